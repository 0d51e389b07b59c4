import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { homeWords } from './words.ts'

export const homeRoutes: RouteObject[] = [{ index: true, lazy: screen(homeWords, () => import('./waiting.tsx')) }]
