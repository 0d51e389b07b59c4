import type { CodeReader } from '#modules/orders/counter/codes-contract.ts'
import { registrationOfTicket } from './registrations.sql.ts'

const ticket = /^E-[2-9A-H]{10}$/

/** Tickets of activities; who has one is said by the list of their door. */
export const ticketCodes: CodeReader = {
  kind: 'ticket',
  reads: (code) => (ticket.test(code.toUpperCase()) ? code.toUpperCase() : null),
  find: async (db, value) => {
    const [row] = await registrationOfTicket(db, value)
    return row ? { kind: 'ticket', activity: row.activity_id, registration: row.id } : null
  },
}
