import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { copiesSold } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'copies_sold',
    action: 'stock.read',
    homes: { bookseller: 1 },
    ofStore: true,
    happens: true,
    view: { screen: 'stock', filters: {} },
    row: copiesSold,
  },
]
