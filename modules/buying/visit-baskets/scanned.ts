import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { basketOfCode } from './baskets.sql.ts'

const letters = /^[BCDFGHJKLMNPQRSTVWXZ]{6}$/

/** Baskets of visitors by the six letters that their phone shows. */
export const visitBasketCodes: CodeReader = {
  kind: 'visit_basket',
  reads: (code) => (letters.test(code.toUpperCase()) ? code.toUpperCase() : null),
  find: async (db, value) => {
    const row = await basketOfCode(db, value)
    return row ? { kind: 'visit_basket', basket: row.id } : null
  },
}
