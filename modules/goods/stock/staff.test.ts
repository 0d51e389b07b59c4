import { describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, goodCard } from '#tests/support/buying.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { signIn, fill, place, pay } = buying(shop)

const stockOf = async (product: number) =>
  Object.fromEntries(
    (await shop.sql`select store_code, quantity from stock where product_id = ${product}`).map((row) => [
      row.store_code,
      row.quantity,
    ]),
  )

describe('stock', () => {
  it('is set with a reason, in the own store only for a bookseller', async () => {
    const product = await givenProduct(shop.sql, { stock: 4 })
    await givenStore(shop.sql, 'T014')
    const { call, id } = await hire(['bookseller'])
    const set = (change: object) =>
      call('PUT', '/stock/', { product, store_code: 'T013', quantity: 7, reason: 'counted in the evening', ...change })
    expect((await set({})).body).toMatchObject({ quantity: 7 })
    expect((await set({ store_code: 'T014' })).body.code).toBe('staff.other_store')
    expect((await set({ quantity: -1 })).status).toBe(400)
    expect((await set({ reason: '' })).status).toBe(400)
    expect((await set({ product: 999_999 })).status).toBe(404)
    expect(await stockOf(product)).toEqual({ T013: 7 })
    const acts = await shop.sql`
      select outcome, input from staff_act where staff_id = ${id} and action = 'stock.set' and reason <> 'version.changed' order by id`
    expect(acts.map(({ outcome }) => outcome)).toEqual(['done', 'forbidden', 'refused', 'refused', 'refused'])
    expect(acts[0]?.input).toMatchObject({ quantity: 7, reason: 'counted in the evening' })
    expect((await shop.sql`select stock from product where id = ${product}`)[0]?.stock).toBe(7)
  })

  it('is asked for by a title, and names what is missing where none is said', async () => {
    const { call } = await hire(['catalogue'])
    const { status, body } = await call('GET', '/stock/')
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['ean'])])
  })

  it('moves between stores and never below nothing, however many move at once', async () => {
    const product = await givenProduct(shop.sql, { stock: 5 })
    await givenStore(shop.sql, 'T014')
    const { call } = await hire(['catalogue'])
    const move = () =>
      call('POST', '/stock/move/', { product, from_store: 'T013', to_store: 'T014', quantity: 1, reason: 'asked for' })
    const answers = await Promise.all(Array.from({ length: 8 }, move))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ body }) => body.code === 'staff.stock_short')).toHaveLength(3)
    expect(await stockOf(product)).toEqual({ T013: 0, T014: 5 })
    const seen = await call('GET', `/stock/?product=${product}`)
    expect(seen.body).toMatchObject({ total: 5 })
  })
})

describe('the history of a title', () => {
  const historyOf = async (product: number, query = '') => {
    const { call } = await hire(['catalogue'])
    return (await call('GET', `/stock/${product}/movements/?${query}`)).body
  }

  it('says why a store has its copies: kind, person, reason and document, newest first', async () => {
    const product = await givenProduct(shop.sql, { stock: 4 })
    const { call } = await hire(['bookseller'])
    await call('PUT', '/stock/', { product, store_code: 'T013', quantity: 3, kind: 'theft', reason: 'an empty cover' })
    const who = await signIn()
    const { body: order } = await place(who, await fill(who, [product], 2))
    await pay(who, order.number, goodCard)
    const desk = await hire(['order_desk'])
    const { body: whole } = await desk.call('GET', `/orders/${order.number}/`)
    const line = whole.lines[0].line
    expect((await desk.call('POST', `/orders/${order.number}/cancel/`, { lines: [line], reason: 'asked for it' })).status).toBe(
      200,
    )
    const { items } = await historyOf(product)
    const document = { kind: 'order', name: order.number }
    expect(items).toMatchObject([
      { kind: 'cancellation', delta: 2, after: 3, store_code: 'T013', document },
      { kind: 'sale', delta: -2, after: 1, staff: null, document },
      { kind: 'theft', delta: -1, after: 3, reason: 'an empty cover', document: null },
      { kind: 'correction', delta: 4, after: 4, staff: null },
    ])
    expect(items[0].staff).toMatch(/^Somebody/)
    expect(items[2].staff).toMatch(/^Somebody/)
    await expectBooksBalance(shop.sql)
  })

  it('is walked page by page, of one store or one kind', async () => {
    const product = await givenProduct(shop.sql, { stock: 1 })
    await givenStore(shop.sql, 'T014')
    const { call } = await hire(['catalogue'])
    await call('POST', '/stock/move/', { product, from_store: 'T013', to_store: 'T014', quantity: 1, reason: 'asked for' })
    const first = await historyOf(product, 'limit=2')
    expect(first.items.map(({ kind }: { kind: string }) => kind)).toEqual(['transfer_in', 'transfer_out'])
    expect((await historyOf(product, `cursor=${first.next}`)).items).toMatchObject([{ kind: 'correction' }])
    expect((await historyOf(product, 'store_code=T014')).items).toMatchObject([{ kind: 'transfer_in', after: 1 }])
    expect((await historyOf(product, 'kind=transfer_out')).items).toMatchObject([{ delta: -1, after: 0 }])
    expect((await call('GET', '/stock/999999/movements/')).status).toBe(404)
  })

  it('has no row for copies that a basket holds for a while, and cannot be changed afterwards', async () => {
    const product = await givenProduct(shop.sql, { stock: 3 })
    const who = await signIn()
    const cart = await fill(who, [product], 2)
    const { body: held } = await (await hire(['catalogue'])).call('GET', `/stock/?product=${product}`)
    expect((await historyOf(product)).items).toHaveLength(1)
    expect(held.stores[0].quantity + held.stores[0].held).toBe(3)
    expect((await place(who, cart)).status).toBe(201)
    expect((await historyOf(product)).items).toMatchObject([{ kind: 'sale', delta: -2 }, { delta: 3 }])
    await expect(shop.sql`update stock_movement set delta = 9`).rejects.toThrow()
    await expect(shop.sql`delete from stock_movement`).rejects.toThrow()
    await expectBooksBalance(shop.sql)
  })
})

