import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { writeNextFeed } from './write-feed.ts'

const shop = withShop()
const { hire } = staffing(shop)
let ana: Colleague
let boss: Colleague

beforeAll(async () => {
  ana = await hire(['catalogue'])
  boss = await hire(['admin'])
})
beforeEach(async () => {
  await shop.sql`delete from product_feed`
})

const place = () => ({ files: new DiskFiles(shop.config.DATA_DIR), publicUrl: 'https://shop.example' })
const writeAll = async () => {
  while ((await writeNextFeed(shop.sql, place())) > 0);
}
const feedIn = async (language: string) => {
  await writeAll()
  const { items } = (await ana.call('GET', '/feeds/')).body
  return items.find((feed: { storefront: string; language: string }) => feed.storefront === 'T013' && feed.language === language)
}
const photographed = async (product: number) => {
  await shop.sql`insert into product_image (product_id, position, file_key, width, height, dominant_colour)
    values (${product}, 1, ${`k${product}`}, 900, 1200, '#336699')`
  return product
}
const get = (address: string) => shop.app.inject(new URL(address).pathname)
const onIn = async (language: string) => {
  const feed = await feedIn(language)
  expect((await ana.call('POST', `/feeds/${feed.id}/on/`, {})).body).toMatchObject({ active: true })
  await writeAll()
  return feed as { id: number; address: string }
}
/** The item of a title, as it was fetched. */
const itemOf = (xml: string, title: string) => xml.split('<item>').find((item) => item.includes(`<g:title>${title}`)) ?? ''

