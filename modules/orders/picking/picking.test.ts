import { describe, expect, it } from 'vitest'
import { orderEvents } from '#modules/orders/order/orders.ts'
import { reconcile } from '#modules/orders/reconcile/reconcile.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { givenStore, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const stockOf = async (product: number) =>
  Object.fromEntries(
    (await shop.sql`select store_code, quantity from stock where product_id = ${product}`).map((row) => [
      row['store_code'],
      row['quantity'],
    ]),
  )
const mine = (list: { items: { order: string }[] }, number: string) => list.items.filter(({ order }) => order === number)

describe('a pick list', () => {
  it('holds what paid orders need from the shelf of a store, by section, author and title', async () => {
    const { call } = await hire(['bookseller'])
    const paid = await givenOrder(shop.sql, [
      { title: 'Zafra', taken: 1 },
      { title: 'Alhambra', quantity: 2, taken: 2 },
    ])
    const unpaid = await givenOrder(shop.sql, [{ taken: 1 }], { paid: false })
    const { body } = await call('GET', '/stores/T013/picks/')
    expect(mine(body, paid.number)).toMatchObject([
      { title: 'Alhambra', quantity: 2, picked: 0, delivery: 'shipment', goes_to: null },
      { title: 'Zafra', quantity: 1, picked: 0 },
    ])
    expect(mine(body, unpaid.number)).toEqual([])
    expect(body.parcels).toContainEqual({
      parcel: paid.parcelIds[0],
      code: `${paid.number}-1`,
      order: paid.number,
      copies: 3,
      picked: 0,
      elsewhere: 0,
      short: 0,
      lines: paid.lineIds.map((line, index) => ({ line, copies: index + 1, before: 0 })),
    })
  })

  it('is ticked copy by copy, the same word twice being one, and never beyond what is held', async () => {
    const { call, id } = await hire(['bookseller'])
    const { number, lineIds, parcelIds } = await givenOrder(shop.sql, [{ quantity: 2, taken: 2 }])
    const tick = (picked: number) => call('PUT', `/stores/T013/picks/${lineIds[0]}/`, { picked })
    await tick(1)
    expect(mine((await tick(1)).body, number)).toMatchObject([{ quantity: 2, picked: 1 }])
    expect((await tick(3)).body.code).toBe('pick.not_held')
    expect(mine((await tick(2)).body, number)).toMatchObject([{ picked: 2 }])
    const [row] = await shop.sql`select picked_by from order_stock where order_line_id = ${lineIds[0]!}`
    expect(row).toEqual({ picked_by: id })
    const moved = await shop.sql`select kind from stock_movement where document = ${number} and kind = 'cancellation'`
    expect(moved).toHaveLength(0)
    await call('POST', `/parcels/${parcelIds[0]}/ready/`, {})
    expect(mine((await call('GET', '/stores/T013/picks/')).body, number)).toEqual([])
  })

  it('fills the parcels of a divided line in turn, and asks no more for what is packed', async () => {
    const { call } = await hire(['bookseller'])
    const desk = await hire(['order_desk'])
    const { number, lineIds, parcelIds } = await givenOrder(shop.sql, [{ quantity: 3, taken: 3 }])
    await desk.call('POST', `/parcels/${parcelIds[0]}/split/`, { lines: [{ line: lineIds[0], quantity: 2 }] })
    const parcels = (list: { parcels: { order: string }[] }) => list.parcels.filter(({ order }) => order === number)
    const ticked = await call('PUT', `/stores/T013/picks/${lineIds[0]}/`, { picked: 2 })
    expect(parcels(ticked.body)).toMatchObject([
      { code: `${number}-1`, copies: 1, picked: 1 },
      { code: `${number}-2`, copies: 2, picked: 1 },
    ])
    const listed = async (state: string) => (await desk.call('GET', `/parcels/?state=${state}&q=${number}`)).body.items
    expect(await listed('planned')).toMatchObject([
      { copies: 1, held: 1, picked: 1 },
      { copies: 2, held: 2, picked: 1 },
    ])
    await call('POST', `/parcels/${parcelIds[0]}/ready/`, {})
    const after = await call('GET', '/stores/T013/picks/')
    expect(mine(after.body, number)).toMatchObject([{ quantity: 3, picked: 2, packed: 1 }])
    expect(parcels(after.body)).toMatchObject([{ code: `${number}-2`, copies: 2, picked: 1 }])
    expect(await listed('ready')).toMatchObject([{ copies: 1, picked: 1 }])
  })

  it('takes a parcel for complete only with what other stores hold of it', async () => {
    await givenStore(shop.sql, 'T001')
    const { call } = await hire(['bookseller'])
    const { number, lineIds } = await givenOrder(shop.sql, [{ taken: 1 }, { taken: 1 }])
    await shop.sql`update order_stock set store_code = 'T001' where order_line_id = ${lineIds[1]!}`
    const { body } = await call('PUT', `/stores/T013/picks/${lineIds[0]}/`, { picked: 1 })
    const mixed = body.parcels.filter(({ order }: { order: string }) => order === number)
    expect(mixed).toMatchObject([{ copies: 2, picked: 1, elsewhere: 1, short: 0 }])
    await shop.sql`update order_stock set store_code = 'T013' where order_line_id = ${lineIds[1]!}`
  })

  it('belongs to its store', async () => {
    const { call } = await hire(['bookseller'], { storeCode: 'T001' })
    expect((await call('GET', '/stores/T013/picks/')).status).toBe(403)
    const { lineIds } = await givenOrder(shop.sql, [{ taken: 1 }])
    expect((await call('PUT', `/stores/T001/picks/${lineIds[0]}/`, { picked: 1 })).body.code).toBe('pick.unknown')
  })
})

