/** The search over magazine, agenda, stores and help pages: beside a large catalogue, on as much text as a shop writes in years. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openShop, type RunningShop } from '#tests/support/running-shop.ts'
import { openBenchmarkCatalogue } from './catalogue.ts'
import { giveContents, asked as questions, takeContents } from './everything.sql.ts'
import { count, load, type Measure, processorSeconds, settle } from './measure.ts'

/** What the demonstration holds, and what a shop has written after some years. */
const sizes = [
  { what: 'demonstration', posts: 12, activities: 30, pages: 20 },
  { what: 'years of texts', posts: 1_500, activities: 3_000, pages: 200 },
] as const
const p95Budget = 5

export async function run(): Promise<Measure[]> {
  const catalogue = await openBenchmarkCatalogue()
  await migrate(catalogue.url)
  const sql = connectForLongWork(catalogue.url, { max: 1 })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-everything-'))
  const measures: Measure[] = []
  try {
    for (const size of sizes) {
      await giveContents(sql, size)
      const shop = await openShop({ dataDir, environment: { DATABASE_URL: catalogue.url, DEMO_CATALOGUE: 'false' } })
      try {
        measures.push(await asked(shop, size.what))
      } finally {
        await shop.stop()
      }
    }
  } finally {
    await takeContents(sql)
    await sql.end()
    await catalogue.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return measures
}

async function asked(shop: RunningShop, what: string): Promise<Measure> {
  const token = (await (await fetch(`${shop.url}/storefront/token/`, { method: 'POST' })).json()) as { access: string }
  let turn = 0
  const paths = () => `/api/everything/?store=T013&lang=es&q=${encodeURIComponent(questions[turn++ % questions.length] ?? '')}`
  // One after the other: what a question costs, not how many can wait.
  const one = { paths, connections: 1, manyVisitors: true }
  const headers = { authorization: `Bearer ${token.access}` }
  await load(shop.url, { ...one, headers, seconds: 2 })
  await settle()
  const before = processorSeconds(shop.pid)
  const { total, perSecond, p50, p95, failures } = await load(shop.url, { ...one, headers, seconds: 6 })
  const after = processorSeconds(shop.pid)
  const each = before === null || after === null ? '' : `, ${(((after - before) * 1000) / total).toFixed(2)} ms of processor each`
  return {
    what: `search over everything, ${what}`,
    figure: `${count(perSecond)} req/s, p50 ${p50} ms, p97.5 ${p95} ms${each}${failures > 0 ? `, ${failures} failed` : ''}`,
    budget: `p95 ≤ ${p95Budget} ms`,
    met: failures === 0 && p95 <= p95Budget,
  }
}

if (import.meta.main)
  for (const { what, figure, budget, met } of await run()) console.log(met ? '✓' : '✗', what, '—', figure, `(${budget})`)
