import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { standingRow } from './standing.sql.ts'

/** What a customer has proved, as far as it changes prices; before it is proved nothing of it holds. */
export interface ProvedStanding {
  /** A library that staff have looked at. */
  library: boolean
  /** Country of a business whose VAT number VIES confirmed; null otherwise. */
  vatCountry: string | null
  /** A retailer who declared the equivalence scheme (recargo de equivalencia). */
  surcharge: boolean
}

export async function provedStanding(db: Db, customerId: string, today: Day): Promise<ProvedStanding> {
  const row = await standingRow(db, customerId)
  const business = row?.kind === 'business'
  return {
    library: row?.kind === 'library' && row.activated_at !== null,
    vatCountry: business && row.vat_verified_at !== null ? row.country : null,
    surcharge: business && row.surcharge_since !== null && row.surcharge_since <= today,
  }
}
