import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { transferOfCode } from './transfers.sql.ts'

const slip = /^T[A-Z0-9-]{3,18}$/

/** Transfers by the code of their slip. */
export const transferCodes: CodeReader = {
  kind: 'transfer',
  reads: (code) => (slip.test(code.toUpperCase()) ? code.toUpperCase() : null),
  find: async (db, value) => {
    const [row] = await transferOfCode(db, value)
    return row ? { kind: 'transfer', transfer: row.id } : null
  },
}
