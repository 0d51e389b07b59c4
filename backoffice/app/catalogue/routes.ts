import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { catalogueWords } from './words.ts'

export const catalogueRoutes: RouteObject[] = [
  { path: 'titles', lazy: screen(catalogueWords, () => import('./titles.tsx')) },
  { path: 'titles/new', lazy: screen(catalogueWords, () => import('./new-title.tsx')) },
  { path: 'titles/:title', lazy: screen(catalogueWords, () => import('./title.tsx')) },
  {
    path: 'lists',
    lazy: screen(catalogueWords, () => import('./lists.tsx')),
    children: [{ path: ':list', lazy: screen(catalogueWords, () => import('./list.tsx')) }],
  },
  { path: 'prices', lazy: screen(catalogueWords, () => import('./prices.tsx')) },
  { path: 'quality', lazy: screen(catalogueWords, () => import('./quality.tsx')) },
]
