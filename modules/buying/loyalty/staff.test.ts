import { describe, expect, it } from 'vitest'
import { passOf } from '#tests/support/person.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

describe('the desk of customers', () => {
  it('gives a card to who asks for one at the counter, once, and to nobody unknown', async () => {
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
  it('reads wishes to have data deleted and closes each once', async () => {
    const { call } = await hire(['order_desk'])
    await shop.call('POST', '/unsubscribe/', { email: 'gone@example.com', reason: 'I moved abroad', captcha: passOf(shop) })
    const { items } = (await call('GET', '/erasures/')).body
    expect(items).toMatchObject([{ email: 'gone@example.com', reason: 'I moved abroad', language: 'en' }])
    expect((await call('POST', `/erasures/${items[0].id}/close/`, {})).status).toBe(200)
    expect((await call('POST', `/erasures/${items[0].id}/close/`, {})).status).toBe(404)
    expect((await call('GET', '/erasures/')).body.items).toEqual([])
  })
})
