import type { LazyRouteFunction, RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { tradeDeskWords } from './words.ts'

const shown = (load: Parameters<typeof screen>[1]): LazyRouteFunction<RouteObject> => screen(tradeDeskWords, load)

/** The desk of libraries and businesses. */
export const tradeRoutes: RouteObject[] = [
  { path: 'trade', lazy: shown(() => import('./work.tsx')) },
  {
    path: 'accounts',
    lazy: shown(() => import('./accounts.tsx')),
    children: [{ path: ':customer', lazy: shown(() => import('./account.tsx')) }],
  },
  { path: 'account-year/:customer', lazy: shown(() => import('./account-year.tsx')) },
  {
    path: 'account-orders',
    lazy: shown(() => import('./account-orders.tsx')),
    children: [{ path: ':number', lazy: shown(() => import('./account-order-read.tsx')) }],
  },
  { path: 'budgets', lazy: shown(() => import('./budgets.tsx')) },
  {
    path: 'delivery-notes',
    lazy: shown(() => import('./notes.tsx')),
    children: [{ path: ':note', lazy: shown(() => import('./note.tsx')) }],
  },
  {
    path: 'standing-orders',
    lazy: shown(() => import('./standing-orders.tsx')),
    children: [{ path: ':standing', lazy: shown(() => import('./standing-order.tsx')) }],
  },
]
