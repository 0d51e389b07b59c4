import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { actWords } from './act-words.ts'
import { houseWords } from './words.ts'

const withActs = [houseWords, actWords] as const

export const houseRoutes: RouteObject[] = [
  {
    path: 'colleagues',
    lazy: screen(houseWords, () => import('./colleagues.tsx')),
    children: [
      { path: 'new', lazy: screen(houseWords, () => import('./new-colleague.tsx')) },
      { path: ':colleague', lazy: screen(houseWords, () => import('./colleague.tsx')) },
    ],
  },
  {
    path: 'webhooks',
    lazy: screen(houseWords, () => import('./webhooks.tsx')),
    children: [
      { path: 'new', lazy: screen(houseWords, () => import('./new-webhook.tsx')) },
      { path: ':webhook', lazy: screen(houseWords, () => import('./webhook.tsx')) },
    ],
  },
  {
    path: 'shipping',
    lazy: screen(houseWords, () => import('./shipping.tsx')),
    children: [{ path: ':zone', lazy: screen(houseWords, () => import('./zone.tsx')) }],
  },
  {
    path: 'pickup-points',
    lazy: screen(houseWords, () => import('./pickup-points.tsx')),
    children: [
      { path: 'new', lazy: screen(houseWords, () => import('./pickup-point.tsx')) },
      { path: ':carrier/:point', lazy: screen(houseWords, () => import('./pickup-point.tsx')) },
    ],
  },
  { path: 'systems', lazy: screen(houseWords, () => import('./systems.tsx')) },
  { path: 'roles', lazy: screen(withActs, () => import('./roles.tsx')) },
  {
    path: 'record',
    lazy: screen(withActs, () => import('./record.tsx')),
    children: [{ path: ':act', lazy: screen(withActs, () => import('./act.tsx')) }],
  },
]
