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
  it('finds orders by number, e-mail and state, and walks them in pages', async () => {
    const { call } = await hire(['order_desk'])
    const [first, second] = [await ordered(), await ordered()]
    const byEmail = (await call('GET', `/orders/?email=${encodeURIComponent(first.email)}`)).body
    expect(byEmail.items.map(({ number }: { number: string }) => number)).toEqual([first.number])
    expect(byEmail.items[0]).toMatchObject({ status: 'e1', payment_state: 'paid', num_items: 1 })
    const page = (await call('GET', '/orders/?payment=paid&limit=1')).body
    expect(page.items[0].number).toBe(second.number)
    const next = (await call('GET', `/orders/?payment=paid&limit=1&cursor=${page.next}`)).body
    expect(next.items[0].number).toBe(first.number)
    const back = (await call('GET', `/orders/?payment=paid&limit=1&cursor=${next.previous}`)).body
    expect(back).toMatchObject({ items: [{ number: second.number }], previous: null, count: { of: 2, more: false } })
    expect((await call('GET', `/orders/?status=e4`)).body.items).toEqual([])
    expect((await call('GET', '/orders/?status=e9')).status).toBe(400)
  })

  it('finds them by what somebody says at the counter or types from a slip', async () => {
    const { call } = await hire(['order_desk'])
    const { number, email } = await ordered()
    const [line] = await shop.sql`
      update order_line set title = title where order_id = (select id from shop_order where number = ${number}) returning title, ean`
    await shop.sql`
      update shop_order set delivery_address = delivery_address || ${shop.sql.json({ recipient: 'Íñigo Peñalver', phone: '+34 611 22 33 44' })}
      where number = ${number}`
    const found = async (q: string) =>
      (await call('GET', `/orders/?q=${encodeURIComponent(q)}`)).body.items.map((item: { number: string }) => item.number)
    const { title, ean } = line as { title: string; ean: string }
    for (const q of [
      number,
      number.replace('-', ''),
      email,
      email.slice(0, 8),
      title,
      ean,
      'inigo penal',
      'PEÑALVER',
      '611 223 344',
      '+34611223344',
    ])
      expect(await found(q), q).toContain(number)
    expect(await found('penalver somebody else')).toEqual([])
    expect(await found('!!!')).toEqual([])
  })

  it('sorts them by what is on a closed list, and refuses other orders, days and cursors by their name', async () => {
    const { call } = await hire(['order_desk'])
    const { number } = await ordered()
    const totals = (await call('GET', '/orders/?sort=-total')).body.items.map(({ total }: { total: number }) => total)
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a))
    for (const [query, field] of [
      ['sort=email', 'sort'],
      ['cursor=rubbish', 'cursor'],
      ['from=2026-02-02&to=2026-02-01', 'to'],
      ['as=csv&fields=number,password', 'fields'],
    ])
      expect((await call('GET', `/orders/?${query}`)).body, query).toHaveProperty(field!)
    const { next } = (await call('GET', '/orders/?limit=1')).body
    expect((await call('GET', `/orders/?sort=total&cursor=${next}`)).status).toBe(400)
    expect((await call('GET', `/orders/?q=${number}&from=2020-01-01&to=2020-12-31`)).body.count).toEqual({ of: 0, more: false })
  })

  it('are taken along as they are shown, no text a formula, and more than a file holds is refused', async () => {
    const { token, id } = await hire(['order_desk'])
    const { number } = await ordered()
    await shop.sql`
      update shop_order set delivery_address = delivery_address || '{"recipient": "=HYPERLINK(1)"}' where number = ${number}`
    await shop.sql`update customer set name = '', surnames = '' where id = (select owner_id from shop_order where number = ${number})`
    const file = (as: string) =>
      shop.app.inject({
        url: `/api/staff/orders/?q=${number}&as=${as}&fields=number,customer,total&lang=es`,
        headers: { authorization: `Bearer ${token}` },
      })
    const text = await file('csv')
    expect(text.headers['content-disposition']).toBe('attachment; filename="orders.csv"')
    expect(text.body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffNúmero;Cliente;Total',
      expect.stringMatching(`^${number};'=HYPERLINK\\(1\\);`),
    ])
    expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
    const acts =
      await shop.sql`select input ->> 'as' as file from staff_act where staff_id = ${id} and action = 'order.find' order by id`
    expect(acts).toEqual([{ file: 'csv' }, { file: 'xlsx' }])
  })

  it('reads one order with its money and history, and leaves its name there', async () => {
    const { call, id } = await hire(['order_desk'])
    const { number, email } = await ordered()
    const { body } = await call('GET', `/orders/${number}/`)
    expect(body).toMatchObject({ number, email, lines: [{ quantity: 1, status: 'e1' }], payments: [{ outcome: 'captured' }] })
    expect(body.events.map(({ event }: { event: string }) => event)).toEqual(expect.arrayContaining(['placed', 'paid']))
    const [act] = await shop.sql`select action, subject, outcome from staff_act where staff_id = ${id} and action = 'order.read'`
    expect(act).toEqual({ action: 'order.read', subject: `order ${number}`, outcome: 'done' })
    expect((await call('GET', '/orders/none/')).status).toBe(404)
  })

  it('shows a bookseller the orders of the own store only', async () => {
    const bookseller = await hire(['bookseller'], { storeCode: 'T014' })
    const { number } = await ordered('store')
    expect((await bookseller.call('GET', '/orders/')).body.items).toEqual([])
    expect((await bookseller.call('GET', `/orders/${number}/`)).status).toBe(404)
    const here = await hire(['bookseller'])
    expect((await here.call('GET', `/orders/${number}/`)).body.number).toBe(number)
  })
})
