import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { parcelWords } from '../parcels/words.ts'
import { counterWords } from './words.ts'

export const counterRoutes: RouteObject[] = [
  { path: 'counter', lazy: screen([counterWords, parcelWords], () => import('./counter.tsx')) },
  { path: 'shelf-cards', lazy: screen([counterWords], () => import('./shelf-cards.tsx')) },
]
