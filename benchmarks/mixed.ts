/**
 * What visitors do, mixed, for as long as is said (`BENCH_MINUTES`, else 30): pages, searches, products, suggestions, carts and orders at
 * once on the whole catalogue. What counts is memory: whether it stays within its budget, and whether it still grows at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { type Buyer, buyer, underLoad } from './buyers.ts'
import { openBenchmarkCatalogue } from './catalogue.ts'
import { paidOf, productsWithStock } from './checkout.sql.ts'
import { orderAndPay, prepare } from './checkout-steps.ts'
import { count, load, type Measure, residentMegabytes } from './measure.ts'
import { questions, viewedIds } from './questions.sql.ts'

const secret = 'the secret of a shop that only benchmarks visit'
const minutes = Number(process.env['BENCH_MINUTES'] || 30)
const mostMegabytes = 600
/** How much more the last third may hold than the one before, as what is kept comes and goes. */
const flat = 0.03
/** Orders in each round, beside so many seconds of reading. */
const [ordersAtOnce, readingSeconds] = [10, 5]

export async function run(): Promise<Measure[]> {
  const catalogue = await openBenchmarkCatalogue()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-mixed-'))
  const environment = { DATABASE_URL: catalogue.url, SECRET: secret, DEMO_CATALOGUE: 'false', PAGES_PER_MINUTE: '10000000' }
  const shop = await openShop({ dataDir, environment })
  const sql = connectForLongWork(catalogue.url, { max: 1 })
  try {
    const access = await anonymousToken(secret)
    const [asked, viewed, sold] = await Promise.all([questions(sql, 20_000), viewedIds(sql, 20_000), productsWithStock(sql, 400)])
    const buyers = Array.from({ length: 400 }, (_, index) => buyer(shop.url, access, index + 1))
    const paths = pathsOf(asked, viewed)
    const held: number[] = []
    const numbers: string[] = []
    let [answered, failed, serial] = [0, 0, 0]
    const until = performance.now() + minutes * 60_000
    while (performance.now() < until) {
      const [reading] = await Promise.all([
        read(shop, access, paths),
        underLoad(
          Array.from({ length: ordersAtOnce }, () => serial++),
          2,
          async (one) => void numbers.push(await order(buyers[one % buyers.length]!, sold[one % sold.length]!.id, one)),
        ),
      ])
      answered += reading.total
      failed += reading.failures
      held.push(residentMegabytes(shop.pid) ?? Number.NaN)
    }
    const unpaid = numbers.length - (await paidOf(sql, numbers))
    const most = Math.max(...held)
    const [before, last] = [
      meanOf(held.slice(-Math.ceil((held.length * 2) / 3), -Math.ceil(held.length / 3))),
      meanOf(held.slice(-Math.ceil(held.length / 3))),
    ]
    return [
      {
        what: `${minutes} minutes of everything at once`,
        figure: `${count(answered)} answers, ${failed} failed; ${count(numbers.length)} orders, ${unpaid} not paid`,
        budget: '0 failed, 0 not paid',
        met: failed === 0 && unpaid === 0,
      },
      {
        what: 'memory at its most',
        figure: `${count(most)} MB`,
        budget: `≤ ${mostMegabytes} MB`,
        met: most <= mostMegabytes,
      },
      {
        what: 'memory in the last third of that time, and in the one before',
        figure: `${count(last)} MB, ${count(before)} MB`,
        budget: `at most ${Math.round(flat * 100)} % more`,
        met: last <= before * (1 + flat),
      },
    ]
  } finally {
    await shop.stop()
    await sql.end()
    await catalogue.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Every third is a page; what is asked often is asked more often. */
function pathsOf(asked: readonly string[], viewed: readonly number[]): () => string {
  let turn = 0
  const often = <T>(items: readonly T[]): T => items[Math.floor(items.length * Math.random() ** 3)]!
  const kinds = [
    () => `/es/buscar?${often(asked)}`,
    () => `/api/products/?store=T013&lang=es&${often(asked)}`,
    () => `/api/products/${often(viewed)}/?store=T013&lang=es`,
    () => `/es/libros?page=${1 + (turn % 400)}&sort=price_asc`,
    () => `/api/suggest/?store=T013&lang=es&q=${often(asked).slice(2, 6)}`,
    () => `/api/products/?store=T013&lang=ca&${often(asked)}`,
  ]
  return () => kinds[turn++ % kinds.length]!()
}

const read = (shop: RunningShop, access: string, paths: () => string) =>
  load(shop.url, {
    paths,
    connections: 4,
    seconds: readingSeconds,
    headers: { authorization: `Bearer ${access}` },
    manyVisitors: true,
  })

async function order(by: Buyer, product: number, serial: number): Promise<string> {
  return orderAndPay(by, { secret, ready: await prepare(by, product, serial) })
}
