import type { RouteObject } from 'react-router'
import { screen } from '../../frame/desk.ts'
import { madeWords } from '../words.ts'
import { quoteWords } from './words.ts'

/** Quotes: prices promised until a day. */
export const quoteRoutes: RouteObject[] = [
  { path: 'new-quote', lazy: screen([quoteWords, madeWords], () => import('./new-quote.tsx')) },
  {
    path: 'quotes',
    lazy: screen([quoteWords, madeWords], () => import('./quotes.tsx')),
    children: [{ path: ':quote', lazy: screen([quoteWords, madeWords], () => import('./quote.tsx')) }],
  },
]
