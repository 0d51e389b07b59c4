import type { Day } from '#kernel/days.ts'
import type { Db, Locking, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import type { VatRow } from '#modules/goods/pricing/taxes.ts'
import type { QuoteState } from './states.ts'

/** What a colleague wrote, as it is kept. */
export interface QuoteTexts {
  store_code: string
  customer_id: string | null
  name: string
  contact: string
  email: string
  phone: string
  language: Language
  collect_at: string | null
  address: DeliveryAddress | null
  shipping_cents: number | null
  shipping_said: boolean
  total_cents: number
  vat: readonly VatRow[]
  reference: string
  note: string
  valid_until: Day
  straight_to_pay: boolean
}

export interface QuoteRow extends QuoteTexts {
  id: number
  number: string
  revision: number
  key: string
  storefront_code: string
  state: QuoteState
  made_by: number
  made_at: Date
  sent_at: Date | null
  seen_at: Date | null
  decided_at: Date | null
  reason: string
  order_id: number | null
  ended_at: Date | null
}

export interface QuoteLineRow {
  product_id: number
  title: string
  ean: string
  quantity: number
  list_cents: number
  discount: number
  unit_cents: number
  line_cents: number
  vat_percent: number
}

const columns = (db: Db) => db`
  q.id, q.number, q.revision, q.key, q.storefront_code, q.state, q.made_by, q.made_at, q.sent_at, q.seen_at, q.decided_at, q.reason,
  q.order_id, q.ended_at, q.store_code, q.customer_id, q.name, q.contact, q.email, q.phone, q.language, q.collect_at, q.address,
  q.shipping_cents, q.shipping_said, q.total_cents, q.vat, q.reference, q.note, q.valid_until, q.straight_to_pay`

const written = (tx: Tx, { address, vat, ...said }: QuoteTexts) => ({
  ...said,
  address: address && tx.json(address),
  vat: tx.json(vat),
})

/** One at a time asks for the same quote: the second finds what the first made. */
export async function quoteOfKey(tx: Tx, key: string): Promise<number | undefined> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`quote ${key}`}, 0))`
  const [row] = await tx<{ id: number }[]>`select id from quote where key = ${key}`
  return row?.id
}

/** The next number of a shop's series in a year; whoever asks meanwhile waits, so that none is left out. */
export async function nextNumber(tx: Tx, storefront: string, year: number): Promise<string> {
  const [row] = await tx<{ number: string }[]>`
    with next as (
      insert into quote_series (storefront_code, year, last) values (${storefront}, ${year}, 1)
      on conflict (storefront_code, year) do update set last = quote_series.last + 1 returning last)
    select 'P' || ${year % 100}::text || '-' || case when s.path_prefix = '' then '' else s.code || '-' end || lpad(next.last::text, 5, '0') as number
    from next join storefront s on s.code = ${storefront}`
  return row!.number
}

export async function insertQuote(
  tx: Tx,
  quote: QuoteTexts & Pick<QuoteRow, 'number' | 'revision' | 'key' | 'storefront_code' | 'made_by' | 'made_at'>,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`insert into quote ${tx(written(tx, quote))} returning id`
  return row!.id
}

export const updateQuote = (tx: Tx, id: number, said: QuoteTexts) => tx`
  update quote set ${tx(written(tx, said))} where id = ${id} and state = 'draft'`

export async function putLines(tx: Tx, id: number, lines: readonly QuoteLineRow[]): Promise<void> {
  await tx`delete from quote_line where quote_id = ${id}`
  await tx`insert into quote_line ${tx(lines.map((line, index) => ({ quote_id: id, position: index + 1, ...line })))}`
}

export async function quoteRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: number,
  { lock }: { lock?: Lock } = {},
): Promise<QuoteRow | undefined> {
  const [row] = await db<QuoteRow[]>`select ${columns(db)} from quote q where q.id = ${id} ${lock ? db`for update of q` : db``}`
  return row
}

export async function quoteIdOfKey(db: Db, keyHash: Buffer): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`select id from quote where key_hash = ${keyHash}`
  return row?.id
}

/** Of an account: what was sent to it under a number, in its last revision that was. */
export async function quoteIdOfCustomer(db: Db, customerId: string, number: string): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    select id from quote where customer_id = ${customerId} and number = ${number} and sent_at is not null
    order by revision desc limit 1`
  return row?.id
}

