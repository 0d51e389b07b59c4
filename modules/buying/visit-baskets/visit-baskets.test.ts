import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { chooseSlot, putVisitBasket, sweepVisitBaskets } from './baskets.ts'
import { halfHoursOf } from './rules.ts'
import { shelfCardsPdf } from './shelf-cards.ts'

const shop = withShop()
const { call } = shop
const people = staffing(shop)

const product = (more: object = {}) => givenProduct(shop.sql, { kind: 'object', price_cents: 1250, stock: 9, ...more })
const put = (lines: { code: string; quantity: number }[], key = '') => call('POST', '/visit-baskets/', { key, lines })

describe('the basket of a visit', () => {
  it('is kept as it stands on the phone, by the number or the EAN of a card, and opened by its key alone', async () => {
    const [one, other] = [await product(), await product()]
    const [{ ean }] = (await shop.sql`select ean from product where id = ${other}`) as unknown as [{ ean: string }]
    const { body } = await put([
      { code: String(one), quantity: 2 },
      { code: ean, quantity: 1 },
      { code: '999999999', quantity: 1 },
    ])
    expect(body).toMatchObject({ total: 37.5, unknown: ['999999999'], slot: null })
    expect(body.code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/)
    expect(
      body.lines.map(({ product: { pk }, quantity }: { product: { pk: number }; quantity: number }) => [pk, quantity]),
    ).toEqual([
      [one, 2],
      [other, 1],
    ])
    const again = await put([{ code: String(one), quantity: 1 }], body.key)
    expect(again.body).toMatchObject({ key: body.key, code: body.code, total: 12.5 })
    expect((await call('POST', '/visit-baskets/show/', { key: body.key })).body.code).toBe(body.code)
    expect((await call('POST', '/visit-baskets/show/', { key: 'made-up' })).body.code).toBe('visit_basket.over')
  })

  it('is opened at the counter by its six letters, handed over once, and begins anew afterwards', async () => {
    const { body } = await put([{ code: String(await product()), quantity: 1 }])
    const { call: act } = await people.hire(['bookseller'], { storeCode: 'T013' })
    const { found } = (await act('POST', '/scan/', { scanned: body.code.toLowerCase() })).body
    expect(found).toMatchObject({ kind: 'visit_basket' })
    expect((await act('GET', `/visit-baskets/${found.basket}/`)).body).toMatchObject({ total: 12.5, handed_over_at: null })
    expect((await act('POST', `/visit-baskets/${found.basket}/hand-over/`, {})).status).toBe(200)
    expect((await act('POST', `/visit-baskets/${found.basket}/hand-over/`, {})).body.code).toBe('visit_basket.handed_over')
    expect((await put([], body.key)).body.code).not.toBe(body.code)
  })

  it('is collected in a half hour that holds no more baskets than the store gets ready, however many ask at once', async () => {
    const piece = String(await product())
    await shop.sql`update store set exit_capacity = 2, hours = '{"mon-sun": "10:00-14:00"}' where code = 'T013'`
    const visit = { storefront: 'T013', store: 'T013', language: 'es', now: new Date('2031-07-10T08:00:00Z') } as const
    const begin = () => putVisitBasket(shop.sql, { key: '', lines: [{ code: piece, quantity: 1 }] }, visit)
    const baskets = await Promise.all([begin(), begin(), begin(), begin(), begin()])
    const { slots } = baskets[0]!
    expect([slots.length, slots[0]]).toEqual([7, { at: '2031-07-10T08:30:00.000Z', left: 2 }])
    const { at } = slots[0]!
    const answers = await Promise.allSettled(baskets.map(({ key }) => chooseSlot(shop.sql, { key, at }, visit)))
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(refused).toEqual(['visit_basket.slot_full', 'visit_basket.slot_full', 'visit_basket.slot_full'])
    const first = answers.find((answer) => answer.status === 'fulfilled')!.value
    expect(first.slot).toBe(at)
    expect((await chooseSlot(shop.sql, { key: first.key, at: null }, visit)).slot).toBeNull()
    expect(await shop.sql`select taken from exit_slot`).toEqual([{ taken: 1 }])
    const odd = new Date(Date.parse(at) + 60_000).toISOString()
    await expect(chooseSlot(shop.sql, { key: first.key, at: odd }, visit)).rejects.toMatchObject({ code: 'visit_basket.no_slot' })
  })

  it('is forgotten two days after it was last touched', async () => {
    const { body } = await put([{ code: String(await product()), quantity: 1 }])
    await shop.sql`update visit_basket set touched_at = now() - interval '3 days' where code = ${body.code}`
    await sweepVisitBaskets(shop.sql, new Date())
    expect((await call('POST', '/visit-baskets/show/', { key: body.key })).status).toBe(404)
  })
})

describe('half hours at the exit', () => {
  const store = {
    hours: { 'mon-sun': '10:00-14:00' },
    timeZone: 'Europe/Madrid',
    exceptions: [],
    holidays: [],
    blocked: [],
    pickup: true,
  }
  it('lie whole within the hours of the day, on the clock of the store, and begin no earlier than asked', () => {
    const halves = halfHoursOf(store, day('2031-07-10'), new Date('2031-07-10T10:10:00Z'))
    expect(halves.map((at) => at.toISOString())).toEqual([
      '2031-07-10T10:30:00.000Z',
      '2031-07-10T11:00:00.000Z',
      '2031-07-10T11:30:00.000Z',
    ])
  })
})

describe('cards on the shelves', () => {
  it('say title and price in a language, and lead whoever scans one to the basket in theirs', async () => {
    const id = await product({ title: 'Granada de barro' })
    const found = await shop.app.inject({ url: `/v/${id}`, headers: { 'accept-language': 'fr,ca;q=0.9' } })
    expect([found.statusCode, found.headers.location]).toEqual([302, `/ca/cistella-de-la-visita?add=${id}`])
    const pdf = await shelfCardsPdf([{ id, title: 'Granada de barro', author: '', ean: '', cents: 1250 }], {
      language: 'es',
      shop: 'La Tienda',
      address: (one) => `https://shop.example/v/${one}`,
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
    expect(text).toContain('Granada de barro')
    expect(text).toMatch(/12,50\s€/)
  })
})
