import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { customerById } from './customers.sql.ts'

/** For whoever is asked about an account by its number. @throws NotFound 'staff.customer_unknown' */
export async function requireKnownCustomer(db: Db, id: string): Promise<void> {
  if (!(await customerById(db, id))) throw new NotFound('staff.customer_unknown')
}
