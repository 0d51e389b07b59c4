import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { comingWords } from './words.ts'

export const comingRoutes: RouteObject[] = [{ path: 'coming-up', lazy: screen(comingWords, () => import('./coming.tsx')) }]
