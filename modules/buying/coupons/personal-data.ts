import type { PersonalData } from '#modules/people/privacy/person-contract.ts'
import { couponRows, renameUses } from './personal-data.sql.ts'

/** Which coupons somebody used, and those made out to an address. */
export const personalData: PersonalData = {
  answersFor: { coupon: ['email'], coupon_holder: ['holder'], coupon_use: ['email'] },
  stays: {
    'coupon_use.customer_id': 'what a coupon took off belongs to the books, of an account that says no more whose it is',
    'coupon_use.order_id': 'what a coupon took off belongs to the books',
  },
  withheld: {
    coupon_holder: 'a count of the uses, each of which is handed out',
  },
  exportPerson: async (db, person) => ({ coupons: await couponRows(db, person) }),
  erasePerson: async (tx, person) => {
    await renameUses(tx, person)
  },
}
