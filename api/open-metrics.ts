import type { FastifyInstance } from 'fastify'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { attemptsSince } from '#modules/orders/money/payments.sql.ts'
import { ordersSince } from '#modules/orders/order/recent.sql.ts'
import { countWaiting } from '#modules/people/staff/waiting.sql.ts'
import { mostWaiting } from '#modules/people/staff/waiting-contract.ts'
import { concerns } from '#modules/platform/systems/attention.ts'
import { emailCounts, jobRows, webhookCounts } from '#modules/platform/systems/systems.sql.ts'
import type { Config } from './config.ts'
import type { DatabaseState } from './database-gate.ts'
import { nodeName } from './log-requests.ts'
import { machineOf } from './machine.ts'
import { type Metrics, type Read, serveMetrics } from './metrics.ts'
import type { ReadingOf } from './open-replicas.ts'
import { attentionOf } from './readiness.ts'
import { shopFiles } from './shop-files.ts'
import { queuesWith } from './waiting.ts'

interface Observed {
  config: Config
  db: Pool
  deskDb: Pool
  search: SearchIndex
  watch: DatabaseState
  replicas?: ReadingOf | undefined
}

const anHourAgo = () => new Date(Date.now() - 3_600_000)

const secondsSince = (at: Date | null, now: number) => (at === null ? 0 : Math.max(0, (now - at.getTime()) / 1_000))

/** What waits for somebody, queue by queue, as the first page of the back office counts it. */
function queueReads(db: Pool, config: Config): Read[] {
  const queues = queuesWith({ factorRoles: config.STAFF_FACTOR_FOR ?? [] })
  const counted = async () => {
    const asked = { onlyStore: null, staffId: null, today: dayOf(new Date()) }
    const found = []
    for (const { name, rows } of queues) found.push({ name, ...(await countWaiting(db, rows(db, asked), mostWaiting)) })
    return found
  }
  let last: { at: number; found: ReturnType<typeof counted> } | null = null
  const once = () => {
    // Two figures of one answer ask the same.
    if (last === null || Date.now() - last.at > 1_000) last = { at: Date.now(), found: counted() }
    return last.found
  }
  return [
    {
      name: 'shop_waiting',
      help: `What waits for the staff, by queue, ${mostWaiting + 1} standing for more`,
      labels: ['queue'],
      read: async () => (await once()).map(({ name, found }) => ({ labels: { queue: name }, value: found })),
    },
    {
      name: 'shop_waiting_oldest_seconds',
      help: 'For how long the first of a queue waits',
      labels: ['queue'],
      read: async () =>
        (await once()).map(({ name, oldest }) => ({ labels: { queue: name }, value: secondsSince(oldest, Date.now()) })),
    },
  ]
}

