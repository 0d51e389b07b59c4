import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { handOverFiles } from '#modules/orders/fulfilment/order-jobs.ts'
import { fakeLcp } from '#tests/support/fake-lcp.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { licenseeOf, tellLcpServer } from './licenses.sql.ts'
import { askAgain, revokeNext } from './licenses.ts'
import { hashOf } from './passphrase.ts'

const lcp = fakeLcp()
await lcp.server.open()
afterAll(() => lcp.server.close())
const folder = temporaryFolder(afterAll)
const shop = withShop({ DATA_DIR: folder, ...lcp.settings })
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  await tellLcpServer(shop.sql, true)
})
beforeEach(() => {
  lcp.verdicts.length = 0
})
const { paidOrder } = payingOrders(shop)
const services = () => servicesOf(shop.config, shop.sql)
const waived = { download_consent: true, download_acknowledged: true }

/** An ebook whose publisher asks for LCP and whose encrypted publication the server holds. */
async function givenLocked(fields: { print_pages?: number; copy_characters?: number } = {}) {
  const product = await givenProduct(shop.sql, { format_code: 'E00', vat_class: 'ebook', stock: 0, price_cents: 499 })
  await shop.sql`update product set asks_lcp = true where id = ${product}`
  const content = `content-${product}`
  lcp.contents.add(content)
  await shop.sql`insert into ebook_lcp ${shop.sql({ product_id: product, content_id: content, ...fields })}`
  return product
}
async function bought(product: number) {
  const order = await paidOrder([product], { saying: waived })
  await handOverFiles(shop.sql, services(), new Date())
  const shelf = async () => (await shop.call('POST', '/ebooks/', order.who)).body.items
  const fetched = async (method: 'GET' | 'HEAD' = 'GET', accept = '*/*') =>
    shop.app.inject({ method, url: (await shelf())[0].href, headers: { accept } })
  return { ...order, shelf, fetched }
}
const buyable = async (product: number) => (await shop.call('GET', `/products/${product}/`)).body.availability.buyable

