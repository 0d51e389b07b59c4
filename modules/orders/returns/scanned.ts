import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { returnOfLabel } from './staff.sql.ts'

const label = /^D-\d{6,12}$/

/** What comes back, by the label that the customer put on it. */
export const returnCodes: CodeReader = {
  kind: 'return',
  reads: (code) => (label.test(code.toUpperCase()) ? code.toUpperCase() : null),
  find: async (db, value) => {
    const [row] = await returnOfLabel(db, Number(value.slice(2)))
    return row ? { kind: 'return', return: row.id, number: row.number } : null
  },
}
