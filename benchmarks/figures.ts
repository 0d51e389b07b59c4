/** What each screen of figures asks of the database: counted in buffers, at a tenth of the orders and at all of them, so that a busy machine says the same. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { addDays, dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import {
  type Asking,
  findAsked,
  findPromises,
  findRest,
  findSales,
  findSearches,
  findSoldTitles,
  findSteps,
  sumOfSales,
  sumOfSteps,
} from '#modules/orders/figures/figures-read.ts'
import { figureBookCalls, saleKeys } from '#modules/orders/figures/staff-contract.ts'
import { markAll } from '#modules/orders/figures/stale.sql.ts'
import { sumNextDay } from '#modules/orders/figures/sum-up.ts'
import { writeOrders } from './books.sql.ts'
import { buffersAsked, spreadOrders } from './figures.sql.ts'
import type { Measure } from './measure.ts'

const orders = Number(process.env['BENCHMARK_ORDERS'] || 500_000)
const now = new Date()
const asking: Asking = { onlyStore: null, language: 'es', now }
const year = { from: addDays(dayOf(now), -365), to: dayOf(now) }

/** What grows with orders and is read by no screen of figures. */
const grows = new Set([
  'shop_order',
  'order_line',
  'parcel',
  'parcel_line',
  'refund',
  'refund_line',
  'payment_movement',
  'page_visit',
  'cart',
])

/** Nothing is looked for by words here. */
const noSearch = { idsFor: () => [], main: '' }

const ofSales = (by: (typeof saleKeys)[number]) => (tx: Tx) =>
  findSales(tx, figureBookCalls['GET /figures/sales/'].query.parse({ ...year, by, limit: '50' }), asking)

const calls: Record<string, (tx: Tx) => Promise<unknown>> = {
  ...Object.fromEntries(saleKeys.map((by) => [`sales by ${by}`, ofSales(by)])),
  'sum of sales': (tx) => sumOfSales(tx, year, asking),
  'titles sold': (tx) => findSoldTitles(tx, figureBookCalls['GET /figures/titles/'].query.parse(year), asking),
  promises: (tx) => findPromises(tx, figureBookCalls['GET /figures/promises/'].query.parse(year), asking),
  'steps of visits': (tx) => findSteps(tx, figureBookCalls['GET /figures/steps/'].query.parse(year), asking),
  'sum of steps': (tx) => sumOfSteps(tx, year, asking),
  'most searched': (tx) => findAsked(tx, figureBookCalls['GET /figures/asked-searches/'].query.parse(year), asking),
  'searches without result': (tx) => findSearches(tx, figureBookCalls['GET /figures/searches/'].query.parse(year), asking),
  'still stock': (tx) => findRest(tx, figureBookCalls['GET /figures/still-stock/'].query.parse({}), asking, noSearch),
}

interface Asked {
  buffers: number
  /** Of what grows with orders. */
  growing: number
}

async function buffersOf(sql: Pool, call: (tx: Tx) => Promise<unknown>): Promise<Asked> {
  return sql.begin(async (tx) => {
    await call(tx)
    const tables = await buffersAsked(tx)
    const sum = (of: readonly { buffers: number }[]) => of.reduce((all, { buffers }) => all + buffers, 0)
    return { buffers: sum(tables), growing: sum(tables.filter(({ name }) => grows.has(name))) }
  })
}

/** Every call on a database with so many orders, summed up as the shop's duty does. */
async function measured(count: number): Promise<Map<string, Asked>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-figures-'))
  const server = await startEmbedded({ dataDir: path.join(folder, 'postgres') })
  try {
    await migrate(server.url)
    const sql = connectForLongWork(server.adminUrl, { max: 1 })
    await writeOrders(sql, count)
    await spreadOrders(sql, count)
    await sql`delete from figure_stale`
    await sql.begin(markAll)
    while ((await sumNextDay(sql, now)) > 0);
    await sql`vacuum analyze`
    const asked = new Map<string, Asked>()
    for (const [what, call] of Object.entries(calls)) {
      await buffersOf(sql, call)
      asked.set(what, await buffersOf(sql, call))
    }
    await sql.end({ timeout: 5 })
    return asked
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function run(): Promise<Measure[]> {
  const few = await measured(orders / 10)
  const many = await measured(orders)
  const count = (value: number) => value.toLocaleString('en')
  return [...many].map(([what, { buffers, growing }]) => {
    const before = few.get(what)!.buffers
    return {
      what: `${what}, a year of five`,
      figure: `${count(buffers)} buffers at ${count(orders)} orders, ${count(before)} at ${count(orders / 10)}; ${count(growing)} of orders, parcels, refunds or visits`,
      budget: 'none of orders; at most twice those of a tenth',
      met: growing === 0 && buffers <= 2 * before + 50,
    }
  })
}

if (import.meta.main)
  for (const { what, figure, budget, met } of await run()) console.log(met ? '✓' : '✗', what, '—', figure, `(${budget})`)
