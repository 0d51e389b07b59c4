import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { marketingWords } from './words.ts'

export const marketingRoutes: RouteObject[] = [
  {
    path: 'coupons',
    lazy: screen(marketingWords, () => import('./coupons.tsx')),
    children: [
      { path: 'new', lazy: screen(marketingWords, () => import('./new-coupon.tsx')) },
      { path: ':coupon', lazy: screen(marketingWords, () => import('./coupon.tsx')) },
    ],
  },
  {
    path: 'promotions',
    lazy: screen(marketingWords, () => import('./promotions.tsx')),
    children: [{ path: ':promotion', lazy: screen(marketingWords, () => import('./promotion.tsx')) }],
  },
  {
    path: 'exclusions',
    lazy: screen(marketingWords, () => import('./exclusions.tsx')),
    children: [
      { path: 'zones', lazy: screen(marketingWords, () => import('./zones.tsx')) },
      { path: ':exclusion', lazy: screen(marketingWords, () => import('./exclusion.tsx')) },
    ],
  },
  {
    path: 'partners',
    lazy: screen(marketingWords, () => import('./partners.tsx')),
    children: [{ path: ':partner', lazy: screen(marketingWords, () => import('./partner.tsx')) }],
  },
  {
    path: 'offers',
    lazy: screen(marketingWords, () => import('./offers.tsx')),
    children: [{ path: ':offer', lazy: screen(marketingWords, () => import('./offer.tsx')) }],
  },
  {
    path: 'synonyms',
    lazy: screen(marketingWords, () => import('./synonyms.tsx')),
    children: [{ path: ':synonym', lazy: screen(marketingWords, () => import('./synonym.tsx')) }],
  },
  {
    path: 'pins',
    lazy: screen(marketingWords, () => import('./pins.tsx')),
    children: [{ path: ':pin', lazy: screen(marketingWords, () => import('./pin.tsx')) }],
  },
  {
    path: 'segments',
    lazy: screen(marketingWords, () => import('./segments.tsx')),
    children: [{ path: ':segment', lazy: screen(marketingWords, () => import('./segment.tsx')) }],
  },
  { path: 'cart-reminders', lazy: screen(marketingWords, () => import('./cart-reminders.tsx')) },
  {
    path: 'readers',
    lazy: screen(marketingWords, () => import('./readers.tsx')),
    children: [{ path: ':reader', lazy: screen(marketingWords, () => import('./reader.tsx')) }],
  },
]
