import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { httpsAddress } from '#modules/platform/outside/public-address.ts'
import type { webhookEvents } from './contract.ts'
import { deliverySorts, knownDelivery, listedDeliveries, matchingDeliveries, replayDelivery } from './deliveries.sql.ts'
import {
  deleteEndpoint,
  type EndpointRow,
  endpointRow,
  endpointSorts,
  insertEndpoint,
  insertTrial,
  listedEndpoints,
  matchingEndpoints,
  setSecret,
  updateEndpoint,
} from './endpoints.sql.ts'
import { newSecret, writtenSecret } from './sign.ts'
import type { Delivery, FindDeliveries, FindWebhooks, NewWebhook, Webhook } from './staff-contract.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

const view = ({ id, name, url, events, active, made_at, failing_since, given_up_at, waiting }: EndpointRow): Webhook => ({
  id,
  name,
  url,
  events: events as (typeof webhookEvents)[number][],
  active,
  made_at: made_at.toISOString(),
  failing_since: instant(failing_since),
  given_up_at: instant(given_up_at),
  waiting,
})

/** Where other programs are told. */
export async function findWebhooks(db: Db, query: FindWebhooks) {
  const rows = await listedEndpoints(db, query, walking(db, query, endpointSorts(db), { id: db`e.id` }))
  return listPage(db, query, { rows, matching: matchingEndpoints(db, query), view })
}

/** One of them as it is kept; null where there is none. */
export async function keptWebhook(db: Db, id: number): Promise<Webhook | null> {
  const row = await endpointRow(db, id)
  return row ? view(row) : null
}

function requireHost({ url }: NewWebhook) {
  if (!httpsAddress(url)) throw new InvalidFields({ url: 'webhooks.address' })
}
function requireKnown(known: boolean) {
  if (!known) throw new NotFound('webhooks.unknown')
}

/** @throws InvalidFields for an address that is not https, or of no host. @returns its secret too, which is not told again. */
export async function addWebhook(tx: Tx, webhook: NewWebhook): Promise<{ id: number; secret: string }> {
  requireHost(webhook)
  const secret = newSecret()
  return { id: await insertEndpoint(tx, webhook, secret), secret: writtenSecret(secret) }
}

/** @throws InvalidFields as for a new one; NotFound */
export async function changeWebhook(tx: Tx, id: number, webhook: NewWebhook): Promise<Webhook> {
  requireHost(webhook)
  requireKnown(await updateEndpoint(tx, id, webhook))
  return (await keptWebhook(tx, id))!
}

/** Another secret in the place of the one before, which signs nothing from then on. @throws NotFound */
export async function renewSecret(tx: Tx, id: number): Promise<{ secret: string }> {
  const secret = newSecret()
  requireKnown(await setSecret(tx, id, secret))
  return { secret: writtenSecret(secret) }
}

/** @throws NotFound */
export async function removeWebhook(tx: Tx, id: number): Promise<void> {
  requireKnown(await deleteEndpoint(tx, id))
}

/** Tells it that somebody tries it. @throws NotFound */
export async function tryWebhook(tx: Tx, id: number): Promise<void> {
  requireKnown((await endpointRow(tx, id)) !== undefined)
  await insertTrial(tx, id)
}

/** What a receiver knows an event by. */
export const messageId = (event: number): string => `msg_${event}`

/** What one of them was told, the latest first. */
export async function findDeliveries(db: Db, id: number, query: FindDeliveries) {
  const rows = await listedDeliveries(db, id, query, walking(db, query, deliverySorts(db), { id: db`d.id` }))
  return listPage(db, query, {
    rows,
    matching: matchingDeliveries(db, id, query),
    view: ({ event_id, kind, due_at, at, last_at, ...row }): Delivery => ({
      id: row.id,
      event: kind,
      message: messageId(event_id),
      at: at.toISOString(),
      state: row.state,
      attempts: row.attempts,
      next_try: instant(due_at),
      last_at: instant(last_at),
      last_status: row.last_status,
      last_answer: row.last_answer,
    }),
  })
}

/** Tells it once more, whatever became of it; what waits still is told anyway. @throws NotFound */
export async function replay(tx: Tx, id: number, now: Date): Promise<void> {
  if (await replayDelivery(tx, id, now)) return
  requireKnown(await knownDelivery(tx, id))
}
