import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { stockWords } from './words.ts'

export const stockRoutes: RouteObject[] = [
  {
    path: 'stock',
    lazy: screen(stockWords, () => import('./titles.tsx')),
    children: [{ path: ':product', lazy: screen(stockWords, () => import('./title.tsx')) }],
  },
  { path: 'transfers/new', lazy: screen(stockWords, () => import('./new-transfer.tsx')) },
  {
    path: 'transfers',
    lazy: screen(stockWords, () => import('./transfers.tsx')),
    children: [{ path: ':transfer', lazy: screen(stockWords, () => import('./transfer.tsx')) }],
  },
  { path: 'deliveries', lazy: screen(stockWords, () => import('./deliveries.tsx')) },
  { path: 'deliveries/new', lazy: screen(stockWords, () => import('./new-delivery.tsx')) },
  { path: 'deliveries/:delivery', lazy: screen(stockWords, () => import('./delivery.tsx')) },
  { path: 'till-lines', lazy: screen(stockWords, () => import('./till-lines.tsx')) },
  { path: 'counts', lazy: screen(stockWords, () => import('./counts.tsx')) },
  { path: 'counts/new', lazy: screen(stockWords, () => import('./new-count.tsx')) },
  { path: 'counts/:count', lazy: screen(stockWords, () => import('./count.tsx')) },
]
