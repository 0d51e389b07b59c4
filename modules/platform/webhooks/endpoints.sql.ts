import type { Db, Tx } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindWebhooks, NewWebhook } from './staff-contract.ts'

export interface EndpointRow {
  id: number
  name: string
  url: string
  events: string[]
  active: boolean
  made_at: Date
  failing_since: Date | null
  given_up_at: Date | null
  waiting: number
}

const columns = (db: Db) => db`
  e.id, e.name, e.url, e.events, e.active, e.made_at, e.failing_since, e.given_up_at,
  (select count(*)::int from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting') as waiting`
const foundIn = (db: Db, { q, active }: FindWebhooks) => db`
  from webhook_endpoint e where true ${worded(db, db`list_words(e.name || ' ' || e.url)`, q)}
    ${active === undefined ? db`` : db`and e.active = ${active}`}`
export const matchingEndpoints = (db: Db, query: FindWebhooks) => db`select e.id ${foundIn(db, query)}`
export const endpointSorts = (db: Db) =>
  ({ made: { by: db`e.id`, kind: 'number' }, name: { by: db`search_fold(e.name)`, kind: 'text' } }) as const
export const listedEndpoints = (db: Db, query: FindWebhooks, walk: Walk) => db<(EndpointRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function endpointRow(db: Db, id: number): Promise<EndpointRow | undefined> {
  const [row] = await db<EndpointRow[]>`select ${columns(db)} from webhook_endpoint e where e.id = ${id}`
  return row
}

export async function insertEndpoint(tx: Tx, { name, url, events, active }: NewWebhook, secret: Buffer): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into webhook_endpoint (name, url, events, active, secret) values (${name}, ${url}, ${events}, ${active}, ${secret}) returning id`
  return row!.id
}

/** Switched on again it begins anew, as one that never failed. */
export const updateEndpoint = async (tx: Tx, id: number, { name, url, events, active }: NewWebhook): Promise<boolean> =>
  (
    await tx`
      update webhook_endpoint set name = ${name}, url = ${url}, events = ${events}, active = ${active},
        failing_since = case when ${active} and not active then null else failing_since end,
        quiet_until = case when ${active} and not active then null else quiet_until end,
        given_up_at = case when ${active} then null else given_up_at end
      where id = ${id}`
  ).count > 0

export const deleteEndpoint = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx`delete from webhook_endpoint where id = ${id}`).count > 0

export const setSecret = async (tx: Tx, id: number, secret: Buffer): Promise<boolean> =>
  (await tx`update webhook_endpoint set secret = ${secret} where id = ${id}`).count > 0

/** Keeps for one endpoint alone that it was tried by hand. */
export const insertTrial = (tx: Tx, id: number) => tx`
  with made as (insert into webhook_event (kind, data) values ('shop.tried', jsonb_build_object('webhook', ${id}::bigint)) returning id)
  insert into webhook_delivery (endpoint_id, event_id) select ${id}, made.id from made`

/** Takes the endpoint that failed the longest, since `before` or longer, out of service. */
export async function giveUpFailing(tx: Tx, before: Date, now: Date) {
  const [row] = await tx<{ id: number; name: string; url: string; failing_since: Date }[]>`
    update webhook_endpoint set active = false, given_up_at = ${now}
    where id = (select id from webhook_endpoint where active and failing_since <= ${before} order by failing_since limit 1 for update skip locked)
    returning id, name, url, failing_since`
  return row
}
