import type { Db } from '#kernel/db.ts'
import type { Person, PersonalData } from '#modules/people/privacy/person-contract.ts'
import { orderData } from './personal-data.sql.ts'

/** What was sent back of each order of a person, by the order's number. */
export type ReturnsOfPerson = (db: Db, person: Person) => Promise<ReadonlyMap<string, unknown>>

/** Shows the orders with their lines, history, payments and returns; each part is erased where it is kept. */
export const personalDataWith = (returnsOf: ReturnsOfPerson): PersonalData => ({
  stays: {
    'order_at_counter.order_id': 'which store was shown an order that says no more whose it is',
    'order_of_store.order_id': 'which stores an order is of that says no more whose it is',
  },
  withheld: {
    order_at_counter: 'which store was shown an order, for a day',
    order_of_store: 'which stores an order is of, as its parts say',
  },
  exportPerson: async (db, person) => {
    const orders = await orderData(db, person)
    const returns = await returnsOf(db, person)
    return { orders: orders.map((order) => ({ ...order, returns: returns.get(order.number) ?? null })) }
  },
})
