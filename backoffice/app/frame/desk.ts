import type { ComponentType } from 'react'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import { type Dictionary, language } from '../words/dictionary.ts'

/** A screen that comes when it is opened, with the words of its desk in one language. */
export const screen =
  (words: Dictionary<unknown>, load: () => Promise<{ Screen: ComponentType }>): LazyRouteFunction<RouteObject> =>
  async () => {
    const [{ Screen }] = await Promise.all([load(), words.load(language())])
    return { Component: Screen }
  }
