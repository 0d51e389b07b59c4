import type { RouteObject } from 'react-router'
import { editorWords } from '../editor/words.ts'
import { screen } from '../frame/desk.ts'
import { aroundWords } from './words.ts'

export const aroundRoutes: RouteObject[] = [
  {
    path: 'campaigns',
    lazy: screen(aroundWords, () => import('./campaigns.tsx')),
    children: [{ path: ':campaign', lazy: screen([aroundWords, editorWords], () => import('./campaign.tsx')) }],
  },
  {
    path: 'gift-categories',
    lazy: screen(aroundWords, () => import('./gift-categories.tsx')),
    children: [{ path: ':category', lazy: screen([aroundWords, editorWords], () => import('./gift-category.tsx')) }],
  },
  {
    path: 'quizzes',
    lazy: screen(aroundWords, () => import('./quizzes.tsx')),
    children: [{ path: ':quiz', lazy: screen(aroundWords, () => import('./quiz.tsx')) }],
  },
]
