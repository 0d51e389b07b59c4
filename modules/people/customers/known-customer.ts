import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { customerById, insertGuest } from './customers.sql.ts'
import { newId } from './session.ts'

/** For whoever is asked about an account by its number. @throws NotFound 'staff.customer_unknown' */
export async function requireKnownCustomer(db: Db, id: string): Promise<void> {
  if (!(await customerById(db, id))) throw new NotFound('staff.customer_unknown')
}

/** An account as orders are made for it by the staff. @throws NotFound 'staff.customer_unknown' */
export async function knownForOrders(db: Db, id: string) {
  const row = await customerById(db, id)
  if (!row) throw new NotFound('staff.customer_unknown')
  const { email, phone, language, library, company, name, surnames } = row
  return { id, email, phone, language, name: library || company || [name, surnames].filter(Boolean).join(' ') }
}

/** Somebody without an account whom a colleague writes down; who leaves no e-mail is known by their order alone. @returns their id */
export async function insertGuestOfStaff(db: Db, { email, language }: { email: string; language: Language }): Promise<string> {
  const id = newId('guest')
  if (email !== '') await insertGuest(db, { id, email, language })
  return id
}
