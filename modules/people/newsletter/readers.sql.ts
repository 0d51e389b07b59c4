import type { Db } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindReaders, Reader } from './staff-contract.ts'

/** Nobody is written to without having answered: the state says it, and the form with its version what was accepted. */
const hasBought = (db: Db) => db`exists (
  select from shop_order o where lower(o.email) = s.email and o.payment_state in ('paid', 'on_account'))`

const foundIn = (db: Db, query: FindReaders) => db`
  from newsletter_subscription s where s.state = ${query.state} ${worded(db, db`list_words(s.email)`, query.q)}
    ${onDays(db, db`s.asked_at`, query)} ${query.language === undefined ? db`` : db`and s.language = ${query.language}`}
    ${query.bought === undefined ? db`` : db`and ${hasBought(db)} = ${query.bought}`}`
export const matchingReaders = (db: Db, query: FindReaders) => db`select s.id ${foundIn(db, query)}`
export const readerSorts = (db: Db) => ({ asked_at: { by: db`s.asked_at`, kind: 'instant' } }) as const

export interface ReaderRow extends Omit<Reader, 'asked_at' | 'confirmed_at' | 'ended_at'> {
  asked_at: Date
  confirmed_at: Date | null
  ended_at: Date | null
}
export const listedReaders = (db: Db, query: FindReaders, walk: Walk) => db<(ReaderRow & Walked)[]>`
  select s.id, s.email, s.language, s.state, s.form, s.consent_version, s.asked_at, s.confirmed_at, s.ended_at,
    ${hasBought(db)} as bought, ${walk.key}
  ${foundIn(db, query)} ${walk.after} ${walk.order}`
