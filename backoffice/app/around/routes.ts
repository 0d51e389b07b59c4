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
    path: 'quizzes',
    lazy: screen(aroundWords, () => import('./quizzes.tsx')),
    children: [{ path: ':quiz', lazy: screen(aroundWords, () => import('./quiz.tsx')) }],
  },
]
