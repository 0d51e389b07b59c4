import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { bankWords } from './bank-words.ts'
import { invoiceWords } from './invoice-words.ts'
import { verifactuWords } from './verifactu-words.ts'
import { financeWords } from './words.ts'

export const financeRoutes: RouteObject[] = [
  {
    path: 'payments',
    lazy: screen(financeWords, () => import('./payments.tsx')),
    children: [{ path: ':flag', lazy: screen(financeWords, () => import('./payment.tsx')) }],
  },
  {
    path: 'bank',
    lazy: screen([financeWords, bankWords], () => import('./bank.tsx')),
    children: [{ path: ':entry', lazy: screen([financeWords, bankWords], () => import('./bank-entry.tsx')) }],
  },
  {
    path: 'verifactu',
    lazy: screen(verifactuWords, () => import('./verifactu.tsx')),
    children: [{ path: ':record', lazy: screen(verifactuWords, () => import('./verifactu-record.tsx')) }],
  },
  { path: 'verifactu-declaration', lazy: screen(verifactuWords, () => import('./verifactu-declaration.tsx')) },
  {
    path: 'invoices',
    lazy: screen([financeWords, invoiceWords], () => import('./invoices.tsx')),
    children: [{ path: ':invoice', lazy: screen([financeWords, invoiceWords], () => import('./invoice.tsx')) }],
  },
  { path: 'month', lazy: screen([financeWords, invoiceWords], () => import('./month.tsx')) },
]
