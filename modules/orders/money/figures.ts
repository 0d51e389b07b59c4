import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { givenBack, taken } from './figures.sql.ts'

/** What is counted here on the first page of colleagues. */
export const figures: readonly Figure[] = [
  {
    name: 'taken',
    action: 'payment.read',
    homes: { finance: 1, order_desk: 4, admin: 1 },
    unit: 'euros',
    happens: true,
    row: taken,
  },
  { name: 'given_back', action: 'payment.read', homes: { finance: 2, admin: 2 }, unit: 'euros', happens: true, row: givenBack },
]
