import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { connect, connectForLongWork } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded/start.ts'
import { faultSentence } from '#database/fault-sentence.ts'
import { migrate } from '#database/migrate.ts'
import { oneAtATime } from '#database/one-at-a-time.ts'
import { requireDatabase } from '#database/reach.ts'
import { holdSecret, otherSecret } from '#database/same-secret.ts'
import { DatabaseWatch } from '#database/watch.ts'
import type { Pool } from '#kernel/db.ts'
import { signal } from '#kernel/signals.ts'
import { ownWords } from '#modules/editorial/site-search/own-words.ts'
import { tellLcpServer } from '#modules/goods/ebooks/lcp/licenses.sql.ts'
import { idsOfQuestion } from '#modules/goods/search/ids-found.ts'
import { openSearchIndex } from '#modules/goods/search/index/open.ts'
import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import { type Config, givenFor, readConfig } from './config.ts'
import { connectionsOf, sessionsOf, slowOf, waitsOf } from './database-settings.ts'
import { hearChanges } from './hear-changes.ts'
import { nodeName } from './log-requests.ts'
import { version } from './machine.ts'
import { Metrics } from './metrics.ts'
import { openMetrics } from './open-metrics.ts'
import { openReplicas } from './open-replicas.ts'
import { openStorefront } from './open-storefront.ts'
import { requireFreePort } from './port.ts'
import { servicesOf } from './services.ts'
import { requireEarnest } from './try-out.ts'
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
async function open(fill: Fill) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => close(0))
  const config = readConfig(process.env)
  requireEarnest(config)
  await requireWritable(config.DATA_DIR)
  await requireFreePort(config.PORT, config.HOST)
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbedded({ dataDir: path.join(config.DATA_DIR, 'postgres'), logArchive: config.LOG_ARCHIVE_DIR })
  if (embedded) {
    opened.push(embedded.stop)
    say(`Database started: 127.0.0.1:${embedded.port}`)
  }
  const url = config.DATABASE_URL ?? embedded?.url ?? ''
  const direct = sessionsOf(config, url)
  await requireDatabase(direct, { connect: config.DATABASE_CONNECT_TIMEOUT })
  let app: FastifyInstance | undefined
  if (config.DATABASE_URL) {
    const onOther = () => app?.log.error(otherSecret)
    opened.push((await holdSecret(direct, config.SECRET, { onOther })).end)
  }
  await migrate(direct)
  await filled(fill, config, direct)

  const watch = new DatabaseWatch({
    url,
    prepared: config.DATABASE_PREPARED,
    onChange: (away, cause) =>
      away ? app?.log.error(cause, 'The database is away') : app?.log.warn('The database answers again'),
  })
  opened.push(() => watch.end())
  const { visitors, desks } = connectionsOf(config)
  const asking = {
    direct,
    waits: waitsOf(config),
    prepared: config.DATABASE_PREPARED,
    sockets: watch.sockets,
    slow: slowOf(config, (slow) => {
      signal('statement-slow', { milliseconds: slow.milliseconds })
      app?.log.warn(slow, 'A statement was slow')
    }),
  }
  // What visitors ask names what it wants and is the same each time: planned once, where the server would plan for each value. Lists of
  // the staff and what runs in the background ask for many rows, and which plan is best depends on what for.
  const db = connect(url, { ...asking, max: visitors, planCache: 'force_generic_plan' })
  const deskDb = connect(url, { ...asking, max: desks })
  for (const pool of [db, deskDb]) opened.push(() => pool.end({ timeout: watch.away ? 0 : 5 }))
  const replicas = openReplicas(config, {
    url,
    db,
    deskDb,
    asking: { ...asking, max: visitors },
    tell: (state) => app?.log.warn(state, 'A replica changed its standing'),
  })
  if (replicas) opened.push(() => replicas.end())
  const search = await openSearchIndex(db, {
    storefront: config.STORE_CODE,
    dataDir: config.DATA_DIR,
    url: direct,
    ownWords: () => ownWords(db),
    say,
  })
  if (config.SENTRY_DSN !== undefined) {
    const { ErrorReports } = await import('./error-reports.ts')
    const reports = new ErrorReports({
      dsn: config.SENTRY_DSN,
      environment: config.SENTRY_ENVIRONMENT,
      release: `palace-shop@${version}`,
      node: nodeName(config),
    })
    opened.push(() => reports.close())
  }
  const traces = await tracesOf(config)
  if (traces) opened.push(() => traces.close())
  const services = servicesOf(config, db)
  await tellLcpServer(db, services.licenses !== null)
  const metrics = config.METRICS_PORT === undefined ? undefined : new Metrics()
  app = await buildApp({
    config,
    db,
    deskDb,
    services,
    search,
    database: watch,
    ...(replicas && { replicas }),
    ...(metrics && { metrics }),
    ...(traces && { traces }),
  })
  opened.push(() => app.close())
  if (metrics) await openMetrics(app, metrics, { config, db, deskDb, search, watch, replicas })
  if (config.PAGES) await openStorefront(app, { config, db, root, search, ...(replicas && { replicas }) })
  opened.push(await hearChanges(app, db))
  const inBackground = { ...services, db: deskDb }
  await startBackground(app, {
    config,
    db: deskDb,
    services: inBackground,
    database: watch,
    url: direct,
    idsByRule: idsOfQuestion(search),
  })
  await app.listen({ port: config.PORT, host: config.HOST })
  say(`The shop is open: ${config.PUBLIC_URL}  (${((performance.now() - started) / 1000).toFixed(1)} s; Ctrl-C closes it)`)
  if (config.DATABASE_URL && givenFor.get(config)?.['SECRET'] === undefined)
    say(
      'ATTENTION: no SECRET is set: this process signs with one that it made, and another on this database does not open beside it. Set the same one for all of them.',
    )
  if (config.NODE_ENV === 'production' && config.PAGES && config.PICTURES_AHEAD) void warmPictures(app, config).catch(() => {})
}

/** @throws the disk's own error where the shop could keep nothing */
async function requireWritable(folder: string) {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
}

/** Loaded where it is set alone: nobody else pays for it. */
async function tracesOf(config: Config) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config
  if (endpoint === undefined) return null
  const { Traces } = await import('./traces.ts')
  return new Traces({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    takesParents: config.TRUST_PROXY !== false,
    version,
    node: nodeName(config),
  })
}

/** Fills a shop that nobody has filled yet, before it opens. */
export type Fill = (db: Pool, config: Config, say: (line: string) => void) => Promise<void>

/** It may take longer than a visitor would wait. Nodes that begin at the same moment find the shop full. */
async function filled(fill: Fill, config: Config, url: string) {
  const db = connectForLongWork(url, { max: 4 })
  try {
    await oneAtATime(url, () => fill(db, config, say))
  } finally {
    await db.end({ timeout: 5 })
  }
}

/** Opens the shop and everything it stands on; what fails on the way is told, and what was opened is closed. */
export const openShop = (fill: Fill): Promise<void> =>
  open(fill).catch((error: unknown) => {
    if (closing) return
    const sentence = faultSentence(error)
    console.error(sentence === null ? error : `\n  ${sentence}\n`)
    return close(1)
  })
