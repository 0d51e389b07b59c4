import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { GatewayEvent, PaymentMethod, PaymentOutcome } from '#modules/buying/payments/port.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'

export interface AttemptRow {
  id: string
  order_id: number
  gateway: string
  method: PaymentMethod
  amount_cents: Cents
  capture: 'now' | 'later'
  outcome: PaymentOutcome | 'started'
  reference: string | null
  response_code: string | null
  card_brand: string | null
  card_last4: string | null
  /**
   * By what the gateway charges the card once more, of an attempt of which something is charged later. It opens nothing here and is refused without
   * the shop's own key at the gateway; the shop has to send it as it is, so that a digest would not do.
   */
  token: string | null
  authorised_until: Date | null
  /** Only this parcel is paid by it. */
  parcel_id: number | null
  /** What a change made the order cost more is paid by it. */
  pays_difference: boolean
  /** The attempt whose token it is charged with. */
  charged_by: string | null
  /** The version of the words under which the customer asked for the card to be kept. */
  keep_consent: string | null
  created_at: Date
}

export interface NewAttempt {
  orderId: number
  gateway: string
  method: PaymentMethod
  amountCents: number
  capture: 'now' | 'later'
  parcelId?: number | null
  paysDifference?: boolean
  chargedBy?: string
  laterConsent?: string | null
  /** The version of the words under which the customer asks for the card to be kept. */
  keepConsent?: string | null
  /** The kept card it is paid with; its token where something of the order is charged later. */
  keptCard?: { id: number; token: string | null } | null
}

/** A new try, with an id of ten digits (Redsys: 4 to 12 characters, the first four digits). */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<string> {
  const [row] = await db<{ id: string }[]>`
    insert into payment_attempt (id, order_id, gateway, method, amount_cents, capture, parcel_id, pays_difference, charged_by, later_consent,
      keep_consent, kept_card_id, token)
    values (lpad(nextval('payment_attempt_number')::text, 10, '0'), ${attempt.orderId}, ${attempt.gateway}, ${attempt.method},
      ${attempt.amountCents}, ${attempt.capture}, ${attempt.parcelId ?? null}, ${attempt.paysDifference ?? false}, ${attempt.chargedBy ?? null}, ${attempt.laterConsent ?? null},
      ${attempt.keepConsent ?? null}, ${attempt.keptCard?.id ?? null}, ${attempt.keptCard?.token ?? null})
    returning id`
  return row!.id
}

/** The gateway's own name of the payment, where it is known before anything is paid. */
export const nameAttempt = (db: Db, id: string, reference: string) =>
  db`update payment_attempt set reference = ${reference} where id = ${id} and reference is null`

/** Locked, it still lets others point at it: whoever holds the order may write a task for it. */
export async function attemptById<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: string,
  { lock }: { lock?: Lock } = {},
): Promise<AttemptRow | undefined> {
  const [row] = await db<AttemptRow[]>`select * from payment_attempt where id = ${id} ${lock ? db`for no key update` : db``}`
  return row
}

/**
 * An attempt of a gateway's, locked, the cart that is locked before its order, and whether the notice of it, which is written down, is new.
 * Nothing where there is no such attempt.
 */
export async function attemptToSettle(
  tx: Tx,
  gateway: string,
  event: GatewayEvent,
): Promise<{ attempt: AttemptRow & Pick<OrderRow, 'cart_id'>; isNew: boolean } | undefined> {
  const [row] = await tx<(AttemptRow & Pick<OrderRow, 'cart_id'> & { is_new: boolean })[]>`
    with found as (
      select a.*, o.cart_id from payment_attempt a join shop_order o on o.id = a.order_id
      where a.id = ${event.attemptId} and a.gateway = ${gateway} for no key update of a),
    noted as (
      insert into payment_notice (gateway, id, attempt_id, outcome, response_code)
      select gateway, ${event.id}, id, ${event.outcome}, ${event.responseCode} from found
      on conflict do nothing returning id)
    select found.*, exists (select from noted) as is_new from found`
  if (!row) return undefined
  const { is_new: isNew, ...attempt } = row
  return { attempt, isNew }
}

export const attemptsOf = (db: Db, orderId: number) =>
  db<AttemptRow[]>`select * from payment_attempt where order_id = ${orderId} order by created_at, id`

type GatewayAnswer = Pick<GatewayEvent, 'outcome' | 'reference' | 'responseCode' | 'card' | 'token' | 'authorisedUntil'>

