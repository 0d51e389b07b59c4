import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { exchangeWords } from './words.ts'

export const exchangeRoutes: RouteObject[] = [
  {
    path: 'fetches',
    lazy: screen(exchangeWords, () => import('./sources.tsx')),
    children: [{ path: ':source', lazy: screen(exchangeWords, () => import('./source.tsx')) }],
  },
  {
    path: 'sendings',
    lazy: screen(exchangeWords, () => import('./sendings.tsx')),
    children: [{ path: ':sending', lazy: screen(exchangeWords, () => import('./sending.tsx')) }],
  },
]
