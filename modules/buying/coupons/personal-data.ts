import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { couponRows, renameUses } from './personal-data.sql.ts'

/** Which coupons somebody used, and those made out to an address. */
export const personalData: PersonalData = {
  answersFor: {},
  exportPerson: async (db, person) => ({ coupons: await couponRows(db, person) }),
  erasePerson: async (tx, person) => {
    await renameUses(tx, person)
  },
}
