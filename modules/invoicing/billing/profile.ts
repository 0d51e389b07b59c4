import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { type BillingProfile, upsertProfile } from './customers-to-bill.sql.ts'

export type { BillingProfile } from './customers-to-bill.sql.ts'

/** Codes of the common directory of public units (DIR3): a letter or two and seven or eight figures. */
const dir3Form = /^[A-Z]{1,2}\d{7,8}$/

/**
 * Says how an institution or a company is invoiced from now on; staff decide it.
 * @throws InvalidFields for a code that is no DIR3 code; NotFound for an unknown account.
 */
export async function saveBillingProfile(db: Db, customerId: string, profile: BillingProfile): Promise<void> {
  const wrong = Object.entries(profile.dir3 ?? {}).filter(([, code]) => !dir3Form.test(code))
  if (wrong.length > 0) throw new InvalidFields(Object.fromEntries(wrong.map(([field]) => [field, 'invoice.dir3_invalid'])))
  const [saved] = await upsertProfile(db, customerId, profile)
  if (!saved) throw new NotFound('invoice.no_customer')
}
