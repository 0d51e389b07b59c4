import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { unhurried } from '#kernel/unhurried.ts'
import type { CustomerKind } from './contract.ts'

export interface CustomerRow {
  id: string
  kind: CustomerKind
  email: string
  password_hash: string
  name: string
  surnames: string
  phone: string
  tax_id: string | null
  country: string
  company: string
  library: string
  contact_person: string
  language: Language
  newsletter: boolean
  /** When a letter to the address was answered. */
  verified_at: Date | null
  activated_at: Date | null
  /** When everything in it was deleted. */
  erased_at?: Date | null
  /** The account it was joined with. */
  merged_into?: string | null
  /** When it was looked at and not opened. */
  refused_at?: Date | null
}

/** @returns whether the row went in: not when the e-mail or the tax id is another's. */
export async function insertCustomer(db: Db, row: CustomerRow): Promise<boolean> {
  const added = await db`insert into customer ${db(row)} on conflict do nothing returning id`
  return added.length === 1
}

export async function customerByEmail(db: Db, email: string): Promise<CustomerRow | undefined> {
  const [row] = await db<CustomerRow[]>`select * from customer where lower(email) = lower(${email})`
  return row
}

export async function customerById(db: Db, id: string): Promise<CustomerRow | undefined> {
  const [row] = await db<CustomerRow[]>`select * from customer where id = ${id}`
  return row
}

/** As customerById, held until the transaction ends, so that what hangs on the account changes one at a time. */
export async function lockCustomer(tx: Tx, id: string): Promise<(CustomerRow & { created_at: Date }) | undefined> {
  const [row] = await tx<(CustomerRow & { created_at: Date })[]>`select * from customer where id = ${id} for update`
  return row
}

/** Which of the two unique fields belong to somebody else than `id`. */
export async function takenFields(db: Db, id: string, email: string, country: string, taxId: string | null) {
  const [row] = await db<{ email: boolean; nif: boolean }[]>`
    select exists (select from login_email where email = lower(${email}) and (customer_id <> ${id} or member_id is not null)) as email,
      exists (select from customer where country = ${country} and tax_id = ${taxId} and id <> ${id}) as nif
  `
  return row!
}

export type CustomerChange = Omit<CustomerRow, 'id' | 'kind' | 'password_hash' | 'language' | 'verified_at' | 'activated_at'>

export const updateCustomer = (db: Db, id: string, change: CustomerChange) => db`
  update customer set ${db(change)} where id = ${id}
`

export const updateEmail = (db: Db, id: string, email: string) => db`update customer set email = ${email} where id = ${id}`

export const updatePassword = (db: Db, id: string, hash: string) => db`
  update customer set password_hash = ${hash} where id = ${id}
`

export const markVerified = (db: Db, id: string, now: Date) => db`
  update customer set verified_at = coalesce(verified_at, ${now}) where id = ${id}
`

export const markActivated = (db: Db, id: string, { by, note, now }: { by: string; note: string; now: Date }) => db`
  update customer set activated_at = ${now}, activated_by = ${by}, activation_note = ${note}, recheck_since = null where id = ${id}
`

/** The house was looked at and is not opened; what it says of itself anew takes this back by itself. */
export const markRefused = (db: Db, id: string, { by, reason, now }: { by: string; reason: string; now: Date }) => db`
  update customer set refused_at = ${now}, refused_by = ${by}, refusal_reason = ${reason}, recheck_since = null where id = ${id}`

/** The disk is not waited for: what a power cut forgets is a guest of whom nothing else is kept, and who says their address once more. */
export const insertGuest = (db: Db, { id, email, language }: { id: string; email: string; language: Language }) => db`
  insert into guest (id, email, language) select ${id}, ${email}, ${language} from ${unhurried(db)}
`

export const endNewsletter = (db: Db, id: string) => db`update customer set newsletter = false where id = ${id}`

export const putNewsletter = (db: Db, id: string, wants: boolean) =>
  db`update customer set newsletter = ${wants} where id = ${id}`

/** An account that only claims the address hears of an end of the letters, and of nothing else. */
export async function setNewsletter(db: Db, email: string, wants: boolean): Promise<string | null> {
  const [row] = await db<{ id: string }[]>`
    update customer set newsletter = ${wants}
    where lower(email) = lower(${email}) and (verified_at is not null or not ${wants}) returning id
  `
  return row?.id ?? null
}
