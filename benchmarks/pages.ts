/** Pages as visitors get them: how many a second, how heavy, and how soon after the start. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { openBenchmarkCatalogue } from './catalogue.ts'
import { computedBy } from './machine.ts'
import { count, type LoadResult, load, type Measure, residentMegabytes, settle } from './measure.ts'
import { questions } from './questions.sql.ts'

/** Pages of each kind that are rendered before it counts, and that count: together as many as the lists that are asked for. */
const [warmUp, rendered] = [150, 250]

export async function run(): Promise<Measure[]> {
  const catalogue = await openBenchmarkCatalogue()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const options = { dataDir, environment: { DATABASE_URL: catalogue.url, DEMO_CATALOGUE: 'false', PAGES_PER_MINUTE: '10000000' } }
  // The first start after an import builds the search index and keeps it; the budget is about every other start.
  const builder = await openShop(options)
  await settle(5_000)
  await builder.stop()
  const shop = await openShop(options)
  try {
    const [products, asked] = await Promise.all([productPaths(shop.url, 1_000), questionsOf(catalogue.url)])
    const measures = [first(builder.openedInMs), start(await firstPage(shop, products[0] ?? '/es'))]
    measures.push(...(await cached(shop, products)))
    let turn = 0
    const product = () => products[turn++ % products.length]!
    const list = () => `/es/listado-libros?page=${1 + (turn++ % 400)}&sort=price_asc&language=${turn % 2 === 0 ? 'I08' : 'I06'}`
    const search = () => `/es/buscar?${asked[turn++ % asked.length]}`
    measures.push(
      await uncached(shop, 'product page', { paths: product, most: 4.5, perSecond: 400 }),
      await uncached(shop, 'list with filters', { paths: list, most: 6, perSecond: 0 }),
      await uncached(shop, 'search page', { paths: search, most: 6, perSecond: 0 }),
      memory(shop),
    )
    return measures
  } finally {
    await shop.stop()
    await catalogue.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** More than are asked, as no page is rendered twice. */
async function questionsOf(url: string): Promise<string[]> {
  const sql = connectForLongWork(url, { max: 1 })
  try {
    return await questions(sql, 2_000)
  } finally {
    await sql.end()
  }
}

/** Addresses of products: a wrong slug is answered with the right one. */
async function productPaths(url: string, wanted: number): Promise<string[]> {
  const found: string[] = []
  for (let id = 1; found.length < wanted && id < wanted * 20; id++) {
    const answer = await fetch(`${url}/es/libro/x/${id}/x`, { redirect: 'manual' })
    const location = answer.headers.get('location')
    if (answer.status === 301 && location) found.push(new URL(location, url).pathname)
  }
  if (found.length === 0) throw new Error('The catalogue has no products')
  return found
}

/** Milliseconds from the start of the process to the first product page. */
async function firstPage(shop: RunningShop, address: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(shop.url + address)
  await answer.text()
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  return shop.openedInMs + performance.now() - started
}

const first = (milliseconds: number): Measure => ({
  what: 'first start after an import',
  figure: `${(milliseconds / 1000).toFixed(2)} s`,
  budget: '',
  met: true,
})

const start = (milliseconds: number): Measure => ({
  what: 'start on a full database to the first page',
  figure: `${(milliseconds / 1000).toFixed(2)} s`,
  budget: '≤ 4 s',
  met: milliseconds <= 4_000,
})

/** A kept page as 50 browsers ask for it, and as one that has it already: what each costs this process. */
async function cached(shop: RunningShop, [address = '/es']: string[]): Promise<Measure[]> {
  const paths = () => address
  await load(shop.url, { paths, seconds: 2 })
  const tag = (await fetch(shop.url + address)).headers.get('etag') ?? ''
  const kept = await costOf(shop, { paths, connections: 50 })
  const known = await costOf(shop, { paths, connections: 50, headers: { 'if-none-match': tag }, answer: 304 })
  return [
    {
      what: 'product page, kept',
      figure: `${count(kept.perSecond)} req/s, p99 ${kept.p99} ms, ${told(kept)}`,
      budget: '≤ 0.06 ms',
      met: kept.node <= 0.06 && kept.failures === 0,
    },
    {
      what: 'the same for who has it (304)',
      figure: `${count(known.perSecond)} req/s, ${told(known)}`,
      budget: 'less than the page',
      met: known.node < kept.node && known.failures === 0,
    },
  ]
}

/** Pages that nobody has asked for, as a robot reads a catalogue. */
async function uncached(
  shop: RunningShop,
  what: string,
  { paths, most, perSecond }: { paths: () => string; most: number; perSecond: number },
): Promise<Measure> {
  await load(shop.url, { paths, requests: warmUp, manyVisitors: true })
  await settle()
  const cost = await costOf(shop, { paths, requests: rendered, manyVisitors: true })
  return {
    what: `${what}, rendered each time`,
    figure: `${count(cost.perSecond)} req/s, p95 ${cost.p95} ms, ${told(cost)}`,
    budget: `≤ ${most} ms${perSecond > 0 ? `, ≥ ${count(perSecond)} req/s` : ''}`,
    met: cost.node + cost.pg <= most && cost.perSecond >= perSecond && cost.failures === 0,
  }
}

type Cost = LoadResult & { node: number; pg: number }

/** What an answer costs this process and PostgreSQL, in milliseconds of processor. */
async function costOf(shop: RunningShop, asked: Parameters<typeof load>[1]): Promise<Cost> {
  const computed = computedBy(shop.pid)
  const answered = await load(shop.url, asked)
  const { node, pg } = computed()
  return { ...answered, node: node / answered.total, pg: pg / answered.total }
}

const told = ({ node, pg, failures }: Cost) =>
  `${node.toFixed(2)}${pg >= 0.005 ? ` + ${pg.toFixed(2)}` : ''} ms of processor each${failed(failures)}`

const failed = (failures: number) => (failures > 0 ? `, ${failures} failed` : '')

function memory(shop: RunningShop): Measure {
  const megabytes = residentMegabytes(shop.pid)
  return {
    what: 'memory of the shop after that',
    figure: megabytes === null ? 'unknown here' : `${count(megabytes)} MB`,
    budget: '≤ 600 MB',
    met: megabytes !== null && megabytes <= 600,
  }
}