describe('copies that are not on the shelf', () => {
  it('are held by another store that has them, and the missing ones are on no shelf any more', async () => {
    await givenStore(shop.sql, 'T001')
    const { call } = await hire(['bookseller'])
    const there = await hire(['bookseller'], { storeCode: 'T001' })
    const { id, number, lineIds, productIds } = await givenOrder(shop.sql, [{ quantity: 2, taken: 2 }])
    const product = productIds[0]!
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${product}, 'T001', 4)`
    const { body } = await call('POST', `/stores/T013/picks/${lineIds[0]}/missing/`, { copies: 1, reason: 'damaged' })
    expect(body.held_by).toEqual([{ store_code: 'T001', copies: 1 }])
    expect(mine(body.list, number)).toMatchObject([{ quantity: 1 }])
    expect(mine((await there.call('GET', '/stores/T001/picks/')).body, number)).toMatchObject([{ quantity: 1, picked: 0 }])
    expect(await stockOf(product)).toEqual({ T013: 3, T001: 3 })
    const [event] = await shop.sql`select detail from order_event where event = 'copies_missing' order by id desc limit 1`
    expect(event?.['detail']).toBe('damaged: T013 1 → T001 1')
    // The shop's own affair: its customer reads nothing of it.
    expect((await orderEvents(shop.sql, id)).map((row) => row.event)).not.toContain('copies_missing')
  })

  it('and that nobody has are what the order desk finds short', async () => {
    const { call } = await hire(['bookseller'])
    const desk = await hire(['order_desk'])
    const { number, lineIds, productIds } = await givenOrder(shop.sql, [{ taken: 1 }])
    await shop.sql`update stock set quantity = 0 where product_id = ${productIds[0]!}`
    const { body } = await call('POST', `/stores/T013/picks/${lineIds[0]}/missing/`, { copies: 1, reason: 'not_found' })
    expect(body.held_by).toEqual([])
    expect((await desk.call('GET', `/short-list/?order=${number}`)).body.items).toMatchObject([
      { line: lineIds[0], store_code: 'T013', missing: 1, reason: 'not_found', waits: true },
    ])
    expect((await desk.call('GET', `/orders/${number}/`)).body.lines[0]).toMatchObject({ copies: [], short: 1 })
  })

  it('leave the books in agreement', async () => {
    const stock = (await reconcile(shop.sql)).filter(({ name }) =>
      ['product_stock', 'order_stock', 'stock_movements'].includes(name),
    )
    expect(stock.flatMap(({ first }) => first)).toEqual([])
  })
})

describe('the order desk', () => {
  it('has copies taken from another store; the first one’s are free again', async () => {
    await givenStore(shop.sql, 'T001')
    const { call } = await hire(['order_desk'])
    const { number, lineIds, productIds } = await givenOrder(shop.sql, [{ quantity: 2, taken: 2 }])
    const product = productIds[0]!
    const move = (to: string, copies: number) =>
      call('POST', `/orders/${number}/lines/${lineIds[0]}/move/`, { from: 'T013', to, copies })
    expect((await move('T001', 1)).body.code).toBe('order.stock_short')
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${product}, 'T001', 1)`
    const { body } = await move('T001', 1)
    expect(body.lines[0].copies).toMatchObject([
      { store_code: 'T001', quantity: 1 },
      { store_code: 'T013', quantity: 1 },
    ])
    expect(await stockOf(product)).toEqual({ T013: 4, T001: 0 })
    expect(body.events.at(-1)).toMatchObject({ event: 'copies_moved', note: 'T013 → T001: 1' })
    expect((await move('T999', 1)).status).toBe(404)
  })
})

