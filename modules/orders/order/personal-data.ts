import type { Db } from '#kernel/db.ts'
import type { ErasureObstacle } from '#modules/people/privacy/contract.ts'
import type { Person, PersonalData } from '#modules/people/privacy/person-contract.ts'
import { emptyOrders, numbersOf, underWay } from './personal-data.sql.ts'

/** The numbers of a person's orders, by which what was written about them is found. */
export const orderNumbersOf = async (db: Db, person: Person): Promise<string[]> =>
  (await numbersOf(db, person)).map(({ number }) => number)

/** The orders stay as books, without who it was. */
export const personalData: PersonalData = {
  answersFor: {},
  beforeErasure: async (db, customerId) => {
    const open = await underWay(db, customerId)
    const obstacles: ErasureObstacle[] = []
    if (open.orders) obstacles.push('orders')
    if (open.owed) obstacles.push('owed')
    return { obstacles }
  },
  erasePerson: async (tx, person) => {
    await emptyOrders(tx, person)
  },
}
