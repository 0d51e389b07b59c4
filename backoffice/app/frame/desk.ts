import type { ComponentType } from 'react'
import type { LazyRouteFunction, RouteObject } from 'react-router'
import { type Dictionary, language } from '../words/dictionary.ts'

/** A screen that comes when it is opened, with the words of its desk, and of what else it shows, in one language. */
export const screen =
  (
    words: Dictionary<unknown> | readonly Dictionary<unknown>[],
    load: () => Promise<{ Screen: ComponentType }>,
  ): LazyRouteFunction<RouteObject> =>
  async () => {
    const [{ Screen }] = await Promise.all([load(), ...[words].flat().map((part) => part.load(language()))])
    return { Component: Screen }
  }
