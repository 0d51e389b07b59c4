import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { noteRows } from './personal-data.sql.ts'

/** Delivery notes are kept with the invoices made of them. */
export const personalData: PersonalData = {
  stays: {
    'delivery_note.customer_id': 'kept with the invoice that was made of it',
    'delivery_note.order_id': 'kept with the invoice that was made of it',
    'delivery_note.requested_by': 'kept with the invoice that was made of it',
  },
  exportPerson: async (db, person) => ({ delivery_notes: await noteRows(db, person) }),
}
