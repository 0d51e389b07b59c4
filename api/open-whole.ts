import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { connect, connectForLongWork } from '#database/connect.ts'
import { oneAtATime } from '#database/one-at-a-time.ts'
import { DatabaseWatch } from '#database/watch.ts'
import type { Pool } from '#kernel/db.ts'
import { signal } from '#kernel/signals.ts'
import { ownWords } from '#modules/editorial/site-search/own-vocabulary.ts'
import { tellLcpServer } from '#modules/goods/ebooks/lcp/licenses.sql.ts'
import { idsOfQuestion } from '#modules/goods/search/ids-found.ts'
import { openSearchIndex } from '#modules/goods/search/index/open.ts'
import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import { type Config, givenFor } from './config.ts'
import { connectionsOf, slowOf, waitsOf } from './database-settings.ts'
import { hearChanges } from './hear-changes.ts'
import { nodeName } from './log-requests.ts'
import { version } from './machine.ts'
import { Metrics } from './metrics.ts'
import { openMetrics } from './open-metrics.ts'
import { openReplicas } from './open-replicas.ts'
import { openStorefront } from './open-storefront.ts'
import { servicesOf } from './services.ts'
import { warmPictures } from './warm-pictures.ts'

const root = path.join(import.meta.dirname, '..')

/** A shop on its way: what it stands on is there, and what of it is open already. */
export interface Opening {
  config: Config
  /** Its database, and the same where a session is one connection's. */
  url: string
  direct: string
  /** Closed in the opposite order. */
  opened: (() => Promise<unknown>)[]
  say: (line: string) => void
  /** Once it is put together. */
  app?: FastifyInstance
}

/** Fills a shop that nobody has filled yet, before it opens. */
export type Fill = (db: Pool, config: Config, say: (line: string) => void) => Promise<void>

/** Opens the shop on a database that is there, and everything it does beside answering. */
export async function openWhole(opening: Opening, fill: Fill): Promise<void> {
  const { config, url, direct, opened, say } = opening
  await filled(fill, opening)

  const watch = new DatabaseWatch({
    url,
    prepared: config.DATABASE_PREPARED,
    onChange: (away, cause) =>
      away ? opening.app?.log.error(cause, 'The database is away') : opening.app?.log.warn('The database answers again'),
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
      opening.app?.log.warn(slow, 'A statement was slow')
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
    tell: (state) => opening.app?.log.warn(state, 'A replica changed its standing'),
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
  await services.houseLetters.read(db)
  await tellLcpServer(db, services.licenses !== null)
  const metrics = config.METRICS_PORT === undefined ? undefined : new Metrics()
  const app = await buildApp({
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
  opening.app = app
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
  say(`The shop is open: ${config.PUBLIC_URL}  (${(performance.now() / 1000).toFixed(1)} s; Ctrl-C closes it)`)
  if (config.DATABASE_URL && givenFor.get(config)?.['SECRET'] === undefined)
    say(
      'ATTENTION: no SECRET is set: this process signs with one that it made, and another on this database does not open beside it. Set the same one for all of them.',
    )
  if (config.NODE_ENV === 'production' && config.PAGES && config.PICTURES_AHEAD) void warmPictures(app, config).catch(() => {})
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

/** It may take longer than a visitor would wait. Nodes that begin at the same moment find the shop full. */
async function filled(fill: Fill, { config, direct: url, say }: Opening) {
  const db = connectForLongWork(url, { max: 4 })
  try {
    await oneAtATime(url, () => fill(db, config, say))
  } finally {
    await db.end({ timeout: 5 })
  }
}
