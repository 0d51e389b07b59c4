import { beforeAll, expect, it } from 'vitest'
import { openSession } from '#modules/people/access/caller.ts'
import { billing } from '#tests/support/billing.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { trading } from '#tests/support/trading.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { library } = trading(shop)

beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))

it('a parcel on account that staff hand over has its delivery note, and its invoice when it is asked for (L-03 to L-06)', async () => {
  const id = await library()
  const order = await billing(shop).given({
    terms: 'account',
    payment_state: 'on_account',
    owner_id: id,
    lines: [{ quantity: 2, unit_cents: 1990, promotion_cents: 596 }],
    parcels: [{ copies: [2], handed_over_at: null }],
  })
  await shop.sql`update order_line set fulfilment = 'preparing' where order_id = ${order.id}`
  const desk = await hire(['order_desk'])
  expect((await desk.call('POST', `/parcels/${order.parcels[0]}/hand-over/`, { carrier: 'Correos' })).status).toBe(200)

  const who = { id, token: await openSession(shop.sql, { kind: 'customer', id, email: `${id}@example.com` }, new Date()) }
  const [note] = (await shop.call('POST', '/delivery-notes/', who)).body.items
  expect(note).toMatchObject({
    order: order.number,
    copies: 2,
    total_price_incl_vat: 33.84,
    invoice: { state: 'not_requested', href: null },
  })
  const asked = await shop.call('POST', `/delivery-notes/${note.note}/invoice-request/`, who)
  expect(asked.body.invoice).toMatchObject({ state: 'issued', paid: false })
  const [invoice] = (await shop.call('POST', '/invoices/', who)).body.items
  expect(invoice).toMatchObject({ number: asked.body.invoice.number, total_price_incl_vat: 33.84, notes: [note.note] })
})
