import { describe, expect, it } from 'vitest'
import { buying } from '#tests/support/buying.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'

const shop = withShop()
const { signIn, fill } = buying(shop)
const asked = (product: number, query = '', language = 'en') =>
  shop.call('GET', `/products/${product}/arrival/${query}`, undefined, language)

describe('the arrival of a product', () => {
  it('is what the checkout says of a basket that holds one copy of it', async () => {
    for (const product of [
      await givenProduct(shop.sql, { price_cents: 1995, stock: 3 }),
      await givenProduct(shop.sql, { kind: 'object', price_cents: 9000, stock: 1, weight_grams: 4000 }),
    ]) {
      const who = await signIn()
      const cart = await fill(who, [product])
      const { body: bought } = await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: cart })
      const { status, body } = await asked(product, '?postcode=18009')
      expect(status).toBe(200)
      expect(body.home).toMatchObject({ postcode: '18009', place: 'Granada', why_not: null })
      expect(body.home).toMatchObject({ promised_on: bought.plans[0].promised_on, cost: bought.plans[0].cost })
      expect(bought.plans[0].promised_on).not.toBeNull()
    }
  })
  it('says from how much on its delivery is free, and no such thing where it is free', async () => {
    const dear = await givenProduct(shop.sql, { kind: 'object', price_cents: 50_000, stock: 2 })
    const cheap = await givenProduct(shop.sql, { kind: 'object', price_cents: 500, stock: 2 })
    const [first, second] = [await asked(cheap, '?postcode=28001'), await asked(dear, '?postcode=28001')]
    expect(first.body.home.cost).toBeGreaterThan(0)
    expect(second.body.home).toMatchObject({ cost: 0, free_from: null })
    const { body: options } = await shop.call('GET', '/shipping/options/')
    expect(first.body.home.free_from).toBe(options.free_from)
  })
  it('tells until when an order leaves as early, and when a store could hand it over', async () => {
    await givenStore(shop.sql, 'T020')
    const product = await givenProduct(shop.sql, { stock: 3 })
    const { body } = await asked(product, '?postcode=18009&store_code=T020')
    expect(body.order_by).toMatchObject({ time: '14:00' })
    expect(body.store).toMatchObject({ store_code: 'T020', level: 'none' })
    expect((await asked(product, '?store_code=T013')).body.store).toMatchObject({ level: 'few', why_not: null })
    expect((await asked(product, '?store_code=T999')).body).toMatchObject({ home: null, store: null })
  })
  it('is refused for what is no postcode of Spain, and says why nothing is sent there', async () => {
    const product = await givenProduct(shop.sql, { stock: 3 })
    for (const postcode of ['99999', 'abc', '53001', ''])
      expect((await asked(product, `?postcode=${postcode}`, 'es')).body.postcode).toEqual([
        'Escriba un código postal español: cinco cifras, las dos primeras de 01 a 52, como 18009.',
      ])
    const heavy = await givenProduct(shop.sql, { kind: 'object', stock: 3, weight_grams: 900_000 })
    const { body } = await asked(heavy, '?postcode=18009', 'es')
    expect(body.home).toMatchObject({ promised_on: null, cost: null, why_not: expect.stringContaining('pesa más') })
    expect(body.order_by).toBeNull()
  })
  it('is nothing for what nobody can buy, for files, and for what another shop sells', async () => {
    const hidden = await givenProduct(shop.sql, { active: false })
    expect((await asked(hidden, '?postcode=18009')).status).toBe(404)
    expect((await asked(987_654, '?postcode=18009')).status).toBe(404)
    const file = await givenProduct(shop.sql, { format_code: 'E00', has_file: true, vat_class: 'ebook', stock: 0 })
    expect((await asked(file, '?postcode=18009')).body).toEqual({ home: null, store: null, order_by: null })
  })
})