export const decideAttempt = (db: Db, id: string, answer: GatewayAnswer, now: Date) => db`
  update payment_attempt set outcome = ${answer.outcome}, reference = ${answer.reference}, response_code = ${answer.responseCode},
    card_brand = coalesce(${answer.card?.brand ?? null}, card_brand), card_last4 = coalesce(${answer.card?.last4 ?? null}, card_last4),
    token = coalesce(${answer.token ?? null}, token), authorised_until = coalesce(${answer.authorisedUntil ?? null}, authorised_until),
    decided_at = ${now}
  where id = ${id}`

/**
 * How many orders are still to be charged to a kept card. One of which something was given back says no more whether a parcel is still to be
 * charged when it leaves: its parcels and tasks do.
 */
export async function ordersOnToken(db: Db, gateway: string, token: string): Promise<number> {
  const [row] = await db<{ orders: number }[]>`
    select count(distinct o.id)::int as orders from payment_attempt a join shop_order o on o.id = a.order_id
    where a.gateway = ${gateway} and a.token = ${token} and (o.payment_state in ('pending', 'authorised', 'part_paid')
      or o.payment_state in ('part_refunded', 'refunded') and (
        exists (select from parcel p where p.order_id = o.id and p.charge = 'at_dispatch' and p.state in ('planned', 'ready'))
        or exists (select from payment_task t where t.attempt_id = a.id and t.kind in ('capture', 'charge') and t.done_at is null)))`
  return row?.orders ?? 0
}

/** Attempts of customers that the gateway never spoke of, to be asked about. */
export const silentAttempts = (db: Db, before: Date, limit: number) => db<AttemptRow[]>`
  select * from payment_attempt
  where outcome in ('started', 'pending') and charged_by is null
    and created_at < ${before} and created_at > ${before}::timestamptz - interval '2 days'
  order by created_at limit ${limit}`

/** What became of the payments of customers begun since, by gateway. */
export const attemptsSince = (db: Db, since: Date) => db<{ gateway: string; outcome: string; count: number }[]>`
  select gateway, outcome, count(*)::int as count from payment_attempt
  where created_at > ${since} and charged_by is null group by gateway, outcome order by gateway, outcome`

/** Reservations that end within the time given and that nothing was asked of. */
export const lapsingAttempts = (db: Db, until: Date) => db<AttemptRow[]>`
  select a.* from payment_attempt a join shop_order o on o.id = a.order_id
  where a.outcome = 'authorised' and a.authorised_until < ${until} and o.payment_state <> 'cancelled'
    and not exists (select from payment_task t where t.attempt_id = a.id and t.kind in ('capture', 'release'))
    and not exists (select from payment_flag f where f.attempt_id = a.id and f.kind = 'authorisation_lapsing')
  order by a.authorised_until limit 100`

/** Attempts of the last eight days that were not compared with their gateway today. Those just decided are left alone for a while. */
export const attemptsToCompare = (db: Db, now: Date, limit: number) => db<AttemptRow[]>`
  select * from payment_attempt
  where outcome <> 'started' and created_at > ${now}::timestamptz - interval '8 days'
    and coalesce(decided_at, created_at) < ${now}::timestamptz - interval '10 minutes'
    and (compared_at is null or compared_at < ${now}::timestamptz - interval '1 day')
  order by compared_at nulls first, id limit ${limit}`

export const markCompared = (db: Db, id: string, now: Date) =>
  db`update payment_attempt set compared_at = ${now} where id = ${id}`

/** The try whose money an order stands on, and whether something of its authorisation was asked for already. */
export async function payingAttempt(db: Db, orderId: number) {
  const [row] = await db<{ id: string; capture: 'now' | 'later'; outcome: string; asked: boolean }[]>`
    select a.id, a.capture, a.outcome,
      exists (select from payment_task t where t.attempt_id = a.id and t.kind in ('capture', 'charge'))
      or exists (select from payment_movement m where m.attempt_id = a.id and m.kind = 'capture') as asked
    from payment_attempt a where a.order_id = ${orderId} and a.parcel_id is null and a.charged_by is null and not a.pays_difference
      and a.outcome in ('authorised', 'captured')
      and not exists (select from payment_task t where t.attempt_id = a.id and t.reason = 'order_closed')
    order by a.decided_at, a.id limit 1`
  return row
}
