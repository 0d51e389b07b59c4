import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { accountWords } from './words.ts'

export const accountRoutes: RouteObject[] = [{ path: 'account', lazy: screen(accountWords, () => import('./account.tsx')) }]
