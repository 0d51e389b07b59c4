import { closeErasuresOf } from './erasure-requests.sql.ts'
import type { PersonalData } from './person-contract.ts'

/** Wishes to be forgotten: they are dealt with now, and go with the proof of it. */
export const personalData: PersonalData = {
  answersFor: {},
  erasePerson: async (tx, person) => {
    await closeErasuresOf(tx, person)
  },
}