describe('an ebook under LCP', () => {
  it('is sold once the licence server holds it, and not by a shop without a server', async () => {
    const product = await givenLocked()
    expect(await buyable(product)).toBe(true)
    await tellLcpServer(shop.sql, false)
    await expect.poll(() => buyable(product)).toBe(false)
    await tellLcpServer(shop.sql, true)
    await expect.poll(() => buyable(product)).toBe(true)
  })
  it('is fetched as a license, made the first time and renewed afterwards, that the passphrase beside it opens', async () => {
    const { shelf, fetched } = await bought(await givenLocked({ print_pages: 20, copy_characters: 2000 }))
    const [item] = await shelf()
    expect(item).toMatchObject({ state: 'ready', read: null, file: null, downloads_left: 5 })
    expect(item.lcp.passphrase).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){2}$/)
    const asked = lcp.licenses.length
    const answer = await fetched()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/vnd.readium.lcp.license.v1.0+json'),
      'content-disposition': expect.stringMatching(/filename="[a-z0-9-]+\.lcpl"/),
    })
    const license = JSON.parse(answer.payload)
    expect(license).toMatchObject({ provider: lcp.door.provider, rights: { print: 20, copy: 2000 } })
    expect(license.encryption.user_key.text_hint).toContain('“My ebooks”')
    expect(lcp.licenses.at(-1)?.partial.encryption.user_key.hex_value).toBe(hashOf(item.lcp.passphrase))
    expect((await shelf())[0].downloads_left).toBe(4)
    expect(JSON.parse((await fetched()).payload).id).toBe(license.id)
    expect(lcp.licenses.length).toBe(asked + 1)
  })
  it('has one passphrase for all books of a reader, and another for another reader', async () => {
    const [one, other] = [await bought(await givenLocked()), await bought(await givenLocked())]
    const words = async ({ shelf }: typeof one) => (await shelf())[0].lcp.passphrase
    expect(await words(one)).toBe(await words(one))
    expect(await words(one)).not.toBe(await words(other))
  })
  it('is no file and opens in no browser, and says why', async () => {
    const { shelf } = await bought(await givenLocked())
    const ticket = new URL((await shelf())[0].href, 'http://shop').searchParams.get('ticket')
    expect(await shop.call('POST', '/ebooks/reading/', { ticket })).toMatchObject({
      status: 409,
      body: { code: 'ebooks.lcp_not_to_read' },
    })
  })
  it('costs nobody a download while the server is away: a sentence says so, and it is asked for again until it is there', async () => {
    const { shelf, fetched } = await bought(await givenLocked())
    lcp.verdicts.push({ status: 503, body: '' })
    const page = await fetched('GET', 'text/html')
    expect(page.statusCode).toBe(503)
    expect(page.payload).toContain('Your purchase is safe')
    expect(page.headers['content-security-policy']).toMatch(/style-src 'sha256-/)
    // Browsers show no page that comes as a file.
    expect(page.headers).not.toHaveProperty('content-disposition')
    expect((await shelf())[0].downloads_left).toBe(5)
    const soon = new Date(Date.now() + 3 * 60_000)
    lcp.verdicts.push({ status: 400, body: '{"detail":"mandatory info missing in the input body"}' })
    await expect(askAgain(shop.sql, services(), soon)).rejects.toThrow('mandatory info missing')
    const later = new Date(soon.getTime() + 5 * 60_000)
    const before = lcp.licenses.length
    expect(await askAgain(shop.sql, services(), later)).toBe(1)
    expect(await askAgain(shop.sql, services(), later)).toBe(0)
    expect(lcp.licenses.length).toBe(before + 1)
    expect(JSON.parse((await fetched()).payload).id).toBe(lcp.licenses.at(-1)?.id)
  })
  it('that was given back is revoked, and asked to be again until it is', async () => {
    const { number, fetched, shelf } = await bought(await givenLocked())
    const { id } = JSON.parse((await fetched()).payload)
    const state = () => lcp.licenses.find((license) => license.id === id)?.status
    expect(await revokeNext(shop.sql, services(), new Date())).toBe(0)
    await shop.sql`update order_line l set refunded_quantity = 1 from shop_order o where o.id = l.order_id and o.number = ${number}`
    expect(await shelf()).toEqual([])
    lcp.verdicts.push({ status: 500, body: '' })
    const now = new Date(Date.now() + 1_000)
    await expect(revokeNext(shop.sql, services(), now)).rejects.toThrow('HTTP 500')
    expect(state()).toBe('ready')
    expect(await revokeNext(shop.sql, services(), now)).toBe(0)
    expect(await revokeNext(shop.sql, services(), new Date(now.getTime() + 10 * 60_000))).toBe(1)
    expect(state()).toBe('cancelled')
    expect(await revokeNext(shop.sql, services(), new Date(now.getTime() + 24 * 3_600_000))).toBe(0)
  })
  it('whose license arrives after its purchase was given back is revoked too', async () => {
    const { number } = await bought(await givenLocked())
    const [line] = await shop.sql<{ id: number }[]>`
      update order_line l set refunded_quantity = 1 from shop_order o where o.id = l.order_id and o.number = ${number} returning l.id`
    await shop.sql`insert into ebook_license (license_id, order_line_id, issued_at) values ('late', ${line!.id}, now())`
    expect(await shop.sql`select closed_at is not null as closed from ebook_license where license_id = 'late'`).toEqual([
      { closed: true },
    ])
    await shop.sql`delete from ebook_license where license_id = 'late'`
  })
  it('goes on as what it was bought as when its publisher changes their mind', async () => {
    const product = await givenLocked()
    const { fetched, shelf } = await bought(product)
    await shop.sql`update product set asks_lcp = false where id = ${product}`
    expect((await shelf())[0].lcp).not.toBeNull()
    expect((await fetched()).headers['content-type']).toContain('lcp.license')
  })
  it('that was given names whoever it was given to, by their address where they have no account', async () => {
    const { number } = await bought(await givenLocked())
    const [line] = await shop.sql<{ id: number }[]>`
      update order_line l set ebook_gift = true, download_waived_at = null, download_waiver = '' from shop_order o
      where o.id = l.order_id and o.number = ${number} returning l.id`
    const gift = { order_line_id: line!.id, recipient_email: 'ines@example.com', giver_name: 'Nur', send_on: '2026-11-28' }
    await shop.sql`insert into ebook_gift ${shop.sql(gift)}`
    expect(await licenseeOf(shop.sql, line!.id)).toMatchObject({
      name: 'ines@example.com',
      email: 'ines@example.com',
      keeper: `line ${line!.id}`,
    })
  })
  it('tells whose a license is to the licence server alone', async () => {
    const { fetched, shelf } = await bought(await givenLocked())
    const { id } = JSON.parse((await fetched()).payload)
    const asked = (license: string, password: string) =>
      shop.app.inject({
        method: 'GET',
        url: `/api/ebooks/licenses/${license}/`,
        headers: { authorization: `Basic ${Buffer.from(`${lcp.door.user}:${password}`).toString('base64')}` },
      })
    expect((await asked(id, 'guessed')).statusCode).toBe(403)
    expect((await asked('none', lcp.door.password)).statusCode).toBe(404)
    const told = (await asked(id, lcp.door.password)).json()
    expect(told).toEqual({
      id: lcp.licenses.at(-1)?.partial.user.id,
      name: expect.any(String),
      email: expect.stringContaining('@'),
      passphrasehash: hashOf((await shelf())[0].lcp.passphrase),
      hint: expect.any(String),
    })
  })
})
