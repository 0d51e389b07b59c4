import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { type BillingProfile, profileRow, upsertProfile } from './customers-to-bill.sql.ts'

export type { BillingProfile } from './customers-to-bill.sql.ts'

/** Codes of the common directory of public units (DIR3): a letter or two and seven or eight figures. */
const dir3Form = /^[A-Z]{1,2}\d{7,8}$/

/** How a customer is invoiced; what nobody said anything about is invoiced by the terms of each order. */
export async function billingOf(
  db: Db,
  customerId: string,
): Promise<Required<BillingProfile> & { mode: (BillingProfile['mode'] & {}) | null }> {
  const row = await profileRow(db, customerId)
  const { accounting = '', managing = '', processing = '', mode = null, contract = '', file_number = '' } = row ?? {}
  const dir3 = accounting || managing || processing ? { accounting, managing, processing } : null
  return { monthly: mode === 'monthly', mode, dir3, contract, file_number }
}

/**
 * Says how an institution or a company is invoiced from now on; staff decide it.
 * @throws InvalidFields for a code that is no DIR3 code; NotFound for an unknown account.
 */
export async function saveBillingProfile(db: Db, customerId: string, profile: BillingProfile): Promise<void> {
  const wrong = Object.entries(profile.dir3 ?? {}).filter(([, code]) => !dir3Form.test(code))
  if (wrong.length > 0)
    throw new InvalidFields(Object.fromEntries(wrong.map(([unit]) => [`dir3.${unit}`, 'invoice.dir3_invalid'])))
  const [saved] = await upsertProfile(db, customerId, profile)
  if (!saved) throw new NotFound('invoice.no_customer')
}
