import path from 'node:path'
import { connect } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { loadDemoIfEmpty } from '#importers/demo/load-demo.ts'
import { loadSecondShopIfMissing } from '#importers/demo/second-shop.ts'
import { openSearchIndex } from '#modules/search/index/open.ts'
import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import { readConfig } from './config.ts'
import { openDemoAccounts } from './demo-accounts.ts'
import { openStorefront } from './open-storefront.ts'
import { orderDepsOf } from './order-deps.ts'
import { requireFreePort } from './port.ts'
import { warmPictures } from './warm-pictures.ts'

const root = path.join(import.meta.dirname, '..')
const started = performance.now()
const closeWithin = 10_000
const say = (line: string) => console.log(`  ${line}`)

/** What was opened so far, closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []
let closing = false
async function close(status: number) {
  if (closing) return
  closing = true
  setTimeout(() => process.exit(1), closeWithin).unref()
  for (const one of opened.toReversed()) await one().catch((error) => console.error(error))
  process.exit(status)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => close(0))

async function open() {
  const config = readConfig(process.env)
  await requireFreePort(config.PORT, config.HOST)
  const embedded = config.DATABASE_URL ? null : await startEmbedded({ dataDir: path.join(config.DATA_DIR, 'postgres') })
  if (embedded) {
    opened.push(embedded.stop)
    say('Database started')
  }
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  await migrate(url)
  const db = connect(url, { max: config.DATABASE_CONNECTIONS })
  opened.push(() => db.end({ timeout: 5 }))
  if (config.DEMO_CATALOGUE) {
    await loadDemoIfEmpty(db, say)
    await loadSecondShopIfMissing(db, say)
  }
  // Without them the shop is as good: nobody's purchase depends on a year that never was.
  await openDemoAccounts(config, db, say).catch((error: unknown) => console.error(error))

  const search = await openSearchIndex(db, { storefront: config.STORE_CODE, dataDir: config.DATA_DIR, url, say })
  const app = await buildApp({ config, db, search })
  opened.push(() => app.close())
  if (config.PAGES) await openStorefront(app, { config, db, root })
  await startBackground(app, { config, db, orders: orderDepsOf(config, db) })
  await app.listen({ port: config.PORT, host: config.HOST })
  say(`The shop is open: ${config.PUBLIC_URL}  (${((performance.now() - started) / 1000).toFixed(1)} s; Ctrl-C closes it)`)
  if (config.NODE_ENV === 'production' && config.PAGES) void warmPictures(app, config).catch(() => {})
}

await open().catch((error: unknown) => {
  if (closing) return
  const readable = error instanceof Error && error.constructor === Error
  console.error(readable ? `\n  ${error.message}\n` : error)
  return close(1)
})