describe('what waits to be picked', () => {
  it('waits since the oldest order, where more wait than are counted', async () => {
    await givenStore(shop.sql, 'T021')
    await givenStore(shop.sql, 'T022')
    const [oldest, later] = [await givenOrder(shop.sql, [{}]), await givenOrder(shop.sql, [{}])]
    await shop.sql`update shop_order set placed_at = '2026-01-05T10:00:00Z' where id = ${later.id}`
    await shop.sql`
      insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents, vat_class, vat_percent,
        ebook, is_delayed, charged_later, fulfilment)
      select order_id, n, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents, vat_class, vat_percent,
        ebook, is_delayed, charged_later, fulfilment
      from order_line, generate_series(1, 1100) n where order_id = ${later.id}`
    await shop.sql`insert into order_stock (order_line_id, store_code, quantity) select id, 'T021', 1 from order_line where order_id = ${later.id}`
    // Written last and held by the last of the stores, it lies behind the others.
    await shop.sql`update shop_order set placed_at = '2026-01-02T10:00:00Z' where id = ${oldest.id}`
    await shop.sql`update order_line set title = 'The oldest' where order_id = ${oldest.id}`
    await shop.sql`insert into order_stock (order_line_id, store_code, quantity) values (${oldest.lineIds[0]!}, 'T022', 1)`
    await shop.sql`analyze order_line`
    await shop.sql`analyze order_stock`
    const { call } = await hire(['bookseller', 'order_desk'])
    const { items } = (await call('GET', '/waiting/')).body
    expect(items.find(({ queue }: { queue: string }) => queue === 'picks')).toMatchObject({
      count: 1_000,
      more: true,
      oldest: '2026-01-02T10:00:00.000Z',
    })
  })
})

describe('the store that prepares', () => {
  const held = async (order: { id: number }) =>
    (
      await shop.sql`
        select s.store_code, s.quantity from order_stock s join order_line l on l.id = s.order_line_id
        where l.order_id = ${order.id} order by l.position, s.store_code`
    ).map((row) => `${row['store_code']} ${row['quantity']}`)

  it('is another for all of an order that is still to be packed; the first one’s copies are free again', async () => {
    await givenStore(shop.sql, 'T001')
    const { call } = await hire(['order_desk'])
    const order = await givenOrder(shop.sql, [
      { quantity: 2, taken: 2 },
      { title: 'Zafra', taken: 1 },
    ])
    const [first = 0, second = 0] = order.productIds
    const prepareAt = (store_code: string) => call('POST', `/orders/${order.number}/prepare-at/`, { store_code })
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${first}, 'T001', 3)`
    const refused = (await prepareAt('T001')).body
    expect(refused).toMatchObject({ code: 'order.store_lacks', details: { title: 'Zafra' } })
    expect(await held(order)).toEqual(['T013 2', 'T013 1'])
    const readiest = async () => (await call('GET', `/orders/${order.number}/prepare-at/`)).body.items[0]
    expect(await readiest()).toMatchObject({ store_code: 'T001', copies: 3, there: 2 })
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${second}, 'T001', 1)`
    expect(await readiest()).toMatchObject({ store_code: 'T001', copies: 3, there: 3 })
    const { body } = await prepareAt('T001')
    expect(body.lines.map(({ copies }: { copies: object[] }) => copies)).toMatchObject([
      [{ store_code: 'T001', quantity: 2 }],
      [{ store_code: 'T001', quantity: 1 }],
    ])
    expect(await stockOf(first)).toEqual({ T013: 5, T001: 1 })
    expect(await stockOf(second)).toEqual({ T013: 5, T001: 0 })
    expect(await readiest()).toMatchObject({ store_code: 'T013', copies: 3, there: 3 })
    expect((await prepareAt('T001')).body.code).toBe('order.at_store')
    expect((await prepareAt('T999')).status).toBe(404)
  })

  it('is changed for many orders, each done or refused by itself', async () => {
    await givenStore(shop.sql, 'T001')
    const { call } = await hire(['order_desk'])
    const there = await hire(['bookseller'], { storeCode: 'T001' })
    const [has, lacks, packed] = [
      await givenOrder(shop.sql, [{ taken: 1 }]),
      await givenOrder(shop.sql, [{ title: 'Nobody else has it', taken: 1 }]),
      await givenOrder(shop.sql, [{ taken: 1 }]),
    ]
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${has.productIds[0]!}, 'T001', 1)`
    await call('POST', `/parcels/${packed.parcelIds[0]}/ready/`, {})
    const rows = [has, lacks, packed].map(({ id, number }) => ({ id, number }))
    const { body } = await call('POST', '/orders/prepare-at/', { store_code: 'T001', rows })
    expect(body).toMatchObject({
      done: [has.id],
      refused: [
        { id: lacks.id, code: 'order.store_lacks' },
        { id: packed.id, code: 'order.all_packed' },
      ],
    })
    expect(mine((await there.call('GET', '/stores/T001/picks/')).body, has.number)).toMatchObject([{ quantity: 1, picked: 0 }])
    expect([await held(has), await held(lacks), await held(packed)]).toEqual([['T001 1'], ['T013 1'], ['T013 1']])
  })
})
