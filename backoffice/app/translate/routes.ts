import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { translateWords } from './words.ts'

export const translateRoutes: RouteObject[] = [
  { path: 'translate', lazy: screen(translateWords, () => import('./translate.tsx')) },
  { path: 'translate/:kind/:record/:language', lazy: screen(translateWords, () => import('./record.tsx')) },
]
