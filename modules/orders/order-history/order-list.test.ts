import { describe, expect, it } from 'vitest'
import { orderCodeOf, orderCodes } from '#modules/orders/order/states.ts'
import { billing, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { ordersOf } from './order-list.sql.ts'

const database = withDatabase()
const { given } = billing(database)

/** What puts a line into each code. */
const states = {
  e0: ['placed', 'open'],
  e1: ['preparing', 'open'],
  e2: ['ready', 'open'],
  e3: ['awaiting_launch', 'open'],
  e4: ['cancelled', 'open'],
  e5: ['sent', 'closed'],
  e6: ['collected', 'open'],
  e7: ['sent', 'open'],
  e8: ['collected_at_library', 'open'],
} as const

describe('the list of orders', () => {
  it('filters by the code that each order shows, whatever its lines are (O-03)', async () => {
    const owner_id = 'c-of-many-codes'
    const numbers: string[] = []
    for (const first of orderCodes)
      for (const second of orderCodes) {
        const order = await given({ owner_id, lines: [book, book] })
        numbers.unshift(order.number)
        for (const [index, code] of [first, second].entries()) {
          const [fulfilment, invoicing] = states[code]
          await database.sql`update order_line set fulfilment = ${fulfilment}, invoicing = ${invoicing} where id = ${order.lines[index] ?? 0}`
        }
      }
    const all = async (status: (typeof orderCodes)[number] | 'all') => {
      const pages = []
      for (let page = 1; page <= 5; page += 1)
        pages.push(...(await ordersOf(database.sql, owner_id, { status, words: '', page })))
      return pages
    }
    const every = await all('all')
    expect(every.map((row) => row.number)).toEqual(numbers)
    for (const code of orderCodes) {
      const expected = every.filter((row) => orderCodeOf(row.states) === code).map((row) => row.number)
      const found = await all(code)
      expect(found.map((row) => row.number)).toEqual(expected)
      expect(found[0]?.total).toBe(expected.length)
    }
  })

  it('finds words in the number and in the customer’s own reference (L-19)', async () => {
    const owner_id = 'c-of-references'
    const order = await given({ owner_id, lines: [book], reference: 'Exp. 100%_7 infantil' })
    await given({ owner_id, lines: [book], reference: 'Exp. 1007 adultos' })
    const find = async (words: string) =>
      (await ordersOf(database.sql, owner_id, { status: 'all', words, page: 1 })).map((row) => row.number)
    expect(await find('INFANTIL')).toEqual([order.number])
    expect(await find('100%_7')).toEqual([order.number])
    expect(await find(order.number.slice(2))).toEqual([order.number])
    expect(await find('nada')).toEqual([])
  })
})
