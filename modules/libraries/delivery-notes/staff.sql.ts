import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { askedWords, betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindNotes } from './staff-contract.ts'

export interface FoundNote extends Walked {
  customer: string
  customer_name: string
  note: string
  date: Day
  order: string
  reference: string
  copies: number
  total: Cents
  requested_at: Date | null
  invoice: string | null
}

const isBilled = (db: Db) => db`exists (select from billed_parcel b where b.parcel_id = n.parcel_id)`

const inState = (db: Db, state: FindNotes['state']) => {
  if (state === undefined) return db``
  if (state === 'issued') return db`and ${isBilled(db)}`
  return state === 'requested'
    ? db`and n.requested_at is not null and not ${isBilled(db)}`
    : db`and n.requested_at is null and not ${isBilled(db)}`
}

/** By the number of the note, or the account that it went to. */
const wordedNotes = (db: Db, q: string | undefined) =>
  askedWords(q) === null
    ? db``
    : db`and n.id in (
        select w.id from delivery_note w where true ${worded(db, db`list_words(w.code)`, q)}
        union all select a.id from customer c join delivery_note a on a.customer_id = c.id where true ${worded(
          db,
          db`list_words(c.name || ' ' || c.surnames || ' ' || c.company || ' ' || c.library || ' ' || c.contact_person || ' ' || c.email || ' '
            || coalesce(c.tax_id, '') || ' ' || digits_of(c.phone))`,
          q,
        )})`

const notesIn = (db: Db, query: FindNotes) => db`
  from delivery_note n where true ${betweenDays(db, db`n.issued_on`, query)} ${wordedNotes(db, query.q)} ${inState(db, query.state)}
    ${query.customer === undefined ? db`` : db`and n.customer_id = ${query.customer}`}
    ${query.order === undefined ? db`` : db`and n.order_id = (select id from shop_order where number = ${query.order})`}`
export const matchingNotes = (db: Db, query: FindNotes) => db`select n.id ${notesIn(db, query)}`
export const noteSorts = (db: Db) => ({ date: { by: db`n.issued_on`, kind: 'day' } }) as const

/** Notes of every account; the invoice that stands for one where another took its place. */
export const foundNotes = (db: Db, query: FindNotes, walk: Walk) => db<FoundNote[]>`
  with page as materialized (select n.id, ${walk.key} ${notesIn(db, query)} ${walk.after} ${walk.order})
  select n.customer_id as customer, coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name, '') as customer_name, n.code as note,
    n.issued_on as date, o.number as "order", o.reference, n.copies, n.total_cents as total, n.requested_at, i.full_number as invoice,
    page.list_key, page.list_id
  from page join delivery_note n on n.id = page.id join shop_order o on o.id = n.order_id left join customer c on c.id = n.customer_id
  left join billed_parcel b on b.parcel_id = n.parcel_id left join invoice_replacement r on r.replaced_id = b.invoice_id
  left join invoice i on i.id = coalesce(r.invoice_id, b.invoice_id) ${walk.order}`

/** Whose note it is, and the language in which they are written to. */
export const accountOfNote = (db: Db, code: string) => db<{ customer: string; customer_name: string; language: Language }[]>`
  select c.id as customer, coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name) as customer_name, c.language
  from delivery_note n join customer c on c.id = n.customer_id where n.code = ${code}`
