import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { sweepAsked } from '#modules/goods/search/asked.ts'
import { type GivenOrder, givenOrder } from '#tests/support/given-order.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { type AskedRow, figureBookCalls } from './staff-contract.ts'
import { markAll } from './stale.sql.ts'
import { markSteps, sumNextDay } from './sum-up.ts'

const shop = withShop()
const { hire } = staffing(shop)
const now = new Date()
const today = dayOf(now)
const daysAgo = (days: number) => addDays(today, -days)
const at = (day: string, hour = 10) => new Date(`${day}T${String(hour).padStart(2, '0')}:30:00Z`)

async function sumUp() {
  while ((await sumNextDay(shop.sql, now)) > 0);
}
const rebuild = async () => {
  await shop.sql.begin(markAll)
  await sumUp()
}

/** Every sum there is, as it stands. */
const books = async (sql: Pool) => ({
  days: await sql`select * from sale_day order by day, storefront_code, store_code, family`,
  hours: await sql`select * from sale_hour order by day, hour, storefront_code, store_code`,
  titles: await sql`select * from sale_title order by grain, from_day, product_id, storefront_code, store_code`,
  promises: await sql`select * from promise_day order by day, storefront_code, store_code, kind, carrier, availability_code`,
})

const placed = (order: GivenOrder, day: string, hour?: number) =>
  shop.sql`update shop_order set placed_at = ${at(day, hour)} where id = ${order.id}`

async function refunded(
  order: GivenOrder,
  { line = 0, cents, copies, day }: { line?: number; cents: number; copies: number; day: string },
) {
  const [row] = await shop.sql<{ id: number }[]>`
    insert into refund (order_id, state, goods_cents, reason, requested_by, needs_second_person, requested_at, approved_by, approved_at, done_at)
    values (${order.id}, 'done', ${cents}, 'bent corner', '1', false, ${at(day)}, '2', ${at(day)}, ${at(day)}) returning id`
  await shop.sql`
    insert into refund_line (refund_id, order_line_id, quantity, goods_cents) values (${row!.id}, ${order.lineIds[line]!}, ${copies}, ${cents})`
}

