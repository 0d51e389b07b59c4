import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { importWords } from './words.ts'

export const importRoutes: RouteObject[] = [
  {
    path: 'imports',
    lazy: screen(importWords, () => import('./imports.tsx')),
    children: [
      { path: 'new', lazy: screen(importWords, () => import('./new-file.tsx')) },
      { path: 'rates', lazy: screen(importWords, () => import('./rates.tsx')) },
      { path: 'covers', lazy: screen(importWords, () => import('./covers.tsx')) },
      { path: 'file/:file', lazy: screen(importWords, () => import('./file.tsx')) },
      { path: ':run', lazy: screen(importWords, () => import('./run.tsx')) },
    ],
  },
]
