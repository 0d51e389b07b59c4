import { beforeAll, describe, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill, place, pay } = buying(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

async function ordered(kind: 'home' | 'store' = 'home') {
  const product = await givenProduct(shop.sql)
  const who = await signIn()
  const cart = await fill(who, [product])
  if (kind === 'store') await shop.call('PUT', `/cart/${cart}/`, { shipping_method: 'store', store_delivered: 'T013', ...who })
  const { body } = await place(who, cart)
  await pay(who, body.number)
  // The gateway tells the shop by itself, a moment later.
  await eventually('it is known to be paid', async () => {
    const [order] = await shop.sql`select payment_state from shop_order where number = ${body.number}`
    return order?.['payment_state'] !== 'pending'
  })
  return { number: body.number as string, email: `${who.id}@example.com` }
}

describe('the order desk', () => {
  it('finds orders by number, e-mail and state, and walks them in pages', { timeout: 60_000 }, async () => {
    const { call } = await hire(['order_desk'])
    const [first, second] = [await ordered(), await ordered()]
    const byEmail = (await call('GET', `/orders/?email=${encodeURIComponent(first.email)}`)).body
    expect(byEmail.items.map(({ number }: { number: string }) => number)).toEqual([first.number])
    expect(byEmail.items[0]).toMatchObject({ status: 'e1', payment_state: 'paid', num_items: 1 })
    const page = (await call('GET', '/orders/?payment=paid&limit=1')).body
    expect(page.items[0].number).toBe(second.number)
    const next = (await call('GET', `/orders/?payment=paid&limit=1&before=${page.next}`)).body
    expect(next.items[0].number).toBe(first.number)
    expect((await call('GET', `/orders/?status=e4`)).body.items).toEqual([])
    expect((await call('GET', '/orders/?status=e9')).status).toBe(400)
  })

  it('reads one order with its money and history, and leaves its name there', { timeout: 60_000 }, async () => {
    const { call, id } = await hire(['order_desk'])
    const { number, email } = await ordered()
    const { body } = await call('GET', `/orders/${number}/`)
    expect(body).toMatchObject({ number, email, lines: [{ quantity: 1, status: 'e1' }], payments: [{ outcome: 'captured' }] })
    expect(body.events.map(({ event }: { event: string }) => event)).toEqual(expect.arrayContaining(['placed', 'paid']))
    const [act] = await shop.sql`select action, subject, outcome from staff_act where staff_id = ${id} and action = 'order.read'`
    expect(act).toEqual({ action: 'order.read', subject: `order ${number}`, outcome: 'done' })
    expect((await call('GET', '/orders/none/')).status).toBe(404)
  })

  it('shows a bookseller the orders of the own store only', { timeout: 60_000 }, async () => {
    const bookseller = await hire(['bookseller'], { storeCode: 'T014' })
    const { number } = await ordered('store')
    expect((await bookseller.call('GET', '/orders/')).body.items).toEqual([])
    expect((await bookseller.call('GET', `/orders/${number}/`)).status).toBe(404)
    const here = await hire(['bookseller'])
    expect((await here.call('GET', `/orders/${number}/`)).body.number).toBe(number)
  })
})
