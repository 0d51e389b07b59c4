import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { unhurried } from '#kernel/unhurried.ts'
import type { PaidCard, PaymentAttempt } from '../port.ts'

export type PaymentState = 'open' | 'challenge' | 'unanswered' | 'authorised' | 'captured' | 'declined' | 'cancelled'

export interface PaymentRow {
  id: number
  attempt_id: string
  reference: string
  order_number: string
  /** Who is paid; null for what was begun before this was told. */
  merchant: string | null
  merchant_colour: string | null
  amount_cents: Cents
  language: Language
  capture: 'now' | 'later'
  /** Of what is reserved. */
  charged_now_cents: Cents
  url_ok: string
  url_ko: string
  url_notify: string
  state: PaymentState
  response_code: string
  card_brand: PaidCard['brand'] | null
  card_last4: string | null
  authorised_cents: Cents
  captured_cents: Cents
  refunded_cents: Cents
  keep_card: boolean
  /** What the customer recognises the card by is told with its token. */
  keep_for_customer: boolean
  token: string | null
  /** The last month of a card that is kept for its customer, yyyy-mm. */
  card_expires: string | null
  /** The kept card it is paid with, instead of one that is typed. */
  kept_token: string | null
  authorised_until: Date | null
  /** Its time is over, and `expirePayment` has still to say so. */
  overdue: boolean
}

/** Nobody finished it within half an hour, or nobody charged the reservation within its week. */
const overdue = (db: Db) => db`(
  (state in ('open', 'challenge', 'unanswered') and created_at < now() - interval '30 minutes')
  or (state = 'authorised' and authorised_until < now()))`

const columns = (
  db: Db,
) => db`id, attempt_id, reference, order_number, merchant, merchant_colour, amount_cents, charged_now_cents, language,
  capture, url_ok, url_ko, url_notify, state, response_code, card_brand, card_last4, authorised_cents, captured_cents, refunded_cents, keep_card, token,
  keep_for_customer, card_expires, kept_token, authorised_until, coalesce(${overdue(db)}, false) as overdue`

/**
 * Records an attempt the first time it arrives; nothing comes back for one already known, which stays as it is. What a power cut forgets of it
 * is a page on which nobody has paid: whoever wants to pay asks for it again.
 */
export const insertPayment = (db: Db, reference: string, attempt: PaymentAttempt) => db<PaymentRow[]>`
  insert into sandbox_payment
    (attempt_id, reference, order_number, merchant, merchant_colour, amount_cents, charged_now_cents, currency, language, capture, keep_card,
      keep_for_customer, kept_token, token, card_brand, card_last4, url_ok, url_ko, url_notify)
  select ${attempt.attemptId}, ${reference}, ${attempt.orderNumber}, ${attempt.merchant}, ${attempt.colour}, ${attempt.amountCents}, ${attempt.chargedNowCents ?? 0},
    ${attempt.currency}, ${attempt.language}, ${attempt.capture}, ${attempt.keepCard || (attempt.keepForCustomer ?? false)},
    ${attempt.keepForCustomer ?? false}, kept.token,
    case when ${attempt.keepCard} then kept.token end, kept.card_brand, kept.card_last4, ${attempt.urls.ok}, ${attempt.urls.ko}, ${attempt.urls.notify}
  from ${unhurried(db)} left join (
    select t.token, p.card_brand, p.card_last4 from sandbox_token t join sandbox_payment p on p.id = t.payment_id
    where t.token = ${attempt.keptToken ?? null}) kept on true
  on conflict on constraint sandbox_payment_attempt do nothing
  returning ${columns(db)}
`

export async function paymentOf(db: Db, attemptId: string): Promise<PaymentRow | undefined> {
  const [row] = await db<PaymentRow[]>`select ${columns(db)} from sandbox_payment where attempt_id = ${attemptId}`
  return row
}

/** Locks the payment for the rest of the transaction: two tabs decide one after the other. */
export async function lockPayment(tx: Tx, attemptId: string): Promise<PaymentRow | undefined> {
  const [row] = await tx<PaymentRow[]>`
    select ${columns(tx)} from sandbox_payment where attempt_id = ${attemptId} for update
  `
  return row
}

export async function lockByReference(tx: Tx, reference: string): Promise<PaymentRow | undefined> {
  const [row] = await tx<PaymentRow[]>`
    select ${columns(tx)} from sandbox_payment where reference = ${reference} for update
  `
  return row
}

/** Ends an attempt whose time is over: 9912 when the bank kept silent, 9915 when the customer left. */
export const expirePayment = (db: Db, attemptId: string) => db`
  update sandbox_payment set decided_at = now(), authorised_cents = 0,
    response_code = case state when 'unanswered' then '9912' else '9915' end,
    state = case state when 'unanswered' then 'declined' else 'cancelled' end
  where attempt_id = ${attemptId} and ${overdue(db)}
`

/** What ends a payment. */
export interface Decided {
  state: PaymentState
  responseCode: string
  card: PaidCard | undefined
}

const decision = (db: Db, { state, responseCode, card }: Decided) => db`
    update sandbox_payment set state = ${state}::text, response_code = ${responseCode},
      card_brand = coalesce(${card?.brand ?? null}::text, card_brand), card_last4 = coalesce(${card?.last4 ?? null}::text, card_last4),
      authorised_cents = case when ${state}::text in ('authorised', 'captured') then amount_cents else 0 end,
      captured_cents = case when ${state}::text = 'captured' then amount_cents else 0 end,
      authorised_until = case when ${state}::text = 'authorised' then now() + interval '7 days' end,
      decided_at = case when ${state}::text in ('open', 'challenge') then null else now() end`

/** The decision and the amounts that follow from it. */
export async function decidePayment(db: Db, id: number, decided: Decided): Promise<PaymentRow> {
  const [row] = await db<PaymentRow[]>`${decision(db, decided)} where id = ${id} returning ${columns(db)}`
  return row!
}

/**
 * Decides a payment that stands in one of some states, keeps no card and is in time, and owes the shop a notification from `afterMs` on, one try
 * of which whoever asks makes now: all of it in one statement. Nothing comes back for any other payment. The disk is not waited for: what the
 * shop writes when it is notified, at once, brings this there too.
 */
export async function decideAndTell(
  db: Db,
  attemptId: string,
  { from, afterMs, ...decided }: Decided & { from: readonly PaymentState[]; afterMs: number },
): Promise<{ payment: PaymentRow; notification: number } | undefined> {
  const [row] = await db<(PaymentRow & { notification: number })[]>`
    with decided as (
      ${decision(db, decided)} from ${unhurried(db)}
      where attempt_id = ${attemptId} and state = any(${[...from]}) and not keep_card and not coalesce(${overdue(db)}, false)
      returning ${columns(db)}),
    told as (
      insert into sandbox_notification (payment_id, due_at, attempts)
      select id, now() + ${afterMs} * interval '1 millisecond', 1 from decided returning id)
    select decided.*, told.id as notification from decided, told`
  if (!row) return undefined
  const { notification, ...payment } = row
  return { payment, notification }
}
