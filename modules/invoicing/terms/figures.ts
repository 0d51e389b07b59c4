import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { sumOwed } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'owed',
    action: 'receipt.read',
    homes: { finance: 4, trade_desk: 4 },
    unit: 'euros',
    view: { screen: 'receivables', filters: {} },
    row: sumOwed,
  },
]
