import { closeErasuresOf, wishRows } from './erasure-requests.sql.ts'
import type { PersonalData } from './person-contract.ts'

/** Wishes to be forgotten: they are dealt with now, and go with the proof of it. */
export const personalData: PersonalData = {
  stays: { 'erasure_request.email': 'the proof, for three years, that a wish to be forgotten was met' },
  exportPerson: async (db, person) => ({ erasure_requests: await wishRows(db, person) }),
  erasePerson: async (tx, person) => {
    await closeErasuresOf(tx, person)
  },
}
