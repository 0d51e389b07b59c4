import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { aroundWords } from './words.ts'

export const aroundRoutes: RouteObject[] = [
  {
    path: 'campaigns',
    lazy: screen(aroundWords, () => import('./campaigns.tsx')),
    children: [{ path: ':campaign', lazy: screen(aroundWords, () => import('./campaign.tsx')) }],
  },
  {
    path: 'gift-categories',
    lazy: screen(aroundWords, () => import('./gift-categories.tsx')),
    children: [{ path: ':category', lazy: screen(aroundWords, () => import('./gift-category.tsx')) }],
  },
  {
    path: 'quizzes',
    lazy: screen(aroundWords, () => import('./quizzes.tsx')),
    children: [{ path: ':quiz', lazy: screen(aroundWords, () => import('./quiz.tsx')) }],
  },
  {
    path: 'stores',
    lazy: screen(aroundWords, () => import('./stores.tsx')),
    children: [{ path: ':store', lazy: screen(aroundWords, () => import('./store.tsx')) }],
  },
]
