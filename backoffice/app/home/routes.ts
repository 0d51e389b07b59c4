import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { frameWords } from '../frame/words.ts'

export const homeRoutes: RouteObject[] = [{ index: true, lazy: screen(frameWords, () => import('./waiting.tsx')) }]
