import type { Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { billParcel } from './bill-parcel.ts'
import type { BillingSettings } from './deps.ts'
import { parcelsLackingInvoice } from './waiting.sql.ts'

/** Issues the invoices that an order asked for, of its parcels that left without. @throws Refused 'invoice.none_lacking' */
export async function billAskedFor(tx: Tx, settings: BillingSettings, order: string, now: Date): Promise<void> {
  let issued = 0
  for (const { id } of await parcelsLackingInvoice(tx, order)) if (await billParcel(tx, settings, id, now)) issued++
  if (issued === 0) throw new Refused('invoice.none_lacking')
}
