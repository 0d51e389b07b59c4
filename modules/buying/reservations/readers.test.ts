import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { callFromAnywhere } from '#tests/support/call-from-anywhere.ts'
import { callAsPerson } from '#tests/support/person.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { forgetWishes } from './readers.ts'
import { releaseEnded } from './reserve.ts'

const shop = withShop()
const { hire } = staffing(shop)
const call = callAsPerson(shop)
const { proved } = registering(shop)
// Open every day: what is kept until tomorrow is kept on a Saturday too.
beforeAll(async () => {
  await givenStore(shop.sql, 'T013')
  await shop.sql`update store set hours = '{"mon-sun": "00:00-24:00"}' where code = 'T013'`
})

const later = (days: number) => new Date(Date.now() + days * 86_400_000)
const ask = (product: number, email: string, more: object = {}) =>
  call('POST', '/reservations/', { product, store_code: 'T013', name: 'Rosa Almendro', email, privacy_accepted: true, ...more })
const lettersTo = (email: string) => shop.sql<{ template: string; html: string; plain: string }[]>`
  select template, html, plain from mail_outbox where lower(recipient) = ${email} order by id`
async function keyOf(email: string): Promise<string> {
  const letters = (await lettersTo(email)).filter(({ template }) => template === 'reservation-ask')
  return decodeURIComponent(/reserve-in-store\/([^"\s]+)/.exec(letters.at(-1)?.plain ?? '')?.[1] ?? '')
}
async function reserve(product: number, email: string) {
  const asked = await ask(product, email)
  expect(asked.status, JSON.stringify(asked.body)).toBe(201)
  return call('POST', '/reservations/confirm/', { key: await keyOf(email) })
}
const lyingAt = async (product: number) => {
  const [row] = await shop.sql<{ quantity: number }[]>`
    select quantity from stock where product_id = ${product} and store_code = 'T013'`
  return row?.quantity ?? 0
}

describe('a reader’s reservation', () => {
  it('holds nothing before the letter is answered, and then a copy until the next day', async () => {
    const product = await givenProduct(shop.sql, { stock: 3 })
    const asked = await ask(product, 'rosa@example.com')
    expect(asked.body).toMatchObject({ reserved: null })
    expect(await lyingAt(product)).toBe(3)
    const key = await keyOf('rosa@example.com')
    const { status, body } = await call('POST', '/reservations/confirm/', { key })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.reserved.code).toMatch(/^R-\d{6}$/)
    expect([addDays(today(), 1), today()]).toContain(body.reserved.last_day)
    expect(await lyingAt(product)).toBe(2)
    expect((await lettersTo('rosa@example.com')).at(-1)?.plain).toContain(body.reserved.code)
    expect((await call('POST', '/reservations/confirm/', { key })).body.code).toBe('reservation.link')
    expect(await lyingAt(product)).toBe(2)
    await expectBooksBalance(shop.sql)
  })

  it('is seen at the counter, handed over there, or let go by itself', async () => {
    const { call: desk } = await hire(['bookseller'])
    const [first, second] = [await givenProduct(shop.sql, { stock: 1 }), await givenProduct(shop.sql, { stock: 1 })]
    const { body: one } = await reserve(first, 'counter@example.com')
    await reserve(second, 'counter@example.com')
    const { body } = await desk('POST', '/scan/', { scanned: one.reserved.code })
    const id = body.found.reservation
    expect((await desk('GET', `/reservations/${id}/`)).body).toMatchObject({
      made_by: null,
      name: 'Rosa Almendro',
      state: 'held',
    })
    expect((await desk('POST', `/reservations/${id}/hand-over/`, {})).body.state).toBe('collected')
    await releaseEnded(shop.sql, later(3))
    expect([await lyingAt(first), await lyingAt(second)]).toEqual([0, 1])
    await expectBooksBalance(shop.sql)
  })

  it('is three at a time for one mailbox, however it is spelled, and the same product once a week', async () => {
    const products = await Promise.all([1, 2, 3, 4].map(() => givenProduct(shop.sql, { stock: 2 })))
    const spelled = ['many@example.com', 'Many+1@example.com', 'm.any@example.com', 'many+2@example.com']
    for (const [at, product] of products.slice(0, 3).entries())
      expect((await reserve(product, spelled[at]!.toLowerCase())).status).toBe(200)
    // Three letters an hour are all that one mailbox gets: that hour is over.
    await shop.sql`delete from stranger_letters`
    expect((await reserve(products[3]!, spelled[3]!)).body.code).toBe('reservation.too_many')
    await releaseEnded(shop.sql, later(3))
    await shop.sql`delete from stranger_letters`
    expect((await reserve(products[0]!, 'many+2@example.com')).body.code).toBe('reservation.again')
  })

  it('leaves half of the copies to those who come in, but for the last one', async () => {
    const product = await givenProduct(shop.sql, { stock: 4 })
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(async (at) => (await reserve(product, `half${at}@example.com`)).body.code ?? 'kept'),
    )
    expect(outcomes.toSorted()).toEqual(['kept', 'kept', 'reservation.rest', 'reservation.rest'])
    expect(await lyingAt(product)).toBe(2)
  })

  it('is given to one of many who want the last copy', async () => {
    const product = await givenProduct(shop.sql, { stock: 1 })
    const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => reserve(product, `last${at}@example.com`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await lyingAt(product)).toBe(0)
  })

  it('needs no letter of a customer at their own address, and one at any other', async () => {
    const email = 'own@example.com'
    const me = await proved({ email })
    const [mine, others] = [await givenProduct(shop.sql, { stock: 2 }), await givenProduct(shop.sql, { stock: 2 })]
    const own = await ask(mine, email, { id: me.id, token: me.token, captcha: '' })
    expect(own.body.reserved, JSON.stringify(own.body)).toMatchObject({ last_day: expect.any(String) })
    expect((await ask(others, 'other@example.com', { id: me.id, token: me.token })).body).toMatchObject({ reserved: null })
    expect(await lyingAt(others)).toBe(2)
  })

  it('sends not a word that was typed to an address that nobody proved, and asks for a person', async () => {
    const product = await givenProduct(shop.sql, { stock: 2 })
    await ask(product, 'read@example.com', { name: 'Premio en https://evil.example/premio' })
    for (const { html, plain } of await lettersTo('read@example.com')) expect(html + plain).not.toMatch(/evil|remio/)
    const robot = callFromAnywhere(shop)
    const body = { product, store_code: 'T013', name: 'R', email: 'robot@example.com', privacy_accepted: true }
    expect((await robot('POST', '/reservations/', body)).body).toHaveProperty('captcha')
    expect(await lettersTo('robot@example.com')).toHaveLength(0)
  })

  it('is refused for what is not sold, for files, for unknown stores, for made-up keys and after a day', async () => {
    const product = await givenProduct(shop.sql, { stock: 2 })
    const hidden = await givenProduct(shop.sql, { active: false })
    const file = await givenProduct(shop.sql, { format_code: 'E00', has_file: true, vat_class: 'ebook', stock: 0 })
    expect((await ask(hidden, 'a@example.com')).status).toBe(404)
    expect((await ask(file, 'a@example.com')).body.code).toBe('reservation.not_this')
    expect((await ask(product, 'a@example.com', { store_code: 'T998' })).status).toBe(404)
    expect(Object.keys((await ask(product, 'nobody', { name: '', privacy_accepted: false })).body)).toEqual(
      expect.arrayContaining(['email', 'name', 'privacy_accepted']),
    )
    await ask(product, 'late@example.com')
    const key = await keyOf('late@example.com')
    for (const made of ['', 'x', '1.abc', `${Number.parseInt(key, 10) + 1}${key.slice(key.indexOf('.'))}`])
      expect((await call('POST', '/reservations/confirm/', { key: made })).body.code).toBe('reservation.link')
    await forgetWishes(shop.sql, later(2))
    expect((await call('POST', '/reservations/confirm/', { key })).body.code).toBe('reservation.link')
  })
})
