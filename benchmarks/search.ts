/** Search, lists and products through the API on the whole catalogue, and what the index costs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { productsNotFollowed } from '#modules/goods/search/trail.sql.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { benchmarkSize, openBenchmarkCatalogue } from './catalogue.ts'
import { computedBy } from './machine.ts'
import { count, type LoadResult, load, type Measure, residentMegabytes, settle } from './measure.ts'
import { categoryIds, everyProduct, nameChanged, questions, viewedIds } from './questions.sql.ts'

const connections = 10
/** More questions than are asked in one measure, so that none is answered from what an earlier one left. */
const distinctQuestions = 40_000
const seconds = 8
const manyVisitors = true
/** Fewer than the share of a catalogue after which the index is built anew. */
const changedProducts = Math.round(benchmarkSize / 14)
const changedAtOnce = 12_500
/** How much dearer a search may be after them. */
const dearer = 0.15

interface Wanted {
  what: string
  perSecond: number
  p95?: number
  /** Milliseconds of processor of an answer, where that is the budget. */
  each?: number
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
  try {
    return await answered(shop, sql)
  } finally {
    await sql.end()
  }
}

async function answered(shop: RunningShop, sql: Pool): Promise<Measure[]> {
  const [asked, categories, viewed, every] = await Promise.all([
    questions(sql, distinctQuestions),
    categoryIds(sql),
    viewedIds(sql, 5_000),
    everyProduct(sql, distinctQuestions),
  ])
  const token = (await (await fetch(`${shop.url}/storefront/token/`, { method: 'POST' })).json()) as { access: string }
  const headers = { authorization: `Bearer ${token.access}` }
  const ask = (wanted: Wanted, paths: () => string) => asked10(shop, headers, wanted, paths)
  let turn = 0
  const words = () => `/api/products/?store=T013&lang=es&${asked[turn++ % asked.length]}`
  const works = () => `${words()}&group=works`
  const frequent = asked.slice(0, 2_000)
  const again = () => `/api/products/?store=T013&lang=es&${frequent[Math.floor(frequent.length * Math.random() ** 3)]}`
  const lists = () => `/api/products/?store=T013&lang=es&sort=price_asc&category=${categories[turn++ % categories.length]}`
  const listsOfWorks = () => `${lists()}&group=works`
  const products = () => `/api/products/${viewed[Math.floor(viewed.length * Math.random() ** 3)]}/?store=T013&lang=es`
  const distinct = () => `/api/products/${every[turn++ % every.length]}/?store=T013&lang=es`
  const suggestions = () => `/api/suggest/?store=T013&lang=es&q=${(asked[turn++ % asked.length] ?? '').slice(2, 6)}`
  // Beginnings of words of different lengths: a visitor's next letter is another question.
  const beginnings = [...new Set(asked.flatMap((question) => [5, 6, 7, 8].map((length) => question.slice(2, 2 + length))))]
  const suggestedOnce = () => `/api/suggest/?store=T013&lang=es&q=${beginnings[turn++ % beginnings.length]?.replace(/%\w?$/, '')}`
  // What a shop that has been open for a minute has compiled.
  for (const paths of [words, lists, products]) await load(shop.url, { paths, connections, seconds: 3, headers, manyVisitors })
  const measures = [
    await ask({ what: 'search with filters, no question twice', perSecond: 1_500, p95: 15, each: 1 }, words),
    await ask({ what: 'the same, as lists of works', perSecond: 1_500, p95: 15 }, works),
    await ask({ what: 'search with filters, 2,000 questions by frequency', perSecond: 1_500, p95: 15 }, again),
    await ask({ what: 'category list of 24 by price', perSecond: 1_500 }, lists),
    await ask({ what: 'the same, as a list of works', perSecond: 1_500 }, listsOfWorks),
    await ask({ what: 'product by id, 5,000 products by frequency', perSecond: 4_000, each: 0.4 }, products),
    await ask({ what: 'product by id, no product twice', perSecond: 1_500, each: 1.2 }, distinct),
    await ask({ what: 'suggestions while typing', perSecond: 1_500 }, suggestions),
    await ask({ what: 'suggestions, each once', perSecond: 1_500, each: 0.5 }, suggestedOnce),
  ]
  const before = await costOf(shop, headers, words)
  await change(sql, every.slice(0, changedProducts))
  const after = await costOf(shop, headers, words)
  measures.push({
    what: `search with filters after ${count(changedProducts)} changed products`,
    figure: `${told(after)}, before them ${told(before)}`,
    budget: `≤ ${Math.round(dearer * 100)} % more`,
    met: after.failures === 0 && after.node + after.pg <= (before.node + before.pg) * (1 + dearer),
  })
  return measures
}

/** Names products as changed, though nothing of them has: the index takes them in as it would any change, and the catalogue stays as it is. */
async function change(sql: Pool, products: readonly number[]) {
  for (let at = 0; at < products.length; at += changedAtOnce) {
    await nameChanged(sql, products.slice(at, at + changedAtOnce))
    while ((await productsNotFollowed(sql)).length > 0) await settle()
  }
}

type Cost = LoadResult & { node: number; pg: number }

/** What an answer costs this process and PostgreSQL, in milliseconds of processor: it tells their work from what else the machine was doing. */
async function costOf(shop: RunningShop, headers: Record<string, string>, paths: () => string): Promise<Cost> {
  await settle()
  const computed = computedBy(shop.pid)
  const answers = await load(shop.url, { paths, connections, seconds, headers, manyVisitors })
  const { node, pg } = computed()
  return { ...answers, node: node / answers.total, pg: pg / answers.total }
}

const told = ({ node, pg, failures }: Cost) =>
  `${node.toFixed(2)}${pg > 0 ? ` + ${pg.toFixed(2)}` : ''} ms of processor each${failures > 0 ? `, ${failures} failed` : ''}`

async function asked10(
  shop: RunningShop,
  headers: Record<string, string>,
  wanted: Wanted,
  paths: () => string,
): Promise<Measure> {
  const cost = await costOf(shop, headers, paths)
  const { perSecond, p50, p95, failures } = cost
  const most = [
    `≥ ${count(wanted.perSecond)} req/s`,
    ...(wanted.p95 === undefined ? [] : [`p95 ≤ ${wanted.p95} ms`]),
    ...(wanted.each === undefined ? [] : [`≤ ${wanted.each} ms`]),
  ]
  return {
    what: `${wanted.what}, ${connections} connections`,
    figure: `${count(perSecond)} req/s, p50 ${p50} ms, p97.5 ${p95} ms, ${told(cost)}`,
    budget: most.join(', '),
    met:
      failures === 0 &&
      perSecond >= wanted.perSecond &&
      (wanted.p95 === undefined || p95 <= wanted.p95) &&
      (wanted.each === undefined || cost.node + cost.pg <= wanted.each),
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
