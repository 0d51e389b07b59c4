import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const people = staffing(shop)
let call: Colleague['call']
beforeAll(async () => {
  await shop.sql`insert into storefront (code, path_prefix) values ('T777', '/mill')`
  call = (await people.hire(['marketing'])).call
})

const all = (text: string) => ({ es: `${text} es`, ca: `${text} ca`, en: text })
const bundle = (name: string, change: object = {}) => ({
  names: all(name),
  holds: all(`What ${name} holds`),
  price: 19.5,
  tickets_url: 'https://tickets.example/both',
  ...change,
})
const make = (name: string, change: object = {}) => call('POST', '/ticket-bundles/', bundle(name, change))
const shown = async (language = 'en', store = 'T013') => {
  const { payload } = await shop.app.inject({
    url: `/api/ticket-bundles/?store=${store}&lang=${language}`,
    headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
  })
  return JSON.parse(payload).items
}
const namesShown = async () => (await shown()).map(({ name }: { name: string }) => name)

describe('combined tickets', () => {
  it('stand in their order with what they hold, their price and the way to the ticket office, in each language', async () => {
    await make('Second', { position: 2 })
    await make('First', { position: 1, price: 24 })
    expect(await shown('ca')).toEqual([
      {
        id: expect.any(Number),
        name: 'First ca',
        holds: 'What First holds ca',
        price: 24,
        tickets_url: 'https://tickets.example/both',
        until: null,
        voucher: null,
      },
      expect.objectContaining({ name: 'Second ca', price: 19.5 }),
    ])
  })
  it('are shown from their first day to their last, and go by themselves', async () => {
    await make('Ends today', { last_day: today() })
    await make('Ended', { last_day: addDays(today(), -1) })
    await make('Begins today', { first_day: today() })
    await make('Begins tomorrow', { first_day: addDays(today(), 1) })
    await make('Hidden', { active: false })
    const names = await namesShown()
    expect(names).toEqual(expect.arrayContaining(['Ends today', 'Begins today']))
    for (const gone of ['Ended', 'Begins tomorrow', 'Hidden']) expect(names).not.toContain(gone)
  })
  it('stand on the page of their own shop alone', async () => {
    await make('Of the mill', { shop: 'T777' })
    expect((await shown('en', 'T777')).map(({ name }: { name: string }) => name)).toEqual(['Of the mill'])
    expect(await namesShown()).not.toContain('Of the mill')
    const wrong = await make('Nowhere', { shop: 'T778' })
    expect(wrong).toMatchObject({ status: 400, body: { shop: ['There is no shop with that code.'] } })
  })
  it('bring a coupon of the shop only if there is one, and as long as it can be used', async () => {
    const coupon = { coupon_code: 'PALACE10', title: all('Ten per cent off objects'), kind: 'percent', percent: 10 }
    const wrong = await make('With nothing', { coupon_code: 'PALACE10' })
    expect(wrong).toMatchObject({ status: 400, body: { coupon_code: [expect.stringContaining('has no coupon')] } })
    const { id: couponId } = (await call('POST', '/coupons/', coupon)).body
    await make('With a coupon', { coupon_code: 'palace10' })
    const voucher = async () => (await shown()).find(({ name }: { name: string }) => name === 'With a coupon').voucher
    expect(await voucher()).toBe('Ten per cent off objects')
    await shop.sql`update coupon set valid_to = ${addDays(today(), -1)} where id = ${couponId}`
    expect(await voucher()).toBeNull()
  })
  it('are kept by whoever writes pages, and translated at the desk of the three languages', async () => {
    const { id } = (await make('To change')).body
    const changed = await call('PUT', `/ticket-bundles/${id}/`, bundle('Changed', { last_day: today(), first_day: today() }))
    expect(changed).toMatchObject({ status: 200, body: { names: all('Changed'), last_day: today() } })
    const reversed = await call(
      'PUT',
      `/ticket-bundles/${id}/`,
      bundle('Changed', { first_day: today(), last_day: addDays(today(), -1) }),
    )
    expect(reversed).toMatchObject({ status: 400, body: { last_day: [expect.any(String)] } })
    const [told] =
      await shop.sql`select text from written_text where kind = 'ticket-bundle' and record = ${String(id)} and field = 'names' and language = 'ca'`
    expect(told).toEqual({ text: 'Changed ca' })
    const bookseller = (await people.hire(['bookseller'])).call
    expect((await bookseller('POST', '/ticket-bundles/', bundle('Not mine'))).status).toBe(403)
  })
})
