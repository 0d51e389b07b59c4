import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, type Day, today } from '#kernel/days.ts'
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
// Open every day: what is kept until tomorrow is kept on a Saturday too.
beforeAll(async () => {
  await givenStore(shop.sql, 'T013')
  await shop.sql`update store set hours = '{"mon-sun": "00:00-24:00"}' where code = 'T013'`
})
const later = (days: number) => new Date(Date.now() + days * 86_400_000)

describe('a reservation', () => {
  it('keeps copies of its own store from everybody else, and says its number and its last day', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql, { kind: 'object', stock: 1 })
    await shop.sql`update product set availability_code = 'e5' where id = ${product}`
    await shop.sql`insert into product_translation (product_id, language, title) values (${product}, 'ca', 'Quadern d’aigua')`
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
    expect(letters[0]?.plain).toContain('Quadern d’aigua')
    expect(body.lines[0].title).not.toBe('Quadern d’aigua')
    expect((await call('GET', '/reservations/', undefined, 'ca')).body.items[0]).toMatchObject({ titles: 'Quadern d’aigua' })
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

describe('the last day of a reservation', () => {
  const week = Array.from({ length: 7 }, (_, at) => addDays(today(), at + 1))
  /** A store with hours as they are told; what is asked of it is told by a colleague of its own. */
  async function storeThat(code: string, hours: object) {
    await givenStore(shop.sql, code)
    await shop.sql`update store set hours = ${hours as never} where code = ${code}`
    const { call } = await hire(['bookseller'], { storeCode: code })
    const product = await givenProduct(shop.sql, { stock: 0 })
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${product}, ${code}, 9)`
    const reserve = (more: object) => call('POST', '/reservations/', wish(product, { store_code: code, ...more }))
    return { call, reserve }
  }
  const always = { 'mon-sun': '00:00-24:00' }
  const block = (code: string, days: readonly string[]) =>
    shop.sql`insert into store_blocked_day (store_code, month_day) select ${code}, substr(day, 6) from unnest(${days as string[]}::text[]) day`

  it('is none on which the store hands nothing over, unless the bookseller means it', async () => {
    const { call, reserve } = await storeThat('T021', always)
    const [first, second, third] = week as [Day, Day, Day]
    await block('T021', [first, third])
    const refused = await reserve({ last_day: third })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'reservation.day_blocked',
        detail: 'The store hands no orders over on that day.',
        details: { other: week[3] },
      },
    })
    const meant = await reserve({ last_day: third, anyway: true })
    expect(meant.body).toMatchObject({ state: 'held', last_day: third })
    const keep = (body: object) => call('POST', `/reservations/${meant.body.id}/keep/`, body)
    expect((await keep({ last_day: first })).body.code).toBe('reservation.day_blocked')
    expect((await keep({ last_day: second })).body.last_day).toBe(second)
    expect((await keep({ last_day: first, anyway: true })).body.last_day).toBe(first)
  })

  it('is none on which the store has promised as many orders as it hands over', async () => {
    const { reserve } = await storeThat('T022', always)
    await shop.sql`update store set pickups_a_day = 1 where code = 'T022'`
    await shop.sql`insert into pickup_day (store_code, day, taken) values ('T022', ${week[1]!}, 1)`
    expect((await reserve({ last_day: week[1] })).body).toMatchObject({
      code: 'reservation.day_full',
      details: { other: week[2] },
    })
  })

  it('gives way by itself where nobody chose it, to the next day or else to the last one before', async () => {
    const { reserve } = await storeThat('T023', always)
    await block('T023', [week[2]!])
    expect((await reserve({})).body.last_day).toBe(week[3])
    await block('T023', week.slice(3))
    expect((await reserve({})).body.last_day).toBe(week[1])
    await block('T023', week.slice(0, 2))
    expect((await reserve({})).body.last_day).toBe(week[2])
  })

  it('is none of a day with shut doors; a store that says no hours is asked nothing', async () => {
    const { reserve } = await storeThat('T024', always)
    await shop.sql`insert into store_exception (store_code, day, hours) values ('T024', ${week[4]!}, '')`
    expect((await reserve({ last_day: week[4] })).body).toMatchObject({
      code: 'reservation.day_closed',
      details: { other: week[5] },
    })
    const silent = await storeThat('T025', {})
    expect((await silent.reserve({ last_day: week[4] })).body.last_day).toBe(week[4])
  })
})
