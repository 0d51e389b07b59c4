import { type RouteObject, redirect } from 'react-router'
import { screen } from '../frame/desk.ts'
import { nameWords } from './words.ts'

const name = { path: ':name', lazy: screen(nameWords, () => import('./name.tsx')) }

export const nameRoutes: RouteObject[] = [
  { path: 'names', loader: () => redirect('/names/author') },
  { path: 'names/category', lazy: screen(nameWords, () => import('./sections.tsx')), children: [name] },
  { path: 'names/:kind', lazy: screen(nameWords, () => import('./names.tsx')), children: [name] },
]
