import type { Db, Part } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { PaymentMeans } from '#modules/orders/money/contract.ts'
import type { OrderKind } from '#modules/orders/order/contract.ts'
import { betweenDays, onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindTakings } from './staff-contract.ts'

interface Span {
  from?: string | undefined
  to?: string | undefined
}

/**
 * All money that came in and went back, from the rows that reconcile compares the orders with: what gateways, tills and gift cards moved, and
 * what came in for invoices on account, shared out over its orders.
 */
const moved = (db: Db, span: Span): Part => db`
  select 'm' || m.id as taking, m.at, m.order_id, t.store_code,
    case when a.gateway in ('gift_card', 'till', 'exchange') then a.gateway else a.method end as means,
    case m.kind when 'capture' then m.amount_cents else -m.amount_cents end as cents
  from payment_movement m join payment_attempt a on a.id = m.attempt_id left join till_payment t on t.attempt_id = a.id
  where true ${onDays(db, db`m.at`, span)}
  union all
  select 'r' || r.id || '-' || p.order_id, r.received_on::timestamp at time zone 'Europe/Madrid', p.order_id, null, 'account', p.amount_cents
  from account_receipt r join account_receipt_part p on p.receipt_id = r.id
  where true ${betweenDays(db, db`r.received_on`, span)}`

export interface TakingRow {
  taking: string
  at: Date
  number: string
  shop: string
  shop_name: string | null
  store_code: string | null
  means: PaymentMeans
  sold: OrderKind
  cents: Cents
}

const foundIn = (db: Db, { q, from, to, shop, store_code, means, kind, sold }: FindTakings): Part => db`
  from (${moved(db, { from, to })}) m join shop_order o on o.id = m.order_id
  where true ${worded(db, db`list_words(o.number)`, q)} ${shop === undefined ? db`` : db`and o.storefront_code = ${shop}`}
    ${store_code === undefined ? db`` : db`and m.store_code = ${store_code}`} ${means === undefined ? db`` : db`and m.means = ${means}`}
    ${kind === undefined ? db`` : kind === 'taken' ? db`and m.cents > 0` : db`and m.cents < 0`}
    ${sold === undefined ? db`` : db`and o.kind = ${sold}`}`
export const matchingTakings = (db: Db, query: FindTakings) => db`select m.taking ${foundIn(db, query)}`
export const takingSorts = (db: Db) =>
  ({ at: { by: db`m.at`, kind: 'instant' }, amount: { by: db`m.cents`, kind: 'number' } }) as const

export const takingRows = (db: Db, query: FindTakings, walk: Walk) => db<(TakingRow & Walked)[]>`
  select m.taking, m.at, o.number, o.storefront_code as shop,
    (select settings -> 'name' ->> 'es' from storefront where code = o.storefront_code) as shop_name, m.store_code, m.means, o.kind as sold, m.cents::bigint as cents, ${walk.key}
  ${foundIn(db, query)} ${walk.after} ${walk.order}`

export interface PartRow {
  shop: string
  store_code: string | null
  means: PaymentMeans
  taken: Cents
  given_back: Cents
  movements: number
}

/** By shop, till and means. */
export const parts = (db: Db, span: Span) => db<PartRow[]>`
  select o.storefront_code as shop, m.store_code, m.means, coalesce(sum(m.cents) filter (where m.cents > 0), 0)::bigint as taken,
    coalesce(-sum(m.cents) filter (where m.cents < 0), 0)::bigint as given_back, count(*)::int as movements
  from (${moved(db, span)}) m join shop_order o on o.id = m.order_id group by 1, 2, 3 order by 1, 2 nulls first, 3`

export interface GiftCardSums {
  sold: Cents
  handed_out: Cents
  redeemed: Cents
  given_back: Cents
  annulled: Cents
}

/** What gift cards were sold, handed out and redeemed. */
export async function giftCardSums(db: Db, span: Span): Promise<GiftCardSums> {
  const [row] = await db<GiftCardSums[]>`
    select coalesce(sum(e.amount_cents) filter (where e.kind = 'issue' and c.order_id is not null), 0)::bigint as sold,
      coalesce(sum(e.amount_cents) filter (where e.kind = 'issue' and c.order_id is null), 0)::bigint as handed_out,
      coalesce(-sum(e.amount_cents) filter (where e.kind in ('spend', 'release')), 0)::bigint as redeemed,
      coalesce(sum(e.amount_cents) filter (where e.kind = 'refund'), 0)::bigint as given_back,
      coalesce(-sum(e.amount_cents) filter (where e.kind = 'annul'), 0)::bigint as annulled
    from gift_card_entry e join gift_card c on c.id = e.gift_card_id where true ${onDays(db, db`e.at`, span)}`
  return row!
}

/** Orders whose movements of these days are not what they say of themselves in all. */
export async function ordersThatDiffer(db: Db, span: Span): Promise<number> {
  const [row] = await db<{ orders: number }[]>`
    with touched as (select distinct order_id from (${moved(db, span)}) m)
    select count(*)::int as orders from touched t join shop_order o on o.id = t.order_id
    where o.captured_cents <> (select coalesce(sum(amount_cents), 0) from payment_movement where order_id = o.id and kind = 'capture')
      or o.refunded_cents <> (select coalesce(sum(amount_cents), 0) from payment_movement where order_id = o.id and kind = 'refund')
      or o.received_cents <> (select coalesce(sum(amount_cents), 0) from account_receipt_part where order_id = o.id)`
  return row?.orders ?? 0
}

/** What is held on cards and lapses before an instant, taken by nobody yet. */
export const lapsing = (db: Db, before: Date) => db<{ number: string; cents: Cents; until: Date }[]>`
  select o.number, a.amount_cents as cents, a.authorised_until as until
  from payment_attempt a join shop_order o on o.id = a.order_id
  where a.outcome = 'authorised' and a.authorised_until < ${before} and o.payment_state <> 'cancelled'
    and not exists (select from payment_task t where t.attempt_id = a.id and t.kind in ('capture', 'release'))
  order by a.authorised_until, a.id limit 100`

export const shopNames = (db: Db) => db<{ code: string; name: string | null }[]>`
  select code, settings -> 'name' ->> 'es' as name from storefront`
