import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { connect, connectForLongWork } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { faultSentence } from '#database/fault-sentence.ts'
import { migrate } from '#database/migrate.ts'
import { requireDatabase } from '#database/reach.ts'
import { DatabaseWatch } from '#database/watch.ts'
import { loadDemoIfEmpty } from '#importers/demo/load-demo.ts'
import { loadSecondShopIfMissing } from '#importers/demo/second-shop.ts'
import { ownWords } from '#modules/editorial/site-search/own-words.ts'
import { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import { openSearchIndex } from '#modules/goods/search/index/open.ts'
import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import { type Config, readConfig } from './config.ts'
import { slowOf, waitsOf } from './database-settings.ts'
import { openDemoAccounts } from './demo-accounts.ts'
import { openStorefront } from './open-storefront.ts'
import { orderDepsOf } from './order-deps.ts'
import { requireFreePort } from './port.ts'
import { isTryOut, requireEarnest } from './try-out.ts'
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
  requireEarnest(config)
  await requireFreePort(config.PORT, config.HOST)
  const embedded = config.DATABASE_URL ? null : await startEmbedded({ dataDir: path.join(config.DATA_DIR, 'postgres') })
  if (embedded) {
    opened.push(embedded.stop)
    say('Database started')
  }
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  await requireDatabase(url, { connect: config.DATABASE_CONNECT_TIMEOUT })
  await migrate(url)
  await fill(config, url)

  let app: FastifyInstance | undefined
  const watch = new DatabaseWatch({
    url,
    onChange: (away, cause) =>
      away ? app?.log.error(cause, 'The database is away') : app?.log.warn('The database answers again'),
  })
  opened.push(() => watch.end())
  const db = connect(url, {
    max: config.DATABASE_CONNECTIONS,
    waits: waitsOf(config),
    prepared: config.DATABASE_PREPARED,
    sockets: watch.sockets,
    slow: slowOf(config, (slow) => app?.log.warn(slow, 'A statement was slow')),
  })
  opened.push(() => db.end({ timeout: watch.away ? 0 : 5 }))
  const search = await openSearchIndex(db, {
    storefront: config.STORE_CODE,
    dataDir: config.DATA_DIR,
    url,
    ownWords: () => ownWords(db),
    say,
  })
  app = await buildApp({ config, db, search, database: watch })
  opened.push(() => app.close())
  if (config.PAGES) await openStorefront(app, { config, db, root })
  await startBackground(app, { config, db, orders: orderDepsOf(config, db), database: watch })
  await app.listen({ port: config.PORT, host: config.HOST })
  say(`The shop is open: ${config.PUBLIC_URL}  (${((performance.now() - started) / 1000).toFixed(1)} s; Ctrl-C closes it)`)
  if (!isTryOut(config) && config.SMTP_URL === undefined)
    say('ATTENTION: no SMTP_URL is set: letters are kept in the database and reach nobody.')
  if (config.NODE_ENV === 'production' && config.PAGES) void warmPictures(app, config).catch(() => {})
}

/** What a shop shows before anybody has filled it; takes longer than a visitor would wait. */
async function fill(config: Config, url: string) {
  const db = connectForLongWork(url, { max: 4 })
  try {
    if (config.DEMO_CATALOGUE) {
      await loadDemoIfEmpty(db, say, new EbookStore(config.DATA_DIR))
      await loadSecondShopIfMissing(db, say)
    }
    // Without them the shop is as good: nobody's purchase depends on a year that never was.
    await openDemoAccounts(config, db, say).catch((error: unknown) => console.error(error))
  } finally {
    await db.end({ timeout: 5 })
  }
}

await open().catch((error: unknown) => {
  if (closing) return
  const sentence = faultSentence(error)
  console.error(sentence === null ? error : `\n  ${sentence}\n`)
  return close(1)
})
