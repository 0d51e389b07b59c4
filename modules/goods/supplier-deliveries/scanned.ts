import { parseEan } from '#kernel/isbn.ts'
import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { deliveryOfNote } from './deliveries.sql.ts'

const noteNumber = /^(?=.*\d)(?!\d{12,}$)[A-Za-z0-9][A-Za-z0-9./-]{1,19}$/

/** Goods that come in, by the number of the supplier's note. */
export const supplierDeliveryCodes: CodeReader = {
  kind: 'supplier_delivery',
  reads: (code) => (noteNumber.test(code) && parseEan(code) === null ? code : null),
  find: async (db, value) => {
    const [row] = await deliveryOfNote(db, value)
    return row ? { kind: 'supplier_delivery', delivery: row.id } : null
  },
}
