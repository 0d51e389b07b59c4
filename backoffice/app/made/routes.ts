import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { madeWords } from './words.ts'

/** What colleagues make for a customer: orders and reservations. */
export const madeRoutes: RouteObject[] = [
  { path: 'new-order', lazy: screen(madeWords, () => import('./new-order.tsx')) },
  { path: 'new-order/:number', lazy: screen(madeWords, () => import('./made.tsx')) },
  { path: 'account-order/:customer', lazy: screen(madeWords, () => import('./account-order.tsx')) },
  { path: 'till-refunds', lazy: screen(madeWords, () => import('./till-refunds.tsx')) },
  { path: 'new-reservation', lazy: screen(madeWords, () => import('./new-reservation.tsx')) },
  {
    path: 'reservations',
    lazy: screen(madeWords, () => import('./reservations.tsx')),
    children: [{ path: ':reservation', lazy: screen(madeWords, () => import('./reservation.tsx')) }],
  },
]
