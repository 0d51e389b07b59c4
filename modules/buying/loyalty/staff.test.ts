import { describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

describe('the loyalty card', () => {
  it('is given to whoever asks for one at the counter, once, and to nobody unknown', async () => {
    const { call } = await hire(['order_desk'])
    await shop.sql`insert into customer (id, kind, email, password_hash, language) values ('c-counter', 'private', 'c@example.com', 'x', 'ca')`
    const [first, second] = [
      await call('POST', '/customers/c-counter/card/', {}),
      await call('POST', '/customers/c-counter/card/', {}),
    ]
    expect(first.body).toMatchObject({ card: { number: expect.stringMatching(/^29\d{11}$/) }, available: 0, movements: [] })
    expect(second.body.card.number).toBe(first.body.card.number)
    expect((await call('POST', '/customers/c-nobody/card/', {})).status).toBe(404)
  })
})

describe('a card that was lost', () => {
  it('is blocked for good: its points go on under another number, of which its holder is told', async () => {
    const { call } = await hire(['order_desk'])
    await shop.sql`insert into customer (id, kind, email, password_hash, language) values ('c-lost', 'private', 'lost@example.com', 'x', 'es')`
    expect((await call('POST', '/customers/c-lost/card/replace/', { reason: 'robada' })).body.code).toBe('loyalty.no_card')
    const first = (await call('POST', '/customers/c-lost/card/', {})).body.card.number
    await call('POST', '/customers/c-lost/points/', { points: 40, reason: 'por la espera' })
    const { body } = await call('POST', '/customers/c-lost/card/replace/', { reason: 'perdida en el tren' })
    expect(body).toMatchObject({
      available: 40,
      former: [{ number: first, reason: 'perdida en el tren' }],
      acts: { replace: null },
    })
    expect(body.card.number).not.toBe(first)
    expect((await call('POST', '/scan/', { scanned: first })).body.found).toMatchObject({ kind: 'former_card', card: first })
    expect((await call('POST', '/scan/', { scanned: body.card.number })).body.found).toMatchObject({
      customer: 'c-lost',
      points: 40,
    })
    const [letter] = await shop.sql`
      select plain from mail_outbox where recipient = 'lost@example.com' and template = 'email-card-replaced'`
    expect(letter?.['plain']).toContain(body.card.number)
    await expect(shop.sql`update loyalty_card set number = ${first} where customer_id = 'c-lost'`).rejects.toMatchObject({
      constraint_name: 'loyalty_card_number_unique',
    })
  })
})

describe('points given by hand', () => {
  it('are no more in a day than one person may give away alone, and the customer is told why', async () => {
    const { call } = await hire(['order_desk'])
    await shop.sql`insert into customer (id, kind, email, password_hash, language) values ('c-much', 'private', 'much@example.com', 'x', 'en')`
    await call('POST', '/customers/c-much/card/', {})
    const give = (points: number) => call('POST', '/customers/c-much/points/', { points, reason: 'a damaged copy' })
    expect((await give(15_000)).body).toMatchObject({ available: 15_000, may_give: 5_000 })
    expect((await give(5_001)).body).toMatchObject({ code: 'loyalty.too_many_alone', detail: expect.stringContaining('5,000') })
    expect((await give(-1_000)).body).toMatchObject({ available: 14_000, may_give: 5_000 })
    const letters = await shop.sql`select plain from mail_outbox where recipient = 'much@example.com' order by id`
    expect(letters).toHaveLength(2)
    expect(letters[0]?.['plain']).toContain('a damaged copy')
    expect((await (await hire(['finance'])).call('GET', '/customers/c-much/points/')).body.may_give).toBe(20_000)
  })
})

describe('points and promotions', () => {
  it('are given by hand with a reason, and written by marketing', async () => {
    const { call, id } = await hire(['marketing'])
    expect((await call('POST', '/customers/c-points/points/', { points: 5, reason: 'sorry' })).body.code).toBe('loyalty.no_card')
    await shop.sql`insert into loyalty_card (customer_id, number) values ('c-points', '2900000000001')`
    const given = await call('POST', '/customers/c-points/points/', { points: 500, reason: 'sorry for the wait' })
    expect(given.body).toMatchObject({
      available: 500,
      movements: [{ kind: 'adjust', points: 500, reason: 'sorry for the wait' }],
    })
    expect((await call('POST', '/customers/c-points/points/', { points: -501, reason: 'too many' })).body.code).toBe(
      'loyalty.not_enough',
    )
    const [entry] = await shop.sql`select actor from points_entry where customer_id = 'c-points'`
    expect(entry).toEqual({ actor: `staff:${id}` })
    const name = { es: 'Otoño', ca: 'Tardor', en: 'Autumn' }
    const made = await call('POST', '/promotions/', { name, percent: 5, scope: 'books' })
    const edited = await call('PUT', `/promotions/${made.body.id}/`, { name, percent: 4, active: false })
    expect(edited.body).toMatchObject({ percent: 4, active: false })
    expect((await call('GET', '/promotions/')).body.items).toHaveLength(1)
    const shops = async (said: string | null) => {
      const { body } = await call('PUT', `/promotions/${made.body.id}/`, { name, percent: 4, active: false, shop: said })
      const [{ storefront_code } = {}] = await shop.sql`select storefront_code from promotion where id = ${made.body.id}`
      return [body.shop, (await call('GET', `/promotions/${made.body.id}/`)).body.shop, storefront_code]
    }
    expect(await shops('main')).toEqual(['main', 'main', 'T013'])
    expect(await shops(null)).toEqual([null, null, null])
    await expectBooksBalance(shop.sql)
  })
})

describe('the card shown at a till', () => {
  it('earns with what is paid in money and pays objects with points, once a receipt, under two scans at once too', async () => {
    const { call } = await hire(['bookseller'])
    await shop.sql`insert into customer (id, kind, email, password_hash, language) values ('c-till', 'private', 'till@example.com', 'x', 'es')`
    const desk = await hire(['order_desk'])
    const { number } = (await desk.call('POST', '/customers/c-till/card/', {})).body.card
    await desk.call('POST', '/customers/c-till/points/', { points: 300, reason: 'de bienvenida' })
    const at = (sale: object) => call('POST', `/scan/cards/${number}/points/`, sale)
    expect((await at({ receipt: '0001', objects: 20, books: 10, points: 200 })).body).toEqual({
      earned: 90 + 50,
      spent: 200,
      available: 100,
      pending: 140,
    })
    const again = await Promise.all([1, 2].map(() => at({ receipt: '0002', objects: 10 })))
    expect(again.map(({ body }) => String(body.code ?? body.earned)).toSorted()).toEqual(['50', 'loyalty.receipt_known'])
    const refused = [
      [{ receipt: '0003', books: 30, points: 10 }, 'loyalty.objects_only'],
      [{ receipt: '0003', objects: 30, points: 101 }, 'loyalty.not_enough'],
      [{ receipt: '0003' }, 'loyalty.nothing_bought'],
    ] as const
    for (const [sale, code] of refused) expect((await at(sale)).body.code).toBe(code)
    expect((await call('POST', '/scan/cards/2900000000007/points/', { receipt: '0004', objects: 1 })).status).toBe(404)
    const seen = (await desk.call('GET', '/customers/c-till/points/')).body
    expect(seen.movements.slice(0, 3)).toMatchObject([
      { kind: 'earn', points: 50, reason: 'T013 0002' },
      { kind: 'earn', points: 140, reason: 'T013 0001' },
      { kind: 'spend', points: -200, reason: 'T013 0001' },
    ])
    await expectBooksBalance(shop.sql)
  })
})
