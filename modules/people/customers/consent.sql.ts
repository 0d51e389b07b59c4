import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'

export interface Consent {
  kind: 'privacy' | 'newsletter' | 'cart_reminder'
  given: boolean
  /** The form where it was given: register, guest, data, newsletter… */
  form: string
  language: Language
  at: Date
  /** Network address of who gave it. */
  address: string | null
  customerId: string | null
  email: string
}

/** Version of the texts that people accept; change it with them. */
const textVersion = '2026-11'

/** Writes one line of the consent log; lines are never changed, a withdrawal is another line. */
export const logConsent = (db: Db, consent: Consent) => db`
  insert into consent (kind, given, form, text_version, language, given_at, address, customer_id, email)
  values (${consent.kind}, ${consent.given}, ${consent.form}, ${textVersion}, ${consent.language}, ${consent.at},
    ${consent.address}, ${consent.customerId}, ${consent.email})
`

/** Forgets what was accepted outside an account before then, but at an address that is `kept` or has an account. */
export const deleteConsents = (db: Db, before: Date, kept: (email: Part) => Part) => db`
  delete from consent c
  where c.given_at < ${before} and c.customer_id is null and not ${kept(db`c.email`)}
    and not exists (select from customer u where lower(u.email) = lower(c.email))
`

export interface ConsentRow {
  kind: Consent['kind']
  given: boolean
  form: string
  text_version: string
  language: Language
  given_at: Date
}

export const consentsOf = (db: Db, customerId: string, proved: ProvedAddress | null) => db<ConsentRow[]>`
  select kind, given, form, text_version, language, given_at from consent
  where customer_id = ${customerId} or lower(email) = lower(${proved}) order by id desc limit 200`
