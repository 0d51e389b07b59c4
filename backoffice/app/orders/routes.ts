import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { parcelWords } from '../parcels/words.ts'
import { fulfilmentRoutes } from './fulfilment-routes.ts'
import { orderWords } from './words.ts'

export const orderRoutes: RouteObject[] = [
  {
    path: 'orders',
    lazy: screen(orderWords, () => import('./orders.tsx')),
    children: [{ path: ':number', lazy: screen([orderWords, parcelWords], () => import('./order.tsx')) }],
  },
  ...fulfilmentRoutes,
]
