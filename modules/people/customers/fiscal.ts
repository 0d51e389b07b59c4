import type { Db } from '#kernel/db.ts'
import { type FiscalIdentity, fiscalIdentity } from './fiscal.sql.ts'

export type { FiscalIdentity } from './fiscal.sql.ts'

/** What an account says of itself that an invoice would name; undefined for an account that is gone. */
export const fiscalIdentityOf = (db: Db, customerId: string): Promise<FiscalIdentity | undefined> =>
  fiscalIdentity(db, customerId)
