import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { demandWords } from './words.ts'

export const demandRoutes: RouteObject[] = [
  {
    path: 'demand',
    lazy: screen(demandWords, () => import('./demand.tsx')),
    children: [{ path: ':key', lazy: screen(demandWords, () => import('./wanted.tsx')) }],
  },
]