describe('the catalogue for other sites', () => {
  it('names titles on sale that have a photograph, with price, number and page, and escapes what XML reads', async () => {
    const shown = await photographed(await givenProduct(shop.sql, { title: 'Fe & luz', stock: 9, price_cents: 2490 }))
    await givenProduct(shop.sql, { title: 'Sin foto', stock: 9 })
    const gone = await photographed(await givenProduct(shop.sql, { title: 'Retirado', stock: 9 }))
    await shop.sql`update product set active = false where id = ${gone}`
    const { address } = await onIn('es')
    const answer = await get(address)
    expect(answer.headers['content-type']).toBe('application/gzip')
    const xml = gunzipSync(answer.rawPayload).toString('utf8')
    const [{ ean }] = await shop.sql<[{ ean: string }]>`select ean from product where id = ${shown}`
    const item = itemOf(xml, 'Fe &amp; luz')
    expect(item).toContain('<g:price>24.90 EUR</g:price>')
    expect(item).toContain(`<g:gtin>${ean}</g:gtin>`)
    expect(item).toContain('<g:availability>in_stock</g:availability>')
    expect(item).toMatch(/<g:link>https:\/\/shop\.example\/es\/[^<]+<\/g:link>/)
    expect(item).toMatch(/<g:image_link>https:\/\/shop\.example\/media\/file\//)
    expect(xml).not.toContain('Sin foto')
    expect(xml).not.toContain('Retirado')
    expect(xml.trimEnd().endsWith('</rss>')).toBe(true)
  })

  it('tells a book at the price that the law allows and never as reduced, an object with both prices', async () => {
    const cut = async (kind: 'book' | 'object', title: string) => {
      const product = await photographed(await givenProduct(shop.sql, { title, kind, stock: 9, price_cents: 2000 }))
      await shop.sql`update product set former_price_cents = 2500 where id = ${product}`
      await shop.sql`delete from price_history where product_id = ${product}`
      await shop.sql`insert into price_history (product_id, price_cents, valid_from)
        values (${product}, 2500, now() - interval '40 days'), (${product}, 2000, now() - interval '1 day')`
    }
    await cut('book', 'Libro rebajado')
    await cut('object', 'Cuenco rebajado')
    const { address } = await onIn('es')
    const xml = gunzipSync((await get(address)).rawPayload).toString('utf8')
    expect(itemOf(xml, 'Libro rebajado')).toContain('<g:price>23.75 EUR</g:price>')
    expect(itemOf(xml, 'Libro rebajado')).not.toContain('sale_price')
    expect(itemOf(xml, 'Cuenco rebajado')).toContain('<g:price>25.00 EUR</g:price><g:sale_price>20.00 EUR</g:sale_price>')
  })

  it('answers nothing while it is off, nor at a former address', async () => {
    const { id, address } = await onIn('en')
    expect((await get(address)).statusCode).toBe(200)
    const moved = (await ana.call('POST', `/feeds/${id}/address/`, {})).body
    expect((await get(address)).statusCode).toBe(404)
    expect((await get(moved.address)).statusCode).toBe(200)
    await ana.call('POST', `/feeds/${id}/off/`, {})
    expect((await get(moved.address)).statusCode).toBe(404)
    expect((await ana.call('POST', `/feeds/${id}/make/`, {})).body.code).toBe('feeds.off')
  })

  it('says why it could not be written, and keeps the file that there was', async () => {
    const { id, address } = await onIn('ca')
    await shop.sql`update product_feed set due_at = now() - interval '1 minute' where id = ${id}`
    await writeNextFeed(shop.sql, { ...place(), files: new DiskFiles('/dev/null') })
    expect((await feedIn('ca')).error).not.toBe('')
    expect((await get(address)).statusCode).toBe(200)
  })
})

describe('the stock for sector sites', () => {
  let key = ''
  beforeAll(async () => {
    const asked = { name: 'Sector', scopes: ['stock.feed'], storefront: 'T013', expires_on: addDays(today(), 9) }
    key = (await boss.call('POST', '/keys/', asked)).body.secret
  })
  afterAll(() => shop.sql`delete from access_key`)
  const stock = async (query = '') => {
    const answer = await shop.app.inject({
      url: `/api/staff/stock-feed/?store=T013&lang=es${query}`,
      headers: { authorization: `Bearer ${key}` },
    })
    return { status: answer.statusCode, rows: answer.payload.replace('\ufeff', '').trim().split('\r\n'), text: answer.payload }
  }

  it('tells by a key what each store has, and nothing of what is not sold', async () => {
    await givenStore(shop.sql, 'T002')
    const product = await givenProduct(shop.sql, { title: 'Patios', stock: 3, price_cents: 1995 })
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${product}, 'T002', 2)`
    const [{ ean }] = await shop.sql<[{ ean: string }]>`select ean from product where id = ${product}`
    const all = await stock()
    expect(all.status).toBe(200)
    expect(all.rows[0]).toBe('EAN;Tienda;Nombre de la tienda;Ejemplares;PVP;En venta')
    const its = all.rows.filter((row) => row.startsWith(ean)).map((row) => row.split(';'))
    expect(its.map(([, store, , copies, price, sale]) => [store, copies, price, sale])).toEqual(
      expect.arrayContaining([['T002', '2', '19,95', 'sí']]),
    )
    expect((await stock('&place=T002')).rows.slice(1).every((row) => row.split(';')[1] === 'T002')).toBe(true)
  })

  it('tells since a moment what changed alone, also what is gone', async () => {
    const before = await givenProduct(shop.sql, { title: 'Antes', stock: 3 })
    const sold = await givenProduct(shop.sql, { title: 'Vendido', stock: 1 })
    await shop.sql`update stock_movement set at = now() - interval '3 days'`.catch(() => undefined)
    await shop.sql`update product set created_at = now() - interval '3 days', changed_at = null`
    await shop.sql`update stock set quantity = 0 where product_id = ${sold}`
    const eans = await shop.sql<
      { id: number; ean: string }[]
    >`select id, ean from product where id in ${shop.sql([before, sold])}`
    const eanOf = (id: number) => eans.find((row) => row.id === id)!.ean
    const since = new Date(Date.now() - 3_600_000).toISOString()
    const { text } = await stock(`&since=${since}`)
    expect(text).toContain(`${eanOf(sold)};T013;`)
    expect(text.split('\r\n').find((row) => row.startsWith(eanOf(sold)))).toContain(';0;')
  })

  it('refuses a moment too long ago, and another shop than the key is for', async () => {
    expect((await stock('&since=2020-01-01T00:00:00Z')).status).toBe(400)
    await shop.sql`insert into storefront (code, path_prefix) values ('T098', '/ferro') on conflict do nothing`
    await shop.sql`update access_key set storefront_code = 'T098'`
    expect((await stock()).status).toBe(403)
    await shop.sql`update access_key set storefront_code = 'T013'`
  })
})
