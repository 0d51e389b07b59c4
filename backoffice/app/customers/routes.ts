import type { LazyRouteFunction, RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { customerWords } from './words.ts'

const shown = (load: Parameters<typeof screen>[1]): LazyRouteFunction<RouteObject> => screen(customerWords, load)

export const customerRoutes: RouteObject[] = [
  {
    path: 'customers',
    lazy: shown(() => import('./customers.tsx')),
    children: [{ path: ':customer', lazy: shown(() => import('./customer.tsx')) }],
  },
  {
    path: 'card-requests',
    lazy: shown(() => import('./card-requests.tsx')),
    children: [{ path: ':request', lazy: shown(() => import('./card-request.tsx')) }],
  },
  { path: 'gift-cards/new', lazy: shown(() => import('./new-gift-card.tsx')) },
  {
    path: 'gift-cards',
    lazy: shown(() => import('./gift-cards.tsx')),
    children: [
      { path: 'offer', lazy: shown(() => import('./gift-card-offer.tsx')) },
      { path: ':card', lazy: shown(() => import('./gift-card.tsx')) },
    ],
  },
  {
    path: 'erasures',
    lazy: shown(() => import('./erasures.tsx')),
    children: [{ path: ':erasure', lazy: shown(() => import('./erasure.tsx')) }],
  },
]
