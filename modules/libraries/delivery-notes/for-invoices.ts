/** Delivery notes as invoices name them and their customers ask for them. */
export { askedNotes, noteOfParcel } from './notes.sql.ts'
