import { parseEan } from '#kernel/isbn.ts'
import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { titleOfCode } from './scanned.sql.ts'

const houseNumber = /^[A-Za-z0-9][A-Za-z0-9./-]{1,39}$/

/** Titles by ISBN or EAN, with or without hyphens, and by the number of the house. */
export const titleCodes: CodeReader = {
  kind: 'title',
  reads: (code) => parseEan(code) ?? (houseNumber.test(code) ? code : null),
  find: async (db, value, _now, asked) => {
    const [row] = await titleOfCode(db, value, asked)
    return row ? { kind: 'title', product: row.id, sold_in: row.sold_in } : null
  },
}
