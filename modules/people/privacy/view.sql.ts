import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { ProvedAddress } from '#modules/people/access/proved-address.ts'

export async function accountEmail(db: Db, customerId: string): Promise<string> {
  const [row] = await db<{ email: string }[]>`select email from customer where id = ${customerId}`
  return row?.email ?? ''
}

export async function wantsNewsletter(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db<{ newsletter: boolean }[]>`select newsletter from customer where id = ${customerId}`
  return row?.newsletter ?? false
}

interface ConsentRow {
  kind: 'privacy' | 'newsletter'
  given: boolean
  form: string
  text_version: string
  language: Language
  given_at: Date
}

export const consentsOf = (db: Db, customerId: string, proved: ProvedAddress | null) => db<ConsentRow[]>`
  select kind, given, form, text_version, language, given_at from consent
  where customer_id = ${customerId} or lower(email) = lower(${proved}) order by id desc limit 200`

export async function pointsOf(db: Db, customerId: string): Promise<number> {
  const [row] = await db<{ balance: number }[]>`select balance from loyalty_card where customer_id = ${customerId}`
  return row?.balance ?? 0
}

/** The letter that says an account was erased went out: whom it went to is forgotten as well. */
export const forgetRecipients = (db: Db, template: string) => db`
  update mail_outbox set recipient = 'erased@erased.invalid'
  where template = ${template} and due_at is null and recipient <> 'erased@erased.invalid'`
