import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { findWords } from './words.ts'

export const findRoutes: RouteObject[] = [{ path: 'find', lazy: screen(findWords, () => import('./find.tsx')) }]
