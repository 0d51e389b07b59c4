import type { Db, Part } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, wordedIn } from '#modules/people/staff/list.ts'
import type { CustomerRow } from './customers.sql.ts'
import type { Names } from './staff-change.ts'
import type { FindCustomers } from './staff-contract.ts'

export type FoundCustomer = Omit<CustomerRow, 'password_hash' | 'newsletter' | 'verified_at'> & {
  created_at: Date
  activated_by: string | null
  activation_note: string
  refused_at: Date | null
  refused_by: string
  refusal_reason: string
}

/** With whoever holds the card that was asked for; null: nobody does. */
export type AskedCustomers = FindCustomers & { holder?: string | null }

const wordsOf = (db: Db) => ({
  from: db`customer c`,
  words: db`list_words(c.name || ' ' || c.surnames || ' ' || c.company || ' ' || c.library || ' ' || c.contact_person || ' ' || c.email || ' '
    || coalesce(c.tax_id, '') || ' ' || digits_of(c.phone))`,
})

const foundIn = (db: Db, { q, from, to, email, nif, waiting, kind, holder }: AskedCustomers) => db`
  from customer c
  where c.erased_at is null
    ${wordedIn(db, db`c.id`, wordsOf(db), q)}
    ${holder === undefined ? db`` : db`and c.id = ${holder}`}
    ${onDays(db, db`c.created_at`, { from, to })} ${email === undefined ? db`` : db`and lower(c.email) = lower(${email})`}
    ${nif === undefined ? db`` : db`and c.tax_id = ${nif}`} ${kind === undefined ? db`` : db`and c.kind = ${kind}`}
    ${waiting ? db`and ${toActivate(db)}` : db``}`
const toActivate = (db: Db) =>
  db`c.activated_at is null and c.kind <> 'private' and c.refused_at is null and (c.recheck_since is not null or not c.has_terms)`
export const accountsToActivate = (db: Db) => db`
  select c.created_at as since, null::bigint as cents from customer c
  where ${toActivate(db)} and c.erased_at is null order by c.created_at`
export const matchingCustomers = (db: Db, query: AskedCustomers) => db`select c.id ${foundIn(db, query)}`
export const customerSorts = (db: Db) => ({ since: { by: db`c.created_at`, kind: 'instant' } }) as const

const customerRows = (db: Db, page: Part, order: Part) => db<(FoundCustomer & Walked)[]>`
  with page as materialized (${page})
  select c.id, c.kind, c.email, c.name, c.surnames, c.phone, c.tax_id, c.country, c.company, c.library, c.contact_person, c.language,
    c.created_at, c.activated_at, c.activated_by, c.activation_note, c.refused_at, c.refused_by, c.refusal_reason, page.list_key, page.list_id
  from page join customer c on c.id = page.id ${order}`

export const findCustomers = (db: Db, query: AskedCustomers, walk: Walk) =>
  customerRows(db, db`select c.id, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`, walk.order)
export const customersById = (db: Db, id: string) =>
  customerRows(db, db`select c.id, '' as list_key, '' as list_id from customer c where c.id = ${id}`, db``)

export const updateNames = (db: Db, id: string, names: Names) => db`update customer set ${db(names)} where id = ${id}`
