import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { markActivated } from './customers.sql.ts'

/** The shop has looked at a library or a business: its account opens (U-12). Doing so again changes nothing. @throws NotFound */
export async function activateCustomer(db: Db, id: string, now: Date): Promise<void> {
  const [known] = await markActivated(db, id, now)
  if (!known) throw new NotFound('staff.customer_unknown')
}
