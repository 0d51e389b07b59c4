import { describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying } from '#tests/support/buying.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { forgetReservations, releaseEnded } from './reserve.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill, place } = buying(shop)

const wish = (product: number, more: object = {}) => ({
  key: crypto.randomUUID(),
  store_code: 'T013',
  lines: [{ product, copies: 1 }],
  name: 'Ana Ruiz',
  phone: '600 000 001',
  ...more,
})
const lyingAt = async (product: number) => {
  const [row] = await shop.sql<
    { quantity: number }[]
  >`select quantity from stock where product_id = ${product} and store_code = 'T013'`
  return row?.quantity ?? 0
}
const later = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('a reservation', () => {
  it('keeps copies of its own store from everybody else, and says its number and its last day', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 1 })
    await shop.sql`update product set availability_code = 'e5' where id = ${product}`
    const asked = today()
    const { status, body } = await call('POST', '/reservations/', wish(product, { email: 'ana@example.com', language: 'ca' }))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({ name: 'Ana Ruiz', state: 'held', copies: 1 })
    expect([addDays(asked, 3), addDays(today(), 3)]).toContain(body.last_day)
    expect(body.code).toMatch(/^R-\d{6}$/)
    expect(await lyingAt(product)).toBe(0)
    const buyer = await signIn()
    expect((await place(buyer, await fill(buyer, [product]))).status).not.toBe(201)
    const letters = await shop.sql<{ plain: string; language: string }[]>`
      select plain, language from mail_outbox where template = 'reserved' and recipient = 'ana@example.com'`
    expect(letters).toHaveLength(1)
    expect(letters[0]?.plain).toContain(body.code)
    expect((await call('POST', '/scan/', { scanned: body.code })).body.found).toEqual({
      kind: 'reservation',
      reservation: body.id,
    })
    await expectBooksBalance(shop.sql)
  })

  it('of many at once is given as often as there are copies, and to nobody else', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql, { stock: 3 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => call('POST', '/reservations/', wish(product))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const [refused] = answers.filter(({ status }) => status !== 200)
    expect(refused?.body).toMatchObject({ code: 'reservation.too_few' })
    expect(await lyingAt(product)).toBe(0)
    expect(await shop.sql`select sum(quantity)::int as held from stock_hold where product_id = ${product}`).toEqual([{ held: 3 }])
    await expectBooksBalance(shop.sql)
  })

  it('is one for one key', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql, { stock: 5 })
    const asked = wish(product)
    const ids = await Promise.all([1, 2, 3].map(async () => (await call('POST', '/reservations/', asked)).body.id))
    expect(new Set(ids).size).toBe(1)
    expect(await lyingAt(product)).toBe(4)
  })

  it('lets go of its copies by itself once its last day is over', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql, { stock: 2 })
    const { body } = await call('POST', '/reservations/', wish(product, { last_day: addDays(today(), 1) }))
    await releaseEnded(shop.sql, later(1))
    expect((await call('GET', `/reservations/${body.id}/`)).body.state).toBe('held')
    await releaseEnded(shop.sql, later(2))
    expect((await call('GET', `/reservations/${body.id}/`)).body).toMatchObject({ state: 'released', closed_by: null })
    expect(await lyingAt(product)).toBe(2)
    expect((await call('POST', `/reservations/${body.id}/hand-over/`, {})).status).toBe(409)
  })

  it('is kept longer within the days that the house keeps anything', async () => {
    const { call } = await hire(['bookseller'])
    const { body } = await call('POST', '/reservations/', wish(await givenProduct(shop.sql)))
    const until = async (days: number) => call('POST', `/reservations/${body.id}/keep/`, { last_day: addDays(today(), days) })
    const week = addDays(today(), 7)
    expect([week, addDays(week, 1)]).toContain((await until(7)).body.last_day)
    expect((await until(8)).body.last_day).toEqual(['Choose a day from tomorrow on, within the time that copies are kept.'])
    expect((await until(0)).status).toBe(400)
  })

  it('is handed over once: its copies have left the store, by the receipt of the till', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql, { stock: 2 })
    const { body } = await call('POST', '/reservations/', wish(product))
    const handed = await call('POST', `/reservations/${body.id}/hand-over/`, { till_receipt: 'C1-9' })
    expect(handed.body).toMatchObject({ state: 'collected', acts: { hand_over: 'reservation.not_now' } })
    expect((await call('POST', `/reservations/${body.id}/release/`, {})).status).toBe(409)
    expect(await lyingAt(product)).toBe(1)
    const moved =
      await shop.sql`select delta, kind, reason, document from stock_movement where document_kind = 'reservation' and product_id = ${product}`
    expect(moved).toEqual([{ delta: -1, kind: 'sale', reason: 'C1-9', document: body.code }])
    await expectBooksBalance(shop.sql)
  })

  it('is its store’s alone, and forgotten ninety days after it ended', async () => {
    await givenStore(shop.sql, 'T014')
    const here = await hire(['bookseller'])
    const elsewhere = await hire(['bookseller'], { storeCode: 'T014' })
    const { body } = await here.call('POST', '/reservations/', wish(await givenProduct(shop.sql), { name: 'Rosa Almendro' }))
    expect((await elsewhere.call('GET', `/reservations/${body.id}/`)).status).toBe(404)
    expect((await elsewhere.call('POST', `/reservations/${body.id}/release/`, {})).status).toBe(404)
    expect((await elsewhere.call('GET', '/reservations/?q=almendro')).body.items).toEqual([])
    expect((await here.call('GET', '/reservations/?q=almendro')).body.items).toMatchObject([{ code: body.code }])
    await here.call('POST', `/reservations/${body.id}/release/`, {})
    await forgetReservations(shop.sql, later(89))
    expect((await here.call('GET', `/reservations/${body.id}/`)).status).toBe(200)
    await forgetReservations(shop.sql, later(91))
    expect((await here.call('GET', `/reservations/${body.id}/`)).status).toBe(404)
  })
})
