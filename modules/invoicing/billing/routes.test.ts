import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { letterKey } from '#modules/orders/order/order-key.ts'
import { openSession } from '#modules/people/access/caller.ts'
import { billing, billingSettings } from '#tests/support/billing.ts'
import { type GivenOrder, givenCustomer, givenDeliveredOrder, type OrderToGive } from '#tests/support/delivered-order.ts'
import { testInvoicing } from '#tests/support/invoicing.ts'
import { withShop } from '#tests/support/shop.ts'
import { billParcel } from './bill-parcel.ts'
import { cancelStanding } from './corrections.ts'

const shop = withShop()
const fiscal = {
  name: 'Ana Ruiz',
  nif: '12345678Z',
  street: 'Calle Real, 1',
  postcode: '18009',
  city: 'Granada',
  region: 'Granada',
}
const book = { quantity: 1, unit_cents: 1990 }

async function delivered(order: Partial<OrderToGive> = {}): Promise<{ order: GivenOrder; who: { id: string; token: string } }> {
  const owner = order.owner_id ?? (await givenCustomer(shop.sql, { name: 'Ana' }))
  const given = await givenDeliveredOrder(shop.sql, { lines: [book], owner_id: owner, ...order })
  const kind = order.owner_kind ?? 'customer'
  const who = { id: owner, token: await openSession(shop.sql, { kind, id: owner, email: `${owner}@example.com` }, new Date()) }
  return { order: given, who }
}
const settings = () => ({
  invoicing: testInvoicing,
  senders: () => ({ name: 'The Palace Shop', tagline: '', address: '', email: '', phone: '', url: '' }),
  secret: shop.config.SECRET,
  besideInvoice: billingSettings.besideInvoice,
  publicUrl: 'http://shop.example',
})
const bill = ({ parcels }: GivenOrder) =>
  shop.sql.begin((tx) => billParcel(tx, settings(), parcels[0] ?? 0, new Date('2026-11-21T11:00:00Z')))
const invoicesOf = async (order: GivenOrder, body: object) => shop.call('POST', `/order/${order.number}/invoices/`, body)
const request = (order: GivenOrder, body: object, language = 'en') =>
  shop.call('POST', `/order/${order.number}/invoice-request/`, { ...fiscal, ...body }, language)

describe('an invoice that was cancelled', () => {
  it('is called so to its customer, neither replaced nor paid, and no full one is asked for in its place', async () => {
    const { order, who } = await delivered()
    const invoice = await bill(order)
    const now = new Date('2026-11-22T11:00:00Z')
    await shop.sql.begin((tx) => cancelStanding(tx, settings(), { invoice: invoice!, reason: 'billed twice', now }))
    expect((await invoicesOf(order, who)).body).toMatchObject({
      items: [{ replaced: false, cancelled: true }],
      request: { state: 'refused', detail: expect.stringContaining('cancelled the invoice') },
    })
    expect((await request(order, who)).body.code).toBe('invoice.taken_back')
    const { body } = await shop.call('POST', '/invoices/', who)
    expect(body.items).toMatchObject([{ cancelled: true, paid: false, due: null, may_ask: false }])
  })
})

it('a credit note is neither paid nor due, as it asks for no money', async () => {
  const { order, who } = await delivered()
  await bill(order)
  const lines = [{ orderLineId: order.lines[0] ?? 0, quantity: 1, goodsCents: 1990, surchargeCents: 0 }]
  await billing(shop).credit({ key: `credit:${order.id}`, orderId: order.id, lines })
  const { body } = await shop.call('POST', '/invoices/', who)
  expect(body.items).toMatchObject([
    { kind: 'corrective', paid: false, due: null },
    { kind: 'simplified', paid: true },
  ])
})

