import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { parcelWords } from '../parcels/words.ts'
import { fulfilmentWords } from './fulfilment-words.ts'
import { orderWords } from './words.ts'

type Loaded = Parameters<typeof screen>[1]

/** These screens show orders too. */
const withOrders = (load: Loaded) => screen([fulfilmentWords, orderWords, parcelWords], load)

export const fulfilmentRoutes: RouteObject[] = [
  { path: 'picks', lazy: withOrders(() => import('./picks.tsx')) },
  {
    path: 'short-list',
    lazy: withOrders(() => import('./short-list.tsx')),
    children: [{ path: ':short', lazy: withOrders(() => import('./short.tsx')) }],
  },
  {
    path: 'dispatch',
    lazy: withOrders(() => import('./dispatch.tsx')),
    children: [{ path: ':code', lazy: withOrders(() => import('./dispatch-order.tsx')) }],
  },
  {
    path: 'pickups',
    lazy: withOrders(() => import('./pickups.tsx')),
    children: [{ path: ':code', lazy: withOrders(() => import('./pickup-order.tsx')) }],
  },
  { path: 'exchange/:number', lazy: screen(orderWords, () => import('./exchange.tsx')) },
  { path: 'take-back/:number', lazy: screen(orderWords, () => import('./take-back.tsx')) },
  {
    path: 'returns',
    lazy: withOrders(() => import('./returns.tsx')),
    children: [{ path: ':return', lazy: withOrders(() => import('./return.tsx')) }],
  },
]
