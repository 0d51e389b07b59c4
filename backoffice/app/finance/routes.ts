import type { RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { bankWords } from './bank-words.ts'
import { booksWords } from './books-words.ts'
import { dayWords } from './day-words.ts'
import { differenceWords } from './difference-words.ts'
import { invoiceWords } from './invoice-words.ts'
import { owedWords } from './owed-words.ts'
import { rateWords } from './rate-words.ts'
import { refundWords } from './refund-words.ts'
import { verifactuWords } from './verifactu-words.ts'
import { financeWords } from './words.ts'

const compared = [booksWords, differenceWords]

export const financeRoutes: RouteObject[] = [
  {
    path: 'refunds',
    lazy: screen([financeWords, refundWords], () => import('./refunds.tsx')),
    children: [{ path: ':refund', lazy: screen([financeWords, refundWords], () => import('./refund.tsx')) }],
  },
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
  { path: 'finance-day', lazy: screen(dayWords, () => import('./day.tsx')) },
  { path: 'takings', lazy: screen(dayWords, () => import('./takings.tsx')) },
  {
    path: 'receivables',
    lazy: screen([financeWords, owedWords], () => import('./receivables.tsx')),
    children: [{ path: ':customer', lazy: screen([financeWords, owedWords], () => import('./receivable.tsx')) }],
  },
  { path: 'books', lazy: screen(compared, () => import('./books.tsx')) },
  {
    path: 'book-runs',
    lazy: screen(booksWords, () => import('./book-runs.tsx')),
    children: [{ path: ':run', lazy: screen(compared, () => import('./book-run.tsx')) }],
  },
  { path: 'rates', lazy: screen(rateWords, () => import('./rates.tsx')) },
  {
    path: 'rate-proposals',
    lazy: screen(rateWords, () => import('./rate-proposals.tsx')),
    children: [{ path: ':proposal', lazy: screen(rateWords, () => import('./rate-proposal.tsx')) }],
  },
  { path: 'month', lazy: screen([financeWords, invoiceWords], () => import('./month.tsx')) },
]
