import type { Db } from '#kernel/db.ts'
import type { ErasureObstacle } from '#modules/people/privacy/contract.ts'
import type { Person, PersonalData } from '#modules/people/privacy/person-contract.ts'
import {
  dedicationData,
  ebookGiftData,
  emptyDedications,
  emptyGivenEbooks,
  emptyOpenedEbooks,
  emptyOrders,
  emptyReceivedEbooks,
  numbersOf,
  underWay,
} from './personal-data.sql.ts'

/** The numbers of a person's orders, by which what was written about them is found. */
export const orderNumbersOf = async (db: Db, person: Person): Promise<string[]> =>
  (await numbersOf(db, person)).map(({ number }) => number)

/** The orders stay as books, without who it was. */
export const personalData: PersonalData = {
  answersFor: {
    shop_order: [
      'email',
      'comments',
      'reference',
      'delivery_address',
      'billing_address',
      'pickup_point',
      'tax_id',
      'recipient_tax_id',
      'placed_by',
      'approved_by',
    ],
    order_line: ['dedication'],
    ebook_gift: ['recipient_email', 'giver_name', 'message', 'customer_id'],
  },
  stays: {
    'ebook_gift.order_line_id': 'the book stays with whoever it was given to',
    'shop_order.owner_id': 'the books of an account that says no more whose it is',
    'shop_order.cart_id': 'the books of an account that says no more whose it is',
    'order_line.order_id': 'the books of an order that says no more whose it is',
    'order_event.order_id': 'the books of an order that says no more whose it is',
    'order_event.actor_id': 'who of the shop or of the account did it, by number',
    'order_words.order_id': 'the words of an order, which the database writes anew when it says no more whose it is',
    'trade_purchase.customer_id': 'the books of an account that says no more whose it is',
  },
  withheld: {
    order_words: 'the words of orders, for the search of the staff',
    trade_purchase: 'titles bought before, which the orders say',
  },
  beforeErasure: async (db, customerId) => {
    const open = await underWay(db, customerId)
    const obstacles: ErasureObstacle[] = []
    if (open.orders) obstacles.push('orders')
    if (open.owed) obstacles.push('owed')
    return { obstacles }
  },
  exportPerson: async (db, person) => ({
    ebook_gifts: await ebookGiftData(db, person),
    dedications: await dedicationData(db, person),
  }),
  erasePerson: async (tx, person) => {
    await emptyGivenEbooks(tx, person)
    await emptyReceivedEbooks(tx, person)
    await emptyOpenedEbooks(tx, person)
    await emptyDedications(tx, person)
    await emptyOrders(tx, person)
  },
}
