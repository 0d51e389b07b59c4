import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { fetchWords } from './words.ts'

export const fetchRoutes: RouteObject[] = [
  {
    path: 'fetches',
    lazy: screen(fetchWords, () => import('./sources.tsx')),
    children: [{ path: ':source', lazy: screen(fetchWords, () => import('./source.tsx')) }],
  },
]