let finance: Colleague
const asked = async (path: string, who = finance) => {
  const answer = await who.call('GET', path)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const sumOf = (day: string) => asked(`/figures/sales/sum/?from=${day}&to=${day}`)

beforeAll(async () => {
  finance = await hire(['finance'])
  await givenStore(shop.sql, 'T002')
})

describe('what was sold', () => {
  it('is net and gross with VAT apart, refunds apart on their own day, and without what was called off or never paid', async () => {
    const day = daysAgo(40)
    const order = await givenOrder(shop.sql, [
      { unitCents: 1040, quantity: 2 },
      { unitCents: 1210, kind: 'object' },
    ])
    await placed(order, day)
    await placed(await givenOrder(shop.sql, [{ unitCents: 999 }], { paid: false }), day)
    const off = await givenOrder(shop.sql, [{ unitCents: 555 }])
    await placed(off, day)
    await shop.sql`update order_line set fulfilment = 'cancelled' where order_id = ${off.id}`
    await refunded(order, { cents: 1040, copies: 1, day: daysAgo(38) })
    await sumUp()
    const families = await asked(`/figures/sales/?by=family&from=${day}&to=${day}`)
    expect(
      families.items.map(({ key, copies, gross, vat, net }: Record<string, unknown>) => [key, copies, gross, vat, net]),
    ).toEqual([
      ['book', 2, 20.8, 0.8, 20],
      ['object', 1, 12.1, 2.1, 10],
      ['shipping', 0, 7.5, 0.66, 6.84],
    ])
    expect(await sumOf(day)).toMatchObject({ orders: 1, copies: 3, gross: 40.4, refunded: 0, behind: false })
    expect(await sumOf(daysAgo(38))).toMatchObject({ orders: 0, gross: 0, returned: 1, refunded: 10.4 })
  })

  it('is corrected on its day by what becomes of an order later', async () => {
    const day = daysAgo(50)
    const late = await givenOrder(shop.sql, [{ unitCents: 1000 }, { unitCents: 2000 }], { paid: false })
    await placed(late, day)
    await sumUp()
    expect(await sumOf(day)).toMatchObject({ orders: 0, copies: 0 })
    await shop.sql`update shop_order set payment_state = 'paid' where id = ${late.id}`
    await shop.sql`update order_line set fulfilment = 'preparing' where order_id = ${late.id}`
    await sumUp()
    expect(await sumOf(day)).toMatchObject({ orders: 1, copies: 2 })
    await shop.sql`update order_line set fulfilment = 'cancelled' where id = ${late.lineIds[0]!}`
    await sumUp()
    expect(await sumOf(day)).toMatchObject({ orders: 1, copies: 1 })
  })

  it('stands beside the same weekday of the year before, and is put together by hour, store, section and title', async () => {
    const day = daysAgo(10)
    const here = await givenOrder(shop.sql, [{ unitCents: 2080, quantity: 3 }], { method: 'store' })
    await placed(here, day, 10)
    const before = await givenOrder(shop.sql, [{ unitCents: 1040 }], { method: 'store' })
    await placed(before, addDays(day, -364), 10)
    await sumUp()
    const period = `from=${day}&to=${day}`
    const [row] = (await asked(`/figures/sales/?by=store&${period}&store_code=T013`)).items
    expect(row).toMatchObject({ key: 'T013', copies: 3, net: 60, before_copies: 1, before_net: 10 })
    const hours = await asked(`/figures/sales/?by=hour&${period}&store_code=T013`)
    expect(hours.items).toMatchObject([{ copies: 3, before_copies: 1 }])
    const titles = await asked(`/figures/titles/?from=${addDays(day, -364)}&to=${day}&store_code=T013&sort=-copies`)
    expect(titles.items.map(({ product, copies }: { product: number; copies: number }) => [product, copies])).toEqual([
      [here.productIds[0], 3],
      [before.productIds[0], 1],
    ])
    const sections = await asked(`/figures/sales/?by=section&${period}`)
    expect(sections.items.reduce((all: number, { copies }: { copies: number }) => all + copies, 0)).toBe(3)
  })

  it('is of their own store for booksellers, whatever store they name', async () => {
    const seller = await hire(['bookseller'], { storeCode: 'T002' })
    const day = daysAgo(10)
    expect((await asked(`/figures/sales/?by=store&from=${day}&to=${day}&store_code=T013`, seller)).items).toEqual([])
    expect(await asked(`/figures/sales/sum/?from=${day}&to=${day}`, seller)).toMatchObject({ copies: 0 })
  })

  it('is refused for days the wrong way round or too many', async () => {
    for (const period of [`from=${today}&to=${daysAgo(3)}`, 'from=2020-01-01&to=2026-01-01'])
      expect((await finance.call('GET', `/figures/sales/sum/?${period}`)).status).toBe(400)
  })
})

describe('a promise', () => {
  it('is kept, late or untold by what happened, by the day that was promised first', async () => {
    const promised = daysAgo(20)
    const [kept, late, untold, moved] = await Promise.all([0, 1, 2, 3].map(() => givenOrder(shop.sql, [{}])))
    const of = (order: GivenOrder | undefined) => order!.parcelIds[0]!
    for (const order of [kept, late, untold, moved]) {
      await placed(order!, daysAgo(25))
      await shop.sql`update parcel set promised_on = ${promised} where id = ${of(order)}`
    }
    await shop.sql`update parcel set state = 'delivered', carrier = 'Correos', handed_over_at = ${at(daysAgo(22))}, delivered_at = ${at(daysAgo(21))} where id = ${of(kept)}`
    await shop.sql`update parcel set state = 'handed_over', carrier = 'Correos', handed_over_at = ${at(daysAgo(21))} where id = ${of(untold)}`
    await sumUp()
    await shop.sql`update parcel set state = 'delivered', carrier = 'Correos', handed_over_at = ${at(daysAgo(19))}, delivered_at = ${at(daysAgo(17))} where id = ${of(late)}`
    await shop.sql`update parcel set promised_on = ${daysAgo(5)} where id = ${of(moved)}`
    await shop.sql`update parcel set state = 'delivered', carrier = 'Correos', handed_over_at = ${at(daysAgo(10))}, delivered_at = ${at(daysAgo(9))} where id = ${of(moved)}`
    await sumUp()
    const { items } = await asked(`/figures/promises/?by=carrier&from=${promised}&to=${promised}`)
    expect(items).toEqual([{ key: 'Correos', name: '', kept: 1, late: 2, untold: 1, share: 33.3, days_late: 7 }])
    // Of a parcel that nobody has seen arrive it is not said by how many days it is late.
    await shop.sql`update parcel set handed_over_at = ${at(daysAgo(19))}, delivered_at = null, state = 'handed_over' where id = ${of(late)}`
    await shop.sql`update parcel set handed_over_at = ${at(daysAgo(19))}, delivered_at = null, state = 'handed_over' where id = ${of(moved)}`
    await sumUp()
    const [again] = (await asked(`/figures/promises/?by=carrier&from=${promised}&to=${promised}`)).items
    expect(again).toMatchObject({ kept: 1, late: 2, days_late: null })
  })
})

describe('a product page', () => {
  it('says how often promises were kept for titles like it, once they were a hundred', async () => {
    const order = await givenOrder(shop.sql, [{ quantity: 1 }])
    const product = order.productIds[0]!
    const told = async () => (await shop.call('GET', `/products/${product}/`)).body.kept_promises
    await shop.sql`
      insert into promise_kept (storefront_code, availability_code, kept, known)
      select storefront_code, availability_code, 92, 99 from product where id = ${product}
      on conflict (storefront_code, availability_code) do update set kept = excluded.kept, known = excluded.known`
    expect(await told()).toBeNull()
    const other = await givenProduct(shop.sql)
    await shop.sql`update promise_kept set kept = 313, known = 340`
    expect((await shop.call('GET', `/products/${other}/`)).body.kept_promises).toEqual({ percent: 92, times: 340 })
    const ebook = await givenProduct(shop.sql, { format_code: 'E00', has_file: true })
    expect((await shop.call('GET', `/products/${ebook}/`)).body.kept_promises).toBeNull()
  })

  it('is told of the last twelve months alone', async () => {
    await placed(await givenOrder(shop.sql, [{}]), daysAgo(30))
    await shop.sql`insert into promise_day (day, storefront_code, store_code, kind, carrier, availability_code, kept, late, untold, late_days)
      values (${daysAgo(400)}, 'T013', 'T013', 'shipment', '', 'zz', 5, 0, 0, 0), (${daysAgo(300)}, 'T013', 'T013', 'shipment', '', 'zz', 7, 1, 2, 3)`
    await shop.sql`insert into figure_stale (what, day) values ('promises', ${daysAgo(3)})`
    await sumUp()
    expect(await shop.sql`select kept, known from promise_kept where availability_code = 'zz'`).toEqual([{ kept: 7, known: 8 }])
    await shop.sql`delete from promise_day where availability_code = 'zz'`
  })
})

describe('how far visitors came', () => {
  it('is counted by visits, without anybody in it', async () => {
    const visit = (session: string, path: string) =>
      shop.call('POST', '/datacollect/', {
        session_id: session,
        request_path: path,
        request_uri: `http://localhost${path}`,
        store: 'T013',
      })
    const [one, two] = ['6f0e4a52-9a35-4b7b-9a2e-5c120b8f3a51', '6f0e4a52-9a35-4b7b-9a2e-5c120b8f3a52']
    for (const path of ['/es', '/es/libro/la-alhambra/1/2', '/es/libro/la-alhambra/1/2', '/es/cesta/buy']) await visit(one!, path)
    await visit(two!, '/ca/agenda')
    await markSteps(shop.sql, now)
    await sumUp()
    const { items } = await asked(`/figures/steps/sum/?from=${today}&to=${today}`)
    const times = Object.fromEntries(items.map(({ step, times }: { step: string; times: number }) => [step, times]))
    expect(times).toMatchObject({ visit: 2, product: 1, checkout: 1, address: 1 })
  })
})

describe('stock that does not move', () => {
  it('is what was neither sold nor received for months, of one’s own store', async () => {
    const [still, sold] = [await givenProduct(shop.sql, { stock: 4 }), await givenProduct(shop.sql, { stock: 4 })]
    await sumUp()
    await shop.sql`update stock_rest set moved_on = ${daysAgo(400)} where product_id in (${still}, ${sold})`
    await shop.sql`
      insert into stock_movement (product_id, store_code, delta, kind) values (${sold}, 'T013', -1, 'sale')`
    await sumUp()
    const seller = await hire(['bookseller'])
    const items = (await asked('/figures/still-stock/?months=12', seller)).items as {
      product: number
      copies: number
      since: string
    }[]
    expect(items.filter(({ product }) => product === still || product === sold)).toMatchObject([
      { product: still, copies: 4, since: daysAgo(400), last_sold: null },
    ])
    const other = await hire(['bookseller'], { storeCode: 'T002' })
    expect((await asked('/figures/still-stock/?months=12', other)).items).toEqual([])
  })

  it('is told in the order of its copies and of what they are worth, by kind, as it lay when it was last looked at', async () => {
    const few = await givenProduct(shop.sql, { title: 'Few and dear', stock: 2, price_cents: 9_000 })
    const many = await givenProduct(shop.sql, { title: 'Many and cheap', stock: 8, price_cents: 500 })
    const lamp = await givenProduct(shop.sql, { title: 'A lamp', kind: 'object', stock: 5, price_cents: 2_000 })
    const given = [few, many, lamp]
    await sumUp()
    await shop.sql`update stock_rest set moved_on = ${daysAgo(400)} where product_id = any(${given})`
    const found = async (query: string) =>
      (await asked(`/figures/still-stock/?months=12&limit=200&${query}`)).items
        .map(({ product }: { product: number }) => product)
        .filter((product: number) => given.includes(product))
    expect(await found('sort=-copies')).toEqual([many, lamp, few])
    expect(await found('sort=copies')).toEqual([few, lamp, many])
    expect(await found('sort=-value')).toEqual([few, lamp, many])
    expect(await found('kind=object')).toEqual([lamp])
    // A basket takes what is left of one; it gives it back.
    await shop.sql`update stock set quantity = 0 where product_id = ${few}`
    expect(await found('sort=-value')).toEqual([lamp, many])
    await sumUp()
    expect(await found('sort=-value')).toEqual([lamp, many])
    await shop.sql`update stock set quantity = 2 where product_id = ${few}`
    await sumUp()
    expect(await found('sort=-value')).toEqual([few, lamp, many])
    // Counted anew, and cheaper: nothing moved, and the next day's look tells.
    await shop.sql`update stock set quantity = 1 where product_id = ${many}`
    await shop.sql`update product set price_cents = 100 where id = ${few}`
    await shop.sql`insert into figure_stale (what, day) values ('rest', ${daysAgo(1)})`
    await sumUp()
    expect(await found('sort=-copies')).toEqual([lamp, few, many])
    expect(await found('sort=-value')).toEqual([lamp, many, few])
  })

  it('is found by the words of its title and by its number, as titles are', async () => {
    const pond = await givenProduct(shop.sql, { title: 'Los estanques quietos', stock: 2 })
    const wall = await givenProduct(shop.sql, { title: 'La muralla roja', stock: 3 })
    await sumUp()
    await shop.sql`update stock_rest set moved_on = ${daysAgo(400)} where product_id in (${pond}, ${wall})`
    const found = async (q: string) =>
      (await asked(`/figures/still-stock/?${new URLSearchParams({ q })}`)).items.map(
        ({ product }: { product: number }) => product,
      )
    await expect.poll(() => found('estanques')).toEqual([pond])
    const [row] = await shop.sql<{ ean: string }[]>`select ean from product where id = ${wall}`
    expect(await found(row!.ean)).toEqual([wall])
    expect(await found('qzqzqz')).toEqual([])
  })

  it('goes on to another store as the list has it: sent by those who stand at its shelf, asked for by the house', async () => {
    const [mine, theirs] = [await givenProduct(shop.sql, { stock: 3 }), await givenProduct(shop.sql, { stock: 2 })]
    await sumUp()
    await shop.sql`update stock_rest set moved_on = ${daysAgo(400)} where product_id in (${mine}, ${theirs})`
    const seller = await hire(['bookseller'])
    const wish = async (who: Colleague, product: number) => {
      const items: { product: number; store: string; copies: number }[] = (await asked('/figures/still-stock/?months=12', who))
        .items
      const { store, copies } = items.find((row) => row.product === product)!
      return { from_store: store, to_store: 'T002', lines: [{ product, copies }] }
    }
    const own = await wish(seller, mine)
    expect((await seller.call('POST', '/transfers/', own)).body.code).toBe('staff.other_store')
    expect((await seller.call('POST', '/transfers/', { ...own, send: true })).body.state).toBe('sent')
    const house = await hire(['catalogue'])
    expect((await house.call('POST', '/transfers/', await wish(house, theirs))).body.state).toBe('asked')
    await sumUp()
    const left = (await asked('/figures/still-stock/?months=12', seller)).items.map(({ product }: { product: number }) => product)
    expect([left.includes(mine), left.includes(theirs)]).toEqual([false, true])
  })
})

describe('what was looked for in vain', () => {
  it('is counted by its words, the most wanted first, and not what says who somebody is', async () => {
    for (const q of ['Zarzaparrilla zz', 'zarzaparrilla  ZZ', 'quimérico zz', 'lector.zz@example.com'])
      expect((await shop.call('GET', `/products/?${new URLSearchParams({ q })}`)).status).toBe(200)
    const marketer = await hire(['marketing'])
    const found = async () =>
      (await asked('/figures/searches/?q=zz', marketer)).items.map(({ words, asked }: { words: string; asked: number }) => [
        words,
        asked,
      ])
    await expect.poll(found).toEqual([
      ['zarzaparrilla zz', 2],
      ['quimerico zz', 1],
    ])
  })
})

describe('what is asked of the search', () => {
  const ask = (words: string, { results = 3, opened = false, language = 'es' } = {}) =>
    shop.call('POST', '/searches/', { words, results, opened }, language)
  const rows = async (who: Colleague, filter = 'q=qq') =>
    (await asked(`/figures/asked-searches/?${filter}`, who)).items.map(
      ({ words, language, asked: times, results, opened, opened_share }: AskedRow) => [
        words,
        language,
        times,
        results,
        opened,
        opened_share,
      ],
    )

  it('is counted by words and language with what was found last and what was opened, the most asked first', async () => {
    for (const [words, more] of [
      ['Azulejo qq', { results: 5 }],
      ['azulejo  QQ', { results: 7 }],
      ['azulejo qq', { opened: true, results: 7 }],
      ['rajola qq', { language: 'ca', results: 0 }],
      ['visitor.qq@example.com', {}],
    ] as const)
      expect((await ask(words, more)).status).toBe(201)
    const marketer = await hire(['marketing'])
    expect(await rows(marketer)).toEqual([
      ['azulejo qq', 'es', 2, 7, 1, 50],
      ['rajola qq', 'ca', 1, 0, 0, 0],
    ])
    expect(await rows(marketer, 'q=qq&language=ca')).toHaveLength(1)
    expect((await shop.call('POST', '/searches/', { words: '', results: -1, opened: false })).status).toBe(400)
  })

  it('is kept of a day that is over as the most asked, and what one visitor alone asked is forgotten after a month', async () => {
    const count = (words: string, day: string, times: number) => shop.sql`
      insert into search_asked (day, language, words, asked, results, last_at) values (${day}, 'en', ${words}, ${times}, 1, now())`
    await count('ww often', daysAgo(40), 2)
    await count('ww once', daysAgo(40), 1)
    await count('ww long ago', daysAgo(400), 9)
    await count('ww yesterday', daysAgo(1), 1)
    await shop.sql`
      insert into search_asked (day, language, words, asked, results, last_at)
      select ${daysAgo(1)}, 'en', 'ww many ' || n, 2, 1, now() from generate_series(1, 1005) as n`
    expect(await sweepAsked(shop.sql)).toBe(2 + 6)
    expect(await sweepAsked(shop.sql)).toBe(0)
    expect(await shop.sql`select words from search_asked where words like 'ww %' and words not like 'ww many%'`).toEqual([
      { words: 'ww often' },
    ])
  })
})

describe('a movement of stock', () => {
  it('waits for nobody who sells the same title at the same time', async () => {
    const product = await givenProduct(shop.sql, { stock: 4 })
    await sumUp()
    const sell = (tx: Db) =>
      tx`insert into stock_movement (product_id, store_code, delta, kind) values (${product}, 'T013', -1, 'sale')`
    await shop.sql.begin(async (first) => {
      await sell(first)
      // Were there a row that both write, this would wait for the one around it for ever.
      await shop.sql.begin(async (second) => {
        await second`set local lock_timeout = '5s'`
        await sell(second)
      })
    })
    await sumUp()
    expect(await shop.sql`select sold_on from stock_rest where product_id = ${product}`).toEqual([{ sold_on: today }])
  })
})

describe('sums', () => {
  it('come to the same bit by bit and all at once, whatever becomes of orders meanwhile', async () => {
    // A sequence that looks like chance and is the same each time.
    let seed = 20_261_123
    const chance = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * most)
    }
    const orders: GivenOrder[] = []
    for (let made = 0; made < 12; made++) {
      const order = await givenOrder(
        shop.sql,
        [
          { unitCents: 500 + chance(3000), quantity: 1 + chance(3) },
          { unitCents: 500 + chance(3000), kind: 'object' },
        ],
        { paid: chance(3) > 0, method: chance(2) ? 'home' : 'store' },
      )
      await placed(order, daysAgo(60 + chance(40)), chance(20))
      await shop.sql`update parcel set promised_on = ${daysAgo(50 + chance(10))} where order_id = ${order.id}`
      orders.push(order)
    }
    const acts: ((order: GivenOrder) => Promise<unknown>)[] = [
      ({ id }) => shop.sql`update shop_order set payment_state = 'paid' where id = ${id} and payment_state = 'pending'`,
      ({ id }) => shop.sql`update shop_order set payment_state = 'cancelled' where id = ${id} and payment_state = 'pending'`,
      ({ lineIds }) =>
        shop.sql`update order_line set fulfilment = 'cancelled' where id = ${lineIds[chance(2)]!} and invoicing = 'open'`,
      ({ lineIds }) =>
        shop.sql`update order_line set quantity = quantity + 1, line_cents = line_cents + unit_cents where id = ${lineIds[1]!}`,
      (order) => refunded(order, { cents: 1 + chance(200), copies: 0, day: daysAgo(30 + chance(20)) }),
      ({ id }) => shop.sql`update shop_order set store_code = 'T002' where id = ${id}`,
      ({ id }) =>
        shop.sql`update parcel set state = 'delivered', handed_over_at = ${at(daysAgo(55))}, delivered_at = ${at(daysAgo(45 + chance(15)))} where order_id = ${id}`,
      ({ id }) => shop.sql`update parcel set ready_at = ${at(daysAgo(45 + chance(15)))} where order_id = ${id}`,
    ]
    for (let step = 0; step < 60; step++) {
      await acts[chance(acts.length)]!(orders[chance(orders.length)]!)
      if (chance(4) === 0) await sumUp()
    }
    await sumUp()
    const grown = await books(shop.sql)
    expect(grown.days.length).toBeGreaterThan(10)
    await rebuild()
    expect(await books(shop.sql)).toEqual(grown)
    await shop.sql`truncate sale_day, sale_hour, sale_title, promise_day`
    const [{ days }] = [(await finance.call('POST', '/figures/rebuild/')).body]
    expect(days).toBeGreaterThan(10)
    await sumUp()
    expect(await books(shop.sql)).toEqual(grown)
  })

  it('are added up by one process at a time', async () => {
    await shop.sql.begin(markAll)
    const turns = await Promise.all([sumNextDay(shop.sql, now), sumNextDay(shop.sql, now), sumNextDay(shop.sql, now)])
    expect(turns.filter((turn) => turn === 1).length).toBeGreaterThanOrEqual(1)
    await sumUp()
    expect((await shop.sql`select 1 from figure_stale where day <= ${today} and what = 'sales'`).length).toBe(0)
  })
})

describe('what a figure reads when somebody asks for it', () => {
  it('is sums that were added up before, never the orders, parcels, refunds or visits themselves', async () => {
    const admin = await hire(['admin'])
    const asked = new Map<string, string[]>()
    for (const name of Object.keys(figureBookCalls).filter((call) => call.startsWith('GET '))) {
      const texts: string[] = []
      const stop = shop.sql.watch((text) => texts.push(text))
      const { status } = await admin.call('GET', `${name.slice(4)}?from=${daysAgo(400)}&to=${today}`).finally(stop)
      expect([name, status]).toEqual([name, 200])
      expect(texts.length, name).toBeGreaterThan(0)
      asked.set(
        name,
        texts.filter((text) =>
          /\b(shop_order|order_line|parcel|parcel_line|refund|refund_line|payment_movement|page_visit|stock_movement)\b/.test(
            text,
          ),
        ),
      )
    }
    expect([...asked.values()].flat()).toEqual([])
    expect(asked.size).toBeGreaterThan(7)
  })
})
