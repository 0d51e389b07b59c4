import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { figuresWords } from './words.ts'

export const figuresRoutes: RouteObject[] = [
  { path: 'sales', lazy: screen(figuresWords, () => import('./sales.tsx')) },
  { path: 'sold-titles', lazy: screen(figuresWords, () => import('./sold-titles.tsx')) },
  { path: 'visits', lazy: screen(figuresWords, () => import('./visits.tsx')) },
  { path: 'asked-searches', lazy: screen(figuresWords, () => import('./asked-searches.tsx')) },
  { path: 'missed-searches', lazy: screen(figuresWords, () => import('./missed-searches.tsx')) },
  { path: 'promises', lazy: screen(figuresWords, () => import('./promises.tsx')) },
  { path: 'still-stock', lazy: screen(figuresWords, () => import('./still-stock.tsx')) },
]
