import { parseEan } from '#kernel/isbn.ts'
import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { deliveryOfNote } from './deliveries.sql.ts'

/** Letters and digits with a digit among them; a long number alone is a code of something else. */
const isNoteNumber = (code: string) =>
  /^[A-Za-z0-9][A-Za-z0-9./-]{1,19}$/.test(code) && /\d/.test(code) && !/^\d{12,}$/.test(code)

/** Goods that come in, by the number of the supplier's note. */
export const supplierDeliveryCodes: CodeReader = {
  kind: 'supplier_delivery',
  reads: (code) => (isNoteNumber(code) && parseEan(code) === null ? code : null),
  find: async (db, value) => {
    const [row] = await deliveryOfNote(db, value)
    return row ? { kind: 'supplier_delivery', delivery: row.id } : null
  },
}
