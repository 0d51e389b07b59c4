/** Pages as visitors get them: how many a second, how heavy, and how soon after the start. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { chromiumArguments, findChromium } from '../scripts/chromium.ts'
import { openBenchmarkCatalogue } from './catalogue.ts'
import { count, load, type Measure, processorSeconds, residentMegabytes, settle } from './measure.ts'

const client = path.join(import.meta.dirname, '../storefront/build/client')

export async function run(): Promise<Measure[]> {
  const catalogue = await openBenchmarkCatalogue()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const options = { dataDir, environment: { DATABASE_URL: catalogue.url, DEMO_CATALOGUE: 'false' } }
  // The first start after an import builds the search index and keeps it; the budget is about every other start.
  const builder = await openShop(options)
  await settle(5_000)
  await builder.stop()
  const shop = await openShop(options)
  try {
    const products = await productPaths(shop.url, 400)
    const measures = [first(builder.openedInMs), start(await firstPage(shop, products[0] ?? '/es'))]
    measures.push(
      await cached(shop, products),
      ...(await uncached(shop, products)),
      memory(shop),
      await script(shop, products[0] ?? '/es'),
    )
    return measures
  } finally {
    await shop.stop()
    await catalogue.stop()
    rmSync(dataDir, { recursive: true, force: true })
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

async function cached(shop: RunningShop, [address = '/es']: string[]): Promise<Measure> {
  await load(shop.url, { paths: () => address, seconds: 2 })
  const { perSecond, p99, failures } = await load(shop.url, { paths: () => address, connections: 50 })
  return {
    what: 'product page, kept',
    figure: `${count(perSecond)} req/s, p99 ${p99} ms${failed(failures)}`,
    budget: '≥ 25,000 req/s',
    met: perSecond >= 25_000 && failures === 0,
  }
}

async function uncached(shop: RunningShop, products: string[]): Promise<Measure[]> {
  let turn = 0
  const paths = () => `${products[turn % products.length]}?q=${turn++}`
  await load(shop.url, { paths, seconds: 3 })
  await settle()
  const [turnBefore, before] = [turn, processorSeconds(shop.pid)]
  const { perSecond, p95, failures } = await load(shop.url, { paths })
  const after = processorSeconds(shop.pid)
  const perPage = before !== null && after !== null ? ((after - before) * 1000) / (turn - turnBefore) : null
  return [
    {
      what: 'product page, rendered each time',
      figure: `${count(perSecond)} req/s, p95 ${p95} ms${failed(failures)}`,
      budget: '≥ 450 req/s',
      met: perSecond >= 450 && failures === 0,
    },
    {
      what: 'processor time of a rendered page, compression included',
      figure: perPage === null ? 'unknown here' : `${perPage.toFixed(2)} ms`,
      budget: '≤ 2.2 ms',
      met: perPage !== null && perPage <= 2.2,
    },
  ]
}

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

/** Every script that a browser fetches for the page, as its compressed file. */
async function script(shop: RunningShop, address: string): Promise<Measure> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const files = new Set<string>()
  try {
    const page = await browser.newPage()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname)
    })
    await page.goto(shop.url + address, { waitUntil: 'networkidle' })
  } finally {
    await browser.close()
  }
  const bytes = [...files].reduce((sum, file) => sum + compressedSize(path.join(client, file)), 0)
  return {
    what: 'JavaScript of a product page, first load',
    figure: `${(bytes / 1000).toFixed(1)} kB brotli in ${files.size} files`,
    budget: '≤ 95 kB',
    met: bytes > 0 && bytes <= 95_000,
  }
}

const compressedSize = (file: string) => (existsSync(`${file}.br`) ? statSync(`${file}.br`).size : readFileSync(file).length)
