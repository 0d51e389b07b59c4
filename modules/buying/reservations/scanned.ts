import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { reservationOfCode } from './reservations.sql.ts'

const slip = /^R-\d{6,}$/

/** Reservations by the code of their slip. */
export const reservationCodes: CodeReader = {
  kind: 'reservation',
  reads: (code) => (slip.test(code.toUpperCase()) ? code.toUpperCase() : null),
  find: async (db, value) => {
    const [row] = await reservationOfCode(db, value)
    return row ? { kind: 'reservation', reservation: row.id } : null
  },
}
