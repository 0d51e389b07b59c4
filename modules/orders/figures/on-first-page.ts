import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { promisesKept } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const onFirstPage: readonly Figure[] = [
  {
    name: 'promises_kept',
    action: 'promise.read',
    homes: { order_desk: 6, bookseller: 6, admin: 6 },
    unit: 'percent',
    happens: true,
    view: { screen: 'promises', filters: {} },
    row: promisesKept,
  },
]
