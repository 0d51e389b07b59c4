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
    await expectBooksBalance(shop.sql)
  })
})
