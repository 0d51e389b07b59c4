import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'

interface StandingRow {
  kind: 'private' | 'business' | 'library'
  country: string
  activated_at: Date | null
  vat_verified_at: Date | null
  surcharge_since: Day | null
}

export async function standingRow(db: Db, customerId: string): Promise<StandingRow | undefined> {
  const [row] = await db<StandingRow[]>`
    select kind, country, activated_at, vat_verified_at, surcharge_since from customer where id = ${customerId}`
  return row
}