it('what lies in stores and travels between them is called in the language of whoever asks', async () => {
  const product = await givenProduct(shop.sql, { stock: 3 })
  await givenStore(shop.sql, 'T014')
  await shop.sql`update product set ean = '2000000000015' where id = ${product}`
  await shop.sql`
    insert into product_translation (product_id, language, title) values (${product}, 'es', 'Cuaderno de agua'), (${product}, 'ca', 'Quadern d’aigua')
    on conflict (product_id, language) do update set title = excluded.title`
  const { call } = await hire(['catalogue'])
  const titleOf = (body: { title?: string; lines?: { title: string }[] }) => body.title ?? body.lines?.[0]?.title
  const stock = (lang: string) => call('GET', `/stock/?product=${product}`, undefined, lang)
  expect(titleOf((await stock('ca')).body)).toBe('Quadern d’aigua')
  expect(titleOf((await stock('en')).body)).toBe('Cuaderno de agua')
  const lines = [{ product, copies: 1 }]
  const transfer = await call('POST', '/transfers/', { from_store: 'T013', to_store: 'T014', lines }, 'ca')
  expect(titleOf(transfer.body)).toBe('Quadern d’aigua')
  const note = { store_code: 'T013', supplier: 'Paper SL', note_number: 'P-1', text: '2000000000015 2' }
  expect(titleOf((await call('POST', '/supplier-deliveries/', note, 'ca')).body)).toBe('Quadern d’aigua')
  const count = (await call('POST', '/counts/', { store_code: 'T013', shelf: '' })).body
  const scans = [{ key: crypto.randomUUID(), code: '2000000000015', at: new Date().toISOString() }]
  const { body } = await call('POST', `/counts/${count.id}/scans/`, { scans }, 'ca')
  expect(body.items[0].line.title).toBe('Quadern d’aigua')
})

it('other stores are told with how far they are from the own one', async () => {
  const product = await givenProduct(shop.sql, { stock: 1 })
  await givenStore(shop.sql, 'T014')
  await shop.sql`update store set latitude = 37.18, longitude = -3.6 where code = 'T013'`
  await shop.sql`update store set latitude = 40.42, longitude = -3.7 where code = 'T014'`
  const { call } = await hire(['bookseller'])
  const far = ((await call('GET', `/stock/?product=${product}`)).body.stores as { store_code: string; km: number | null }[]).map(
    ({ store_code, km }) => [store_code, km],
  )
  expect(Object.fromEntries(far)).toMatchObject({ T013: null, T014: 360 })
})

it('the shelf of a title is named by its own store, and stays when the last copy goes', async () => {
  const product = await givenProduct(shop.sql, { stock: 2 })
  await givenStore(shop.sql, 'T014')
  const { call } = await hire(['bookseller'])
  const name = (change: object) => call('PUT', `/stock/${product}/shelf/`, { store_code: 'T013', shelf: 'B-12', ...change })
  expect((await name({})).body.stores).toContainEqual(expect.objectContaining({ store_code: 'T013', shelf: 'B-12', quantity: 2 }))
  expect((await name({ store_code: 'T014' })).body.code).toBe('staff.other_store')
  expect((await name({ shelf: 'x'.repeat(21) })).status).toBe(400)
  await call('PUT', '/stock/', { product, store_code: 'T013', quantity: 0, reason: 'the last one was sold' })
  const { body } = await call('GET', `/stock/?product=${product}`)
  expect(body.stores).toContainEqual(
    expect.objectContaining({
      store_code: 'T013',
      shelf: 'B-12',
      quantity: 0,
      acts: { set: null, ask: 'staff.own_store', send: 'staff.stock_short' },
    }),
  )
})
