import { beforeAll, describe, expect, it } from 'vitest'
import { buying, granada, type Who } from '#tests/support/buying.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'

const shop = withShop()
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
const { signIn, fill, place, detail } = buying(shop)

const nif = '99999999R'
const guest = (id: string) => signIn(id, 'guest')
const basket = async (who: Who, address: object = {}) => {
  const cart = await fill(who, [await givenProduct(shop.sql)])
  if (Object.keys(address).length > 0)
    await shop.call('PUT', `/cart/${cart}/`, { ...who, delivery_address: { ...granada, ...address } })
  return cart
}
const laspalmas = { postcode: '35001', city: 'Las Palmas', region: 'Las Palmas' }
const london = { country: 'GB', postcode: 'SW1A 1AA', city: 'London', region: 'London' }

describe('an invoice that is asked for with the order (P-37)', () => {
  it('asks for the NIF where nobody knows it, at its own field', async () => {
    const who = await guest('g-invoice')
    const cart = await basket(who)
    const { status, body } = await place(who, cart, { invoice_request: true })
    expect([status, body.tax_id]).toEqual([400, ['To issue your invoice, we need the buyer’s tax number (NIF).']])
    expect((await place(who, cart, { invoice_request: true, tax_id: '12345678A' })).body.tax_id).toEqual([
      'This tax number is not valid. Please check its digits and letter.',
    ])
    const placed = await place(who, cart, { invoice_request: true, tax_id: ' 99.999.999-r ' })
    expect(placed.status).toBe(201)
    expect(await detail(who, placed.body.number)).toMatchObject({ invoice_request: true, tax_id: nif })
  })
  it('takes that of the account, and needs none where no invoice is wished', async () => {
    const id = await givenCustomer(shop.sql, { tax_id: nif })
    const who = await signIn(id)
    const placed = await place(who, await basket(who), { invoice_request: true })
    expect([placed.status, (await detail(who, placed.body.number)).tax_id]).toEqual([201, ''])
    const other = await guest('g-no-invoice')
    expect((await place(other, await basket(other), { tax_id: 'whatever' })).status).toBe(201)
  })
  it('asks for name and address where nothing is sent anywhere', async () => {
    const who = await guest('g-collects')
    const cart = (await shop.call('POST', '/cart/', who)).body.pk as string
    await shop.call('POST', '/cart/line/', { cart, product: await givenProduct(shop.sql), quantity: 1, ...who })
    await shop.call('PUT', `/cart/${cart}/`, { ...who, shipping_method: 'store', store_delivered: 'T013' })
    const wish = { invoice_request: true, tax_id: nif }
    expect((await place(who, cart, wish)).body.billing).toEqual(['To issue your invoice, we need a name and a billing address.'])
    expect((await place(who, cart, { ...wish, billing_address: granada })).status).toBe(201)
  })
})

describe('a billing address of its own', () => {
  it('is told by field what it lacks, and leaves no blank in what is said of the whole', async () => {
    const who = await guest('g-billed')
    const { body } = await place(who, await basket(who), { billing_address: { ...granada, region: '' } })
    expect(body.code).toBe('customer.address_invalid')
    expect(body.billing_region).toHaveLength(1)
    expect(JSON.stringify(body)).not.toMatch(/\{\w+\}|«billing/)
  })
})

describe('a parcel through customs', () => {
  it('asks who receives it, on the Canaries and abroad', async () => {
    const who = await guest('g-canaries')
    const cart = await basket(who, laspalmas)
    const said = ['Customs require the recipient’s tax or ID number.']
    expect((await place(who, cart)).body.recipient_tax_id).toEqual(said)
    expect((await place(who, cart, { recipient_tax_id: 'X1' })).body.recipient_tax_id).toHaveLength(1)
    const placed = await place(who, cart, { recipient_tax_id: nif })
    expect(await detail(who, placed.body.number)).toMatchObject({ recipient_tax_id: nif, tax_treatment: 'export' })
    const abroad = await guest('g-london')
    const parcel = await basket(abroad, london)
    expect((await place(abroad, parcel)).body.recipient_tax_id).toEqual(said)
    expect((await place(abroad, parcel, { recipient_tax_id: 'passport 5331' })).status).toBe(201)
  })
  it('asks nobody within the VAT area', async () => {
    const who = await guest('g-paris')
    const paris = await basket(who, { country: 'FR', postcode: '75001', city: 'Paris', region: 'Paris' })
    expect((await place(who, paris)).status).toBe(201)
  })
})
