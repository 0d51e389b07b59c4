import type { Db, Part } from '#kernel/db.ts'
import { askedWords, worded } from '#modules/people/staff/list.ts'

/** How a house is called, as the index customer_trade_by_name has it. */
export const nameOf = (db: Db) => db`coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name)`

/** The words by which an account is found, as the index customer_words has them. */
export const wordsOf = (db: Db) => ({
  from: db`customer c`,
  words: db`list_words(c.name || ' ' || c.surnames || ' ' || c.company || ' ' || c.library || ' ' || c.contact_person || ' ' || c.email || ' '
    || coalesce(c.tax_id, '') || ' ' || digits_of(c.phone))`,
})

/** What belongs to an account with the words. */
export const ofWorded = (db: Db, customer: Part, q: string | undefined): Part =>
  askedWords(q) === null
    ? db``
    : db`and ${customer} in (select c.id from ${wordsOf(db).from} where true ${worded(db, wordsOf(db).words, q)})`

/** Accounts that somebody looks after, or nobody. */
export function keptBy(
  db: Db,
  customer: Part,
  { keeper, staffId }: { keeper?: 'me' | 'nobody' | undefined; staffId: number },
): Part {
  if (keeper === undefined) return db``
  return keeper === 'me'
    ? db`and ${customer} in (select k.customer_id from account_keeper k where k.staff_id = ${staffId})`
    : db`and not exists (select from account_keeper k where k.customer_id = ${customer})`
}