export const linesOf = (db: Db, id: number) => db<QuoteLineRow[]>`
  select product_id, title, ean, quantity, list_cents, discount::float8 as discount, unit_cents, line_cents,
    vat_percent::float8 as vat_percent
  from quote_line where quote_id = ${id} order by position`

/** @returns whether it stood where it was thought to stand. */
export async function moveQuote(
  tx: Tx,
  { id, state }: Pick<QuoteRow, 'id' | 'state'>,
  to: QuoteState,
  change: Partial<Pick<QuoteRow, 'sent_at' | 'decided_at' | 'ended_at' | 'reason' | 'order_id'>>,
): Promise<boolean> {
  const [moved] = await tx`update quote set ${tx({ state: to, ...change })} where id = ${id} and state = ${state} returning id`
  return moved !== undefined
}

/** @returns whether nobody had seen it before. */
export async function markSeen(db: Db, id: number, now: Date): Promise<boolean> {
  const [seen] = await db`update quote set seen_at = ${now} where id = ${id} and seen_at is null returning id`
  return seen !== undefined
}

export const insertEvent = (
  db: Db,
  event: {
    quote_id: number
    kind: string
    actor: 'staff' | 'customer' | 'shop'
    staff_id: number | null
    note: string
    at: Date
  },
) => db`insert into quote_event ${db(event)}`

export const putKey = (tx: Tx, id: number, hash: Buffer) => tx`update quote set key_hash = ${hash} where id = ${id}`

export const eventsOf = (db: Db, id: number) => db<
  { kind: string; actor: 'staff' | 'customer' | 'shop'; by: string | null; note: string; at: Date }[]
>`
  select e.kind, e.actor, s.name as by, e.note, e.at from quote_event e left join staff_user s on s.id = e.staff_id
  where e.quote_id = ${id} order by e.id`

export const revisionsOf = (db: Db, number: string) => db<{ id: number; revision: number; state: QuoteState }[]>`
  select id, revision, state from quote where number = ${number} order by revision`

/** Those whose last day is over, locked; one that somebody is at right now waits for the next time. */
export const endedQuotes = (tx: Tx, today: Day, limit: number) => tx<{ id: number; state: QuoteState }[]>`
  select id, state from quote where state = 'sent' and valid_until < ${today} order by valid_until, id limit ${limit}
  for update skip locked`

/** As it stays with its order once nobody is to be known by it. */
const unnamed = (tx: Tx) => tx`
  name = number, contact = '', email = '', phone = '', reference = '', note = '', reason = '', key_hash = null,
  address = case when address is null then null else '{}'::jsonb end`

/** Of an account that is erased: what was ordered stays, under its number alone, and nothing else. */
export async function eraseQuotesOf(tx: Tx, customerId: string): Promise<void> {
  await tx`delete from quote where customer_id = ${customerId} and state <> 'ordered'`
  await tx`
    update quote_event e set note = '' from quote q where q.id = e.quote_id and q.customer_id = ${customerId} and e.kind <> 'ordered'`
  await tx`update quote set ${unnamed(tx)}, customer_id = null where customer_id = ${customerId}`
}

/** Ended that long ago and of no account: whom it was for is nobody's business any more. @returns how many */
export async function deleteForgotten(tx: Tx, before: Date, limit: number): Promise<number> {
  const gone = await tx`
    delete from quote where id in (
      select id from quote where customer_id is null and state in ('declined', 'expired', 'withdrawn', 'replaced') and ended_at < ${before}
      order by id limit ${limit} for update skip locked) returning id`
  const kept = await tx`
    update quote set ${unnamed(tx)} where id in (
      select id from quote where customer_id is null and state = 'ordered' and name <> number and ended_at < ${before}
      order by id limit ${limit} for update skip locked) returning id`
  return gone.length + kept.length
}

export const quotesOfCustomer = (db: Db, customerId: string) => db<QuoteRow[]>`
  select ${columns(db)} from quote q
  where q.customer_id = ${customerId} and q.sent_at is not null and q.state <> 'replaced' order by q.id desc limit 200`
