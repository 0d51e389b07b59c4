import { describe, expect, it } from 'vitest'
import { issueCard } from '#modules/buying/loyalty/card.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { registering } from '#tests/support/registering.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { proved } = registering(shop)
const bookseller = async () => {
  const { call, id } = await hire(['bookseller'])
  return { id, scan: async (scanned: string) => (await call('POST', '/scan/', { scanned })).body }
}

describe('a scan at the counter', () => {
  it('answers with the title of an ISBN, withdrawn ones too', async () => {
    const { scan } = await bookseller()
    const product = await givenProduct(shop.sql)
    await shop.sql`update product set ean = '9788437604947' where id = ${product}`
    const found = { kind: 'title', product, sold_in: null }
    expect(await scan('978-84-376-0494-7')).toEqual({ code: '978-84-376-0494-7', looks_like: 'title', found })
    await shop.sql`update product set active = false where id = ${product}`
    expect((await scan('84-376-0494-X')).found).toEqual(found)
  })

  it('says which other shop sells a title', async () => {
    const { scan } = await bookseller()
    const name = shop.sql.json({ name: { es: 'El Molino', ca: 'El Molí', en: 'The Mill' } })
    await shop.sql`insert into storefront (code, path_prefix, settings) values ('T977', '/molino', ${name})`
    const theirs = await givenProduct(shop.sql)
    await shop.sql`update product set ean = '9788420658513', storefront_code = 'T977' where id = ${theirs}`
    expect((await scan('9788420658513')).found).toEqual({ kind: 'title', product: theirs, sold_in: 'The Mill' })
  })

  it('answers with an order, and with the parcel of a label', async () => {
    const { scan } = await bookseller()
    const { number, parcelIds } = await givenOrder(shop.sql, [{ taken: 1 }])
    expect((await scan(number)).found).toEqual({ kind: 'order', number, parcel: null })
    expect((await scan(`${number}-1`)).found).toEqual({ kind: 'order', number, parcel: parcelIds[0] })
    expect((await scan(`https://shop.example/ca/comanda/${number}?key=x`)).found).toMatchObject({ number })
  })

  it('greets the holder of a card by first name and initial, and the record keeps the look, not who else was there', async () => {
    const { scan, id } = await bookseller()
    const { id: customer } = await proved()
    const { number } = await issueCard(shop.sql, customer)
    const { found } = await scan(number)
    expect(found).toMatchObject({ kind: 'loyalty_card', card: number, name: 'Ana P.', points: 0, pickups: [], last_order: null })
    expect(Object.keys(found)).not.toContain('email')
    await scan(number)
    const acts = await shop.sql<{ subject: string; input: object }[]>`
      select subject, input from staff_act where staff_id = ${id} and action = 'code.scan'`
    expect(acts).toEqual([{ subject: `card ${number}`, input: { scanned: '…' } }])
  })

  it('says what an unknown code looks like, and that rubbish is no code', async () => {
    const { scan } = await bookseller()
    expect(await scan('9788400000004')).toEqual({ code: '9788400000004', looks_like: 'title', found: null })
    expect(await scan('26-999999')).toMatchObject({ looks_like: 'order', found: null })
    expect(await scan('¿?')).toEqual({ code: '¿?', looks_like: null, found: null })
  })

  it('answers with the goods that come in by a supplier’s note, those still open first', async () => {
    const { scan } = await bookseller()
    const { call } = await hire(['bookseller'])
    const opened = (supplier: string) =>
      call('POST', '/supplier-deliveries/', { store_code: 'T013', supplier, note_number: 'Z-7781', text: '9788437604947 2' })
    const [first, second] = [(await opened('Distribuidora Uno')).body, (await opened('Distribuidora Dos')).body]
    expect((await scan('z-7781')).found).toEqual({ kind: 'supplier_delivery', delivery: second.id })
    await call('POST', `/supplier-deliveries/${second.id}/abandon/`, {})
    expect((await scan('Z-7781')).found).toEqual({ kind: 'supplier_delivery', delivery: first.id })
  })

  it('says what a copy earns, and what the law of the book leaves of its discount', async () => {
    const { call } = await hire(['bookseller'])
    const product = await givenProduct(shop.sql)
    const worth = async () => (await call('GET', `/scan/titles/${product}/worth/`)).body
    await shop.sql`update product set kind = 'book', free_price = false, price_cents = 2000, former_price_cents = null where id = ${product}`
    expect((await worth()).law).toEqual({ percent: 5, left_cents: 100 })
    await shop.sql`update product set price_cents = 1950, former_price_cents = 2000 where id = ${product}`
    expect((await worth()).law).toEqual({ percent: 5, left_cents: 50 })
    await shop.sql`update product set free_price = true where id = ${product}`
    expect((await worth()).law).toBeNull()
    await shop.sql`update product set kind = 'object', price_cents = 2400, former_price_cents = null where id = ${product}`
    expect(await worth()).toEqual({ points: 120, law: null })
    expect((await call('GET', '/scan/titles/999999/worth/')).status).toBe(404)
  })

  it('blocks a gift card that is scanned, with why; whoever may not read cards learns no more of it', async () => {
    const { call } = await hire(['bookseller'])
    const finance = await hire(['finance'])
    const made = await finance.call('POST', '/gift-cards/', {
      amount: 30,
      recipient_email: 'berta@example.com',
      recipient_name: 'Berta',
      gift_message: '',
      storefront: 'T013',
      language: 'es',
    })
    const { id } = made.body
    const block = () => call('POST', `/scan/gift-cards/${id}/block/`, { reason: 'found in the street' })
    expect(await block()).toEqual({ status: 200, body: { done: true } })
    expect((await finance.call('GET', `/gift-cards/${id}/`)).body.block_reason).toBe('found in the street')
    expect((await call('GET', `/gift-cards/${id}/`)).status).toBe(403)
  })
})
