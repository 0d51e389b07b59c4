import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
let admin: Colleague
let bookseller: Colleague
let product: number
const ean = '9788437604947'
const at = '2026-11-24T17:05:00+01:00'
const line = (number: string, more: object = {}) => ({ number, kind: 'sale', code: ean, copies: 1, at, ...more })
const tell = (lines: object[], who = bookseller, more: object = {}) =>
  who.call('POST', '/till-lines/', { store_code: 'T001', till: '2', lines, ...more })
const copies = async () =>
  (await shop.sql`select quantity from stock where product_id = ${product} and store_code = 'T001'`)[0]?.['quantity']
const movements = async () =>
  await shop.sql`select kind, delta, document_kind, document from stock_movement
    where product_id = ${product} and document like '2 A-%' order by id`

beforeAll(async () => {
  admin = await hire(['admin'])
  bookseller = await hire(['bookseller'], { storeCode: 'T001' })
  product = await givenProduct(shop.sql, { title: 'Azulejos' })
  await shop.sql`update product set ean = ${ean} where id = ${product}`
})
beforeEach(async () => {
  await shop.sql`delete from till_line`
  await shop.sql`insert into stock (product_id, store_code, quantity) values (${product}, 'T001', 3)
    on conflict (product_id, store_code) do update set quantity = 3`
})

describe('what a till tells', () => {
  it('takes copies off the shelf and puts them back, as movements with the till’s own number', async () => {
    const { body } = await tell([line('A-1', { code: '978-84-376-0494-7', copies: 2 }), line('A-2', { kind: 'return' })])
    expect(body.items).toMatchObject([
      { number: 'A-1', outcome: 'done', again: false, product, moved: 2 },
      { number: 'A-2', outcome: 'done', again: false, product, moved: 1 },
    ])
    expect(await copies()).toBe(2)
    expect(await movements()).toMatchObject([
      { kind: 'till_sale', delta: -2, document_kind: 'till', document: '2 A-1' },
      { kind: 'till_return', delta: 1, document: '2 A-2' },
    ])
  })

  it('counts once however often it is sent, also at the same moment and twice in one call', async () => {
    const sent = await Promise.all([tell([line('B-1'), line('B-1')]), tell([line('B-1')]), tell([line('B-1')])])
    const told = sent.flatMap(({ body }) => body.items)
    expect(told.filter(({ again }) => !again)).toHaveLength(1)
    expect(told.every(({ outcome, moved }) => outcome === 'done' && moved === 1)).toBe(true)
    expect(await copies()).toBe(2)
  })

  it('stays as it was where its number comes again with something else', async () => {
    await tell([line('C-1')])
    expect((await tell([line('C-1', { copies: 3 })])).body.items).toMatchObject([{ outcome: 'differs', again: true, moved: 1 }])
    expect(await copies()).toBe(2)
  })

  it('never brings the stock below nothing: what the shop did not know of waits for somebody to look', async () => {
    const { body } = await tell([line('D-1', { copies: 5 }), line('D-2', { code: '9780306406157' }), line('D-3')])
    expect(body.items).toMatchObject([
      { outcome: 'short', moved: 3 },
      { outcome: 'unknown', product: null, moved: 0 },
      { outcome: 'short', moved: 0 },
    ])
    expect(await copies()).toBe(0)
    const waiting = async () => (await bookseller.call('GET', '/till-lines/?waits=true')).body.items
    const rows = await waiting()
    expect(rows).toHaveLength(3)
    const lines = rows.map(({ id }: { id: number }) => id)
    const other = await hire(['bookseller'], { storeCode: 'T002' })
    expect((await other.call('POST', '/till-lines/settle/', { lines })).body).toEqual({ settled: 0 })
    expect((await bookseller.call('POST', '/till-lines/settle/', { lines })).body).toEqual({ settled: 3 })
    expect(await waiting()).toEqual([])
  })

  it('is taken from a key with its scope alone, and of its own store from a bookseller', async () => {
    expect((await tell([line('E-1')], bookseller, { store_code: 'T002' })).status).toBe(403)
    const withKey = async (scope: string) => {
      const key = { name: 'Till', scopes: [scope], expires_on: addDays(today(), 30) }
      const { secret } = (await admin.call('POST', '/keys/', key)).body
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/staff/till-lines/',
        headers: { authorization: `Bearer ${secret}` },
        payload: { store_code: 'T001', till: '2', lines: [line('E-2')] },
      })
      return answer.statusCode
    }
    expect(await withKey('stock.read')).toBe(403)
    expect(await withKey('till.write')).toBe(200)
    expect(await copies()).toBe(2)
  })
})
