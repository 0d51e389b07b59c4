import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { actWords } from './act-words.ts'
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
  { path: 'roles', lazy: screen(withActs, () => import('./roles.tsx')) },
  {
    path: 'record',
    lazy: screen(withActs, () => import('./record.tsx')),
    children: [{ path: ':act', lazy: screen(withActs, () => import('./act.tsx')) }],
  },
]
