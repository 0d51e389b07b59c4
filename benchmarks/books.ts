/** Comparing the books of a shop with a million order lines: how long, and that it finds what is wrong. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connectForLongWork } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { differencesOf, reconcile } from '#modules/orders/reconcile/reconcile.ts'
import { writeOrders } from './books.sql.ts'
import type { Measure } from './measure.ts'

const orders = 500_000
const budget = 120

export async function run(): Promise<Measure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-books-'))
  const server = await startEmbedded({ dataDir: path.join(folder, 'postgres') })
  await migrate(server.url)
  const sql = connectForLongWork(server.adminUrl, { max: 4 })
  try {
    await writeOrders(sql, orders)
    const started = performance.now()
    const findings = await reconcile(sql)
    const seconds = (performance.now() - started) / 1000
    const differences = differencesOf(findings)
    return [
      {
        what: `books of ${orders.toLocaleString('en')} orders with 1,000,000 lines compared, ${findings.length} checks`,
        figure: `${seconds.toFixed(1)} s, ${differences} differences`,
        budget: `≤ ${budget} s, 0 differences`,
        met: seconds <= budget && differences === 0,
      },
    ]
  } finally {
    await sql.end({ timeout: 5 })
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
