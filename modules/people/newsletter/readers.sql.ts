import type { Db } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindReaders, Reader, SegmentRules } from './staff-contract.ts'

/** Nobody is written to without having answered: the state says it, and the form with its version what was accepted. */
const hasBought = (db: Db) => db`exists (
  select from shop_order o where lower(o.email) = s.email and o.payment_state in ('paid', 'on_account'))`

/** An account of that address that somebody answered from holds a card. */
const holdsCard = (db: Db) => db`exists (
  select from customer c join loyalty_card k on k.customer_id = c.id where lower(c.email) = s.email and c.verified_at is not null)`

/** Whether a reader fits the rules of a segment; what they bought is looked for in one line of one order. */
export function fits(db: Db, rules: SegmentRules) {
  const { language, bought, card, kind, author, category, store, since } = rules
  const paid = db`lower(o.email) = s.email and o.payment_state in ('paid', 'on_account')`
  const asksLine = kind !== null || author !== null || category !== null
  return db`
    ${language === null ? db`` : db`and s.language = ${language}`} ${bought === null ? db`` : db`and ${hasBought(db)} = ${bought === 'yes'}`}
    ${card === null ? db`` : db`and ${holdsCard(db)} = ${card === 'yes'}`}
    ${since === null ? db`` : db`and s.asked_at >= (${since}::date at time zone 'Europe/Madrid')`}
    ${store === null ? db`` : db`and exists (select from shop_order o where ${paid} and o.store_code = ${store})`}
    ${
      asksLine
        ? db`and exists (
      select from shop_order o join order_line l on l.order_id = o.id where ${paid}
        ${kind === null ? db`` : db`and l.kind = ${kind}`}
        ${author === null ? db`` : db`and exists (select from product_author a where a.product_id = l.product_id and a.author_id = ${author})`}
        ${category === null ? db`` : db`and exists (select from product_category pc where pc.product_id = l.product_id and pc.category_id in (${belowOf(db, category)}))`})`
        : db``
    }`
}
const belowOf = (db: Db, category: number) => db`
  with recursive below as (select ${category}::bigint as id union select c.id from category c join below b on c.parent_id = b.id)
  select id from below`

const foundIn = (db: Db, query: FindReaders, rules: SegmentRules | null) => db`
  from newsletter_subscription s where s.state = ${query.state} ${worded(db, db`list_words(s.email)`, query.q)}
    ${onDays(db, db`s.asked_at`, query)} ${query.language === undefined ? db`` : db`and s.language = ${query.language}`}
    ${query.bought === undefined ? db`` : db`and ${hasBought(db)} = ${query.bought}`}
    ${query.card === undefined ? db`` : db`and ${holdsCard(db)} = ${query.card}`}
    ${rules === null ? db`` : fits(db, rules)}`
export const matchingReaders = (db: Db, query: FindReaders, rules: SegmentRules | null) =>
  db`select s.id ${foundIn(db, query, rules)}`
export const readerSorts = (db: Db) => ({ asked_at: { by: db`s.asked_at`, kind: 'instant' } }) as const

export interface ReaderRow extends Omit<Reader, 'asked_at' | 'confirmed_at' | 'ended_at'> {
  asked_at: Date
  confirmed_at: Date | null
  ended_at: Date | null
}
export const listedReaders = (db: Db, query: FindReaders, rules: SegmentRules | null, walk: Walk) => db<(ReaderRow & Walked)[]>`
  select s.id, s.email, s.language, s.state, s.form, s.consent_version, s.asked_at, s.confirmed_at, s.ended_at,
    ${hasBought(db)} as bought, ${holdsCard(db)} as card, ${walk.key}
  ${foundIn(db, query, rules)} ${walk.after} ${walk.order}`
