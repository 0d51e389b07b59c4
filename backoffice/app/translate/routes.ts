import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { translateWords } from './words.ts'

export const translateRoutes: RouteObject[] = [
  { path: 'translate', lazy: screen(translateWords, () => import('./translate.tsx')) },
  { path: 'translate/links', lazy: screen(translateWords, () => import('./links.tsx')) },
  { path: 'translate/nowhere', lazy: screen(translateWords, () => import('./nowhere.tsx')) },
  { path: 'translate/:kind/:record/:language', lazy: screen(translateWords, () => import('./record.tsx')) },
]
