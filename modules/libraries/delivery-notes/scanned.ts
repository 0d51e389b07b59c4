import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { parcelOfNote } from './notes.sql.ts'

const noteCode = /^A-\d{4}-\d{6}$/

/** Delivery notes by their code: the order, and the parcel that they came with. */
export const noteCodes: CodeReader = {
  kind: 'delivery_note',
  reads: (code) => (noteCode.test(code.toUpperCase()) ? code.toUpperCase() : null),
  find: async (db, value) => {
    const [row] = await parcelOfNote(db, value)
    return row ? { kind: 'order', number: row.number, parcel: row.parcel } : null
  },
}
