/** Search, lists and products through the API on the whole catalogue, and what the index costs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { openBenchmarkCatalogue } from './catalogue.ts'
import { computedBy } from './machine.ts'
import { count, load, type Measure, residentMegabytes, settle } from './measure.ts'
import { categoryIds, questions, viewedIds } from './questions.sql.ts'

const connections = 10
/** More questions than are asked in one measure, so that none is answered from what an earlier one left. */
const distinctQuestions = 40_000
const seconds = 8
const manyVisitors = true

interface Wanted {
  what: string
  perSecond: number
  p95?: number
}

export async function run(): Promise<Measure[]> {
  const given = process.env.DATABASE_URL
  const catalogue = given ? { url: given, stop: async () => {} } : await openBenchmarkCatalogue()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-search-'))
  const environment = { DATABASE_URL: catalogue.url, DEMO_CATALOGUE: 'false' }
  const measures: Measure[] = []
  try {
    const built = await openShop({ dataDir, environment })
    measures.push(seconds_('start, the index built from the database', built.openedInMs, 20))
    await built.stop()
    const shop = await openShop({ dataDir, environment })
    try {
      measures.push(seconds_('start, the index loaded from its file', shop.openedInMs, 4))
      measures.push(megabytes('memory after the start', shop, 600))
      measures.push(...(await answers(shop, catalogue.url)))
      measures.push(megabytes('memory after all that', shop, 600))
    } finally {
      await shop.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    await catalogue.stop()
  }
  return measures
}

async function answers(shop: RunningShop, url: string): Promise<Measure[]> {
  const sql = connectForLongWork(url, { max: 1 })
  const [asked, categories, viewed] = await Promise.all([
    questions(sql, distinctQuestions),
    categoryIds(sql),
    viewedIds(sql, 5_000),
  ])
  await sql.end()
  const token = (await (await fetch(`${shop.url}/storefront/token/`, { method: 'POST' })).json()) as { access: string }
  const headers = { authorization: `Bearer ${token.access}` }
  const ask = (wanted: Wanted, paths: () => string) => asked10(shop, headers, wanted, paths)
  let turn = 0
  const words = () => `/api/products/?store=T013&lang=es&${asked[turn++ % asked.length]}`
  const frequent = asked.slice(0, 2_000)
  const again = () => `/api/products/?store=T013&lang=es&${frequent[Math.floor(frequent.length * Math.random() ** 3)]}`
  const lists = () => `/api/products/?store=T013&lang=es&sort=price_asc&category=${categories[turn++ % categories.length]}`
  const products = () => `/api/products/${viewed[Math.floor(viewed.length * Math.random() ** 3)]}/?store=T013&lang=es`
  const suggestions = () => `/api/suggest/?store=T013&lang=es&q=${(asked[turn++ % asked.length] ?? '').slice(2, 6)}`
  // What a shop that has been open for a minute has compiled.
  for (const paths of [words, lists, products]) await load(shop.url, { paths, connections, seconds: 3, headers, manyVisitors })
  return [
    await ask({ what: 'search with filters, no question twice', perSecond: 1_500, p95: 15 }, words),
    await ask({ what: 'search with filters, 2,000 questions by frequency', perSecond: 1_500, p95: 15 }, again),
    await ask({ what: 'category list of 24 by price', perSecond: 1_500 }, lists),
    await ask({ what: 'product by id, 5,000 products by frequency', perSecond: 4_000 }, products),
    await ask({ what: 'suggestions while typing', perSecond: 1_500 }, suggestions),
  ]
}

async function asked10(
  shop: RunningShop,
  headers: Record<string, string>,
  wanted: Wanted,
  paths: () => string,
): Promise<Measure> {
  await settle()
  const computed = computedBy(shop.pid)
  const { total, perSecond, p50, p95, failures } = await load(shop.url, { paths, connections, seconds, headers, manyVisitors })
  const { node, pg } = computed()
  // Tells the work of an answer from what else the machine was doing.
  const each = `, ${(node / total).toFixed(2)}${pg > 0 ? ` + ${(pg / total).toFixed(2)}` : ''} ms of processor each`
  return {
    what: `${wanted.what}, ${connections} connections`,
    figure: `${count(perSecond)} req/s, p50 ${p50} ms, p97.5 ${p95} ms${each}${failures > 0 ? `, ${failures} failed` : ''}`,
    budget: `≥ ${count(wanted.perSecond)} req/s${wanted.p95 === undefined ? '' : `, p95 ≤ ${wanted.p95} ms`}`,
    met: failures === 0 && perSecond >= wanted.perSecond && (wanted.p95 === undefined || p95 <= wanted.p95),
  }
}

const seconds_ = (what: string, milliseconds: number, most: number): Measure => ({
  what,
  figure: `${(milliseconds / 1000).toFixed(1)} s`,
  budget: `≤ ${most} s`,
  met: milliseconds <= most * 1000,
})

function megabytes(what: string, shop: RunningShop, most: number): Measure {
  const held = residentMegabytes(shop.pid)
  return {
    what,
    figure: held === null ? 'unknown here' : `${count(held)} MB`,
    budget: `≤ ${most} MB`,
    met: held !== null && held <= most,
  }
}

if (import.meta.main)
  for (const { what, figure, budget, met } of await run()) console.log(met ? '✓' : '✗', what, '—', figure, `(${budget})`)