/** What the shop's rows and this process say of themselves when they are asked. */
export const figuresOf = (app: FastifyInstance, { config, db, deskDb, search, watch, replicas }: Observed): Read[] => [
  {
    name: 'shop_info',
    help: '1, with the version and the name of this process',
    labels: ['version', 'node'],
    read: async () => [{ labels: { version: (await machineOf(config, search)()).version, node: nodeName(config) }, value: 1 }],
  },
  { name: 'shop_database_away', help: '1 while the database does not answer', read: () => [{ value: Number(watch.away) }] },
  {
    name: 'shop_database_connections',
    help: 'Connections of this process, by pool and what they do',
    labels: ['pool', 'state'],
    read: () =>
      Object.entries({ visitors: db, desks: deskDb }).flatMap(([pool, of]) =>
        Object.entries(of.connections()).map(([state, value]) => ({ labels: { pool, state }, value })),
      ),
  },
  {
    name: 'shop_replica',
    help: '1 for what a replica is just now: read, behind, primary, away',
    labels: ['replica', 'standing'],
    read: () => (replicas?.states?.() ?? []).map(({ name, standing }) => ({ labels: { replica: name, standing }, value: 1 })),
  },
  {
    name: 'shop_replica_lag_seconds',
    help: 'How old the rows of a replica are; left out where it is not known',
    labels: ['replica'],
    read: () =>
      (replicas?.states?.() ?? []).flatMap(({ name, lagSeconds }) =>
        lagSeconds === null ? [] : [{ labels: { replica: name }, value: lagSeconds }],
      ),
  },
  { name: 'shop_index_titles', help: 'Titles in the search index', read: () => [{ value: search.state.cents.length }] },
  {
    name: 'shop_index_changes',
    help: 'Changes that the search index took in since the start',
    read: () => [{ value: search.version }],
  },
  { name: 'shop_pages_kept', help: 'Pages that are kept for everybody', read: () => [{ value: app.cachedPages.size }] },
  {
    name: 'shop_disk_free_bytes',
    help: 'Room on the disk of DATA_DIR',
    read: async () => {
      const { disk } = await machineOf(config, search)()
      return disk === null ? [] : [{ value: disk.free }]
    },
  },
  {
    name: 'shop_backup_age_seconds',
    help: 'Since the file last-backup was touched; left out where it never was',
    read: async () => {
      const { backup_at } = await machineOf(config, search)()
      return backup_at === null ? [] : [{ value: secondsSince(new Date(backup_at), Date.now()) }]
    },
  },
  {
    name: 'shop_letters',
    help: 'Letters that wait to be sent, and such as were given up',
    labels: ['state'],
    read: async () => {
      const { waiting, failed } = await emailCounts(deskDb)
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'failed' }, value: failed },
      ]
    },
  },
  {
    name: 'shop_letters_oldest_seconds',
    help: 'For how long the first letter waits',
    read: async () => [{ value: secondsSince((await emailCounts(deskDb)).since, Date.now()) }],
  },
  {
    name: 'shop_webhooks_waiting',
    help: 'What other programs are still to be told',
    read: async () => [{ value: (await webhookCounts(deskDb)).waiting }],
  },
  {
    name: 'shop_duty_last_run_seconds',
    help: 'Since a duty ran last, on whichever node',
    labels: ['duty'],
    read: async () =>
      (await jobRows(deskDb)).map(({ name, last_at }) => ({ labels: { duty: name }, value: secondsSince(last_at, Date.now()) })),
  },
  {
    name: 'shop_duty_failing',
    help: '1 while a duty fails',
    labels: ['duty'],
    read: async () =>
      (await jobRows(deskDb)).map(({ name, failing_since }) => ({
        labels: { duty: name },
        value: Number(failing_since !== null),
      })),
  },
  {
    name: 'shop_orders_last_hour',
    help: 'Orders placed in the last hour, by whether they are paid',
    labels: ['payment'],
    read: async () =>
      (await ordersSince(deskDb, anHourAgo())).map(({ payment, count }) => ({ labels: { payment }, value: count })),
  },
  {
    name: 'shop_payments_last_hour',
    help: 'Payments begun in the last hour, by gateway and what became of them; started is one that no gateway spoke of',
    labels: ['gateway', 'outcome'],
    read: async () =>
      (await attemptsSince(deskDb, anHourAgo())).map(({ gateway, outcome, count }) => ({
        labels: { gateway, outcome },
        value: count,
      })),
  },
  {
    name: 'shop_attention',
    help: '1 for what needs the operator, as /health/ready names it',
    labels: ['concern'],
    read: async () => {
      const now = await attentionOf(deskDb, machineOf(config, search), shopFiles(config))()
      return concerns.map((concern) => ({ labels: { concern }, value: Number(now.includes(concern)) }))
    },
  },
  ...queueReads(deskDb, config),
]

/** Gives what is counted, and what is read when asked, to whoever asks at METRICS_PORT. */
export async function openMetrics(app: FastifyInstance, metrics: Metrics, observed: Observed): Promise<void> {
  const { METRICS_PORT: port, METRICS_HOST: host } = observed.config
  if (port === undefined) return
  metrics.read(figuresOf(app, observed))
  const server = await serveMetrics(metrics, { port, host })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    metrics.close()
  })
}
