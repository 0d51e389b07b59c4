import { addDays, type Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindQuotes } from './staff-contract.ts'
import type { QuoteState } from './states.ts'
import { soon } from './validity.ts'

export interface FoundQuote {
  id: number
  number: string
  revision: number
  state: QuoteState
  name: string
  contact: string
  email: string
  phone: string
  customer: string | null
  language: Language
  store_code: string
  titles: string
  copies: number
  total_cents: number
  valid_until: Day
  reference: string
  order: string | null
  made_by: string
  made_at: Date
  sent_at: Date | null
  decided_at: Date | null
}

const columns = (db: Db) => db`
  q.id, q.number, q.revision, q.state, q.name, q.contact, q.email, q.phone, q.customer_id as customer, q.language, q.store_code,
  l.titles, l.copies, q.total_cents, q.valid_until, q.reference, o.number as "order", m.name as made_by, q.made_at, q.sent_at, q.decided_at`
const around = (db: Db) => db`
  join staff_user m on m.id = q.made_by left join shop_order o on o.id = q.order_id
  cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as copies, coalesce(left(string_agg(l.title, ' · ' order by l.position), 200), '') as titles
    from quote_line l where l.quote_id = q.id) l`

interface Bounds {
  onlyStore: string | null
  today: Day
}

const viewed = (db: Db, view: FindQuotes['view'], today: Day) =>
  ({
    all: db`and q.state <> 'replaced'`,
    open: db`and q.state = 'sent'`,
    drafts: db`and q.state = 'draft'`,
    ending: db`and q.state = 'sent' and q.valid_until <= ${addDays(today, soon)}`,
    accepted: db`and q.state = 'accepted'`,
    expired: db`and q.state = 'expired'`,
  })[view]

const foundIn = (db: Db, { q, from, to, view, state, store_code, customer }: FindQuotes, { onlyStore, today }: Bounds) => db`
  from quote q where true
    ${worded(db, db`list_words(q.number || ' ' || q.name || ' ' || q.contact || ' ' || q.email || ' ' || digits_of(q.phone) || ' ' || q.reference)`, q)}
    ${betweenDays(db, db`q.valid_until`, { from, to })} ${viewed(db, view, today)}
    ${state === undefined ? db`` : db`and q.state = ${state}`} ${store_code === undefined ? db`` : db`and q.store_code = ${store_code}`}
    ${customer === undefined ? db`` : db`and q.customer_id = ${customer}`}
    ${onlyStore === null ? db`` : db`and q.store_code = ${onlyStore}`}`
export const matchingQuotes = (db: Db, query: FindQuotes, bounds: Bounds) => db`select q.id ${foundIn(db, query, bounds)}`
export const quoteSorts = (db: Db) =>
  ({ valid_until: { by: db`q.valid_until`, kind: 'day' }, made_at: { by: db`q.made_at`, kind: 'instant' } }) as const

export const foundQuotes = (db: Db, query: FindQuotes, bounds: Bounds, walk: Walk) => db<(FoundQuote & Walked)[]>`
  with page as materialized (select q.id, ${walk.key} ${foundIn(db, query, bounds)} ${walk.after} ${walk.order})
  select ${columns(db)}, page.list_key, page.list_id from page join quote q on q.id = page.id ${around(db)} ${walk.order}`

/** One of them; none of another store for whoever is bound to one. */
export async function foundQuote(db: Db, id: number, onlyStore: string | null): Promise<FoundQuote | undefined> {
  const [row] = await db<FoundQuote[]>`
    select ${columns(db)} from quote q ${around(db)}
    where q.id = ${id} ${onlyStore === null ? db`` : db`and q.store_code = ${onlyStore}`}`
  return row
}