describe('asking for an invoice', () => {
  it('answers 201 once and 200 with the same request afterwards', async () => {
    const { order, who } = await delivered()
    await bill(order)
    const first = await request(order, who)
    expect([first.status, first.body.state]).toEqual([201, 'issued'])
    const again = await request(order, { ...who, name: 'Another name' })
    expect([again.status, again.body]).toEqual([200, first.body])
    const { body } = await invoicesOf(order, who)
    expect(body.items.map((item: { kind: string; replaced: boolean }) => [item.kind, item.replaced])).toEqual([
      ['simplified', true],
      ['full', false],
    ])
    expect(body.request).toMatchObject({ state: 'issued', data: { nif: '12345678Z', country: 'ES' } })
  })

  it('begins with what the order knows, and says why where it cannot be asked for', async () => {
    const { order, who } = await delivered()
    expect((await invoicesOf(order, who)).body.request).toMatchObject({
      state: 'open',
      data: { name: 'Ana Ruiz', street: 'Calle Real, 1', postcode: '18009' },
    })
    const cancelled = await delivered({ payment_state: 'cancelled' })
    expect((await invoicesOf(cancelled.order, cancelled.who)).body.request).toMatchObject({
      state: 'refused',
      detail: 'This order was cancelled, so there is nothing to invoice.',
    })
    expect((await request(cancelled.order, cancelled.who)).status).toBe(400)
  })

  it('tells a stranger nothing, and marks each field that is wrong in the caller’s language', async () => {
    const { order, who } = await delivered()
    const stranger = await delivered()
    for (const answer of [await invoicesOf(order, stranger.who), await request(order, stranger.who), await request(order, {})])
      expect([answer.status, answer.body.code]).toEqual([404, 'order.unknown'])
    const wrong = await request(order, { ...who, nif: '12345678A', city: '' }, 'ca')
    expect(wrong.status).toBe(400)
    expect(wrong.body).toMatchObject({
      nif: ['El NIF no és vàlid. Comproveu-ne els números i la lletra.'],
      city: ['Escriviu la població.'],
    })
  })

  it('lets a guest in by the link of the letter, but not into an account’s order', async () => {
    const guest = await delivered({ owner_kind: 'guest', owner_id: 'g-with-a-link' })
    const keyOf = (order: GivenOrder, owner_kind: 'guest' | 'customer' = 'customer') =>
      letterKey(shop.config.SECRET, { number: order.number, owner_kind })
    expect((await request(guest.order, { key: keyOf(guest.order, 'guest') })).status).toBe(201)
    const { order } = await delivered()
    for (const kind of ['customer', 'guest'] as const)
      expect((await request(order, { key: keyOf(order, kind) })).body.code).toBe('order.sign_in')
    expect((await invoicesOf(order, { key: keyOf(order) })).status).toBe(200)
    expect((await invoicesOf(order, { key: 'x'.repeat(32) })).status).toBe(404)
  })
})

describe('papers of an order', () => {
  it('are plain links that carry their own key', async () => {
    const { order, who } = await delivered({ gift_ticket: true, language: 'ca' })
    const invoice = await bill(order)
    const { body } = await invoicesOf(order, who)
    const links = [body.items[0].href, ...body.documents.map((document: { href: string }) => document.href)] as string[]
    expect(links).toHaveLength(3)
    const texts = []
    for (const url of links) {
      const answer = await shop.app.inject({ url })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      expect(answer.headers['cache-control']).toBe('private, no-store')
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })
      texts.push(text)
    }
    expect(texts[0]).toContain(invoice?.number)
    expect(texts[1]).toContain('Albarà de lliurament')
    expect(texts[2]).toContain('Tiquet regal')
    expect(texts.slice(1).join()).not.toContain('€')
  })

  it('open for no other key and no other order', async () => {
    const [one, other] = [await delivered(), await delivered()]
    const invoice = await bill(one.order)
    await bill(other.order)
    const key = letterKey(shop.config.SECRET, { number: other.order.number, owner_kind: 'guest' })
    const tried = [
      `/api/order/${one.order.number}/invoice/${invoice?.number}/?key=${key}`,
      `/api/order/${one.order.number}/invoice/${invoice?.number}/`,
      `/api/order/${other.order.number}/invoice/${invoice?.number}/?key=${key}`,
      `/api/order/${other.order.number}/gift-ticket/1/?key=${key}`,
      `/api/order/${other.order.number}/delivery-note/7/?key=${key}`,
    ]
    const [, paper = ''] = ((await invoicesOf(one.order, one.who)).body.items[0].href as string).split('?key=')
    tried.push(`/api/order/${one.order.number}/delivery-note/1/?key=${paper}`)
    expect((await invoicesOf(one.order, { key: paper })).status).toBe(404)
    for (const url of tried) expect((await shop.app.inject({ url })).statusCode).toBe(404)
    const posted = await shop.call('POST', `/order/${one.order.number}/invoice/${invoice?.number}/`, other.who)
    expect(posted.status).toBe(404)
  })
})
