import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { markdownWords } from '../kit/markdown-words.ts'
import { actWords } from './act-words.ts'
import { doorWords } from './door-words.ts'
import { dutyWords } from './duty-words.ts'
import { settingWords } from './setting-words.ts'
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
  { path: 'feeds', lazy: screen(doorWords, () => import('./feeds.tsx')) },
  {
    path: 'keys',
    lazy: screen(doorWords, () => import('./keys.tsx')),
    children: [
      { path: 'new', lazy: screen(doorWords, () => import('./new-key.tsx')) },
      { path: ':access', lazy: screen(doorWords, () => import('./key.tsx')) },
    ],
  },
  {
    path: 'shipping',
    lazy: screen(houseWords, () => import('./shipping.tsx')),
    children: [
      { path: 'store/:store', lazy: screen(houseWords, () => import('./pickup-store.tsx')) },
      { path: ':zone', lazy: screen(houseWords, () => import('./zone.tsx')) },
    ],
  },
  {
    path: 'pickup-points',
    lazy: screen(houseWords, () => import('./pickup-points.tsx')),
    children: [
      { path: 'new', lazy: screen(houseWords, () => import('./pickup-point.tsx')) },
      { path: ':carrier/:point', lazy: screen(houseWords, () => import('./pickup-point.tsx')) },
    ],
  },
  { path: 'systems', lazy: screen([houseWords, dutyWords], () => import('./systems.tsx')) },
  {
    path: 'shops',
    lazy: screen(houseWords, () => import('./shops.tsx')),
    children: [{ path: ':shop', lazy: screen([houseWords, markdownWords], () => import('./shop.tsx')) }],
  },
  { path: 'settings', lazy: screen([houseWords, settingWords], () => import('./settings.tsx')) },
  { path: 'roles', lazy: screen(withActs, () => import('./roles.tsx')) },
  {
    path: 'record',
    lazy: screen(withActs, () => import('./record.tsx')),
    children: [{ path: ':act', lazy: screen(withActs, () => import('./act.tsx')) }],
  },
]
