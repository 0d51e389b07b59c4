import type { Db } from '#kernel/db.ts'
import { customerById } from './customers.sql.ts'

/** What the holder of an account goes by: their name, whom to ask for, company, library. */
export async function accountNames(db: Db, customerId: string): Promise<string[]> {
  const row = await customerById(db, customerId)
  return row ? [`${row.name} ${row.surnames}`, row.contact_person, row.company, row.library].filter((name) => name.trim()) : []
}
