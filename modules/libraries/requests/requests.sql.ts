import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindRequests } from './staff-contract.ts'
import { type RequestState, before as statesBefore } from './states.ts'

export interface NewRequest {
  asked: string
  ean: string
  quantity: number
  note: string
}

export interface RequestRow extends NewRequest {
  id: number
  number: string
  state: RequestState
  customer_id: string
  customer_name: string
  email: string
  language: Language
  by: string | null
  asked_at: Date
  product_id: number | null
  price_cents: Cents | null
  available_on: Day | null
  answer: string
  answered_at: Date | null
  decided_at: Date | null
}

/** The form that asks, by its key, and whose it is. */
interface AskedBy {
  customerId: string
  key?: string | undefined
}

/** @returns their numbers, in their order; none where the same form has asked this already. */
export const insertRequests = (
  db: Db,
  asks: readonly NewRequest[],
  { customerId, key, memberId, language, now }: AskedBy & { memberId: string | null; language: Language; now: Date },
) => db<{ number: string }[]>`
  insert into bookseller_request (customer_id, key, member_id, asked, ean, quantity, note, language, asked_at)
  select ${customerId}, ${key ?? null}::text, ${memberId}::text, a.asked, a.ean, a.quantity, a.note, ${language}, ${now}::timestamptz
  from rows from (jsonb_to_recordset(${db.json(asks)}::jsonb) as (asked text, ean text, quantity int, note text))
    with ordinality as a (asked, ean, quantity, note, place)
  order by a.place on conflict do nothing returning number`

/** The number under which a form asked this before. */
export const askedBefore = (db: Db, { asked, quantity, note }: NewRequest, { customerId, key = '' }: AskedBy) =>
  db<{ number: string }[]>`
    select number from bookseller_request
    where customer_id = ${customerId} and key = ${key} and asked = ${asked} and quantity = ${quantity} and note = ${note}`

const columns = (db: Db) => db`
  r.id, r.number, r.state, r.customer_id, coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name) as customer_name,
  coalesce(m.email, c.email) as email, r.language, m.name as by, r.asked, r.ean, r.quantity, r.note, r.asked_at, r.product_id,
  r.price_cents, r.available_on, r.answer, r.answered_at, r.decided_at`
const joined = (db: Db) => db`
  from bookseller_request r join customer c on c.id = r.customer_id left join account_member m on m.id = r.member_id`

/** Requests, the newest first: of a customer, or in a state. */
export const requestRows = (
  db: Db,
  {
    customerId,
    states,
    before,
    limit,
  }: { customerId?: string; states?: readonly RequestState[]; before?: number | undefined; limit: number },
) => db<RequestRow[]>`
  select ${columns(db)} ${joined(db)}
  where true ${customerId ? db`and r.customer_id = ${customerId}` : db``} ${states ? db`and r.state in ${db([...states])}` : db``}
    ${before ? db`and r.id < ${before}` : db``}
  order by r.id desc limit ${limit}`

const foundIn = (db: Db, { q, from, to, state, unknown }: FindRequests) => db`
  ${joined(db)} where true ${worded(db, db`list_words(r.number || ' ' || r.asked || ' ' || r.ean)`, q)}
    ${onDays(db, db`r.asked_at`, { from, to })} ${state === 'all' ? db`` : db`and r.state = ${state}`}
    ${unknown ? db`and r.ean <> '' and r.state <> 'closed' and not exists (select from product p where p.ean = r.ean)` : db``}`
export const matchingRequests = (db: Db, query: FindRequests) => db`select r.id ${foundIn(db, query)}`
export const requestSorts = (db: Db) => ({ asked_at: { by: db`r.asked_at`, kind: 'instant' } }) as const
/** Requests of everybody. */
export const foundRequests = (db: Db, query: FindRequests, walk: Walk) => db<(RequestRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function requestById(db: Db, id: number): Promise<RequestRow | undefined> {
  const [row] = await db<RequestRow[]>`select ${columns(db)} ${joined(db)} where r.id = ${id}`
  return row
}

/** What else its account asks for, and what could be offered at once. */
export const aroundRequest = (db: Db, id: number) => db<{ others_open: number; offer: string }[]>`
  select
    (select count(*)::int from bookseller_request o where o.customer_id = r.customer_id and o.id <> r.id and o.state = 'open') as others_open,
    coalesce((select p.ean from product p where r.ean <> '' and p.ean = r.ean and p.active and p.price_cents is not null limit 1), '') as offer
  from bookseller_request r where r.id = ${id}`

/** One, locked. */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx<RequestRow[]>`select ${columns(tx)} ${joined(tx)} where r.id = ${id} for update of r`
  return row
}

export async function waitingCount(db: Db, customerId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from bookseller_request where customer_id = ${customerId} and state in ('open', 'answered')`
  return row?.count ?? 0
}

export const putAnswer = (
  db: Db,
  id: number,
  answer: {
    productId: number | null
    priceCents: number | null
    availableOn: string | null
    answer: string
    /** The number of the quote that answers it; null for an answer of its own. */
    quote: string | null
    staffId: number
    now: Date
  },
) => db`
  update bookseller_request set state = 'answered', product_id = ${answer.productId}, price_cents = ${answer.priceCents},
    available_on = ${answer.availableOn}, answer = ${answer.answer}, answered_by_quote = ${answer.quote},
    answered_by = ${answer.staffId}, answered_at = ${answer.now}
  where id = ${id}`

/** Those that this quote answered wait for an answer again, as if they had had none. Locks in the order of their ids, as whoever answers does. */
export const reopenAnsweredBy = (tx: Tx, quote: string, requests: readonly number[]) => tx`
  with mine as (
    select id from bookseller_request
    where id = any(${requests as number[]}::bigint[]) and answered_by_quote = ${quote} and state in ${tx(statesBefore('open'))}
    order by id for update)
  update bookseller_request r set state = 'open', answer = '', answered_by_quote = null, answered_by = null, answered_at = null, decided_at = null
  from mine where r.id = mine.id`

export const putState = (
  db: Db,
  id: number,
  {
    state,
    now,
    listId = null,
    answer = null,
  }: { state: RequestState; now: Date; listId?: number | null; answer?: string | null },
) => db`
  update bookseller_request set state = ${state}, decided_at = ${now}, list_id = ${listId}, answer = coalesce(${answer}, answer)
  where id = ${id}`

export async function productOf(db: Db, ean: string): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    select id from product where ean = ${ean} and active and price_cents is not null`
  return row?.id
}
