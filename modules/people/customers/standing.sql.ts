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

export const putTaxStanding = (
  db: Db,
  customerId: string,
  standing: { vatVerifiedAt: Date | null; vatProof: object | null; surchargeSince: Day | null },
) => db`
  update customer set vat_verified_at = ${standing.vatVerifiedAt}, vat_proof = ${standing.vatProof && db.json(standing.vatProof)},
    surcharge_since = ${standing.surchargeSince}
  where id = ${customerId}`

export async function provenRow(db: Db, customerId: string) {
  const [row] = await db<{ vat_proof: { consultation: string; checkedOn: Day } | null; surcharge_since: Day | null }[]>`
    select vat_proof, surcharge_since from customer where id = ${customerId}`
  return row
}

/** Takes back what staff looked at. @returns whether there was anything, or they have still to look. */
export async function withdrawStanding(db: Db, customerId: string, now: Date): Promise<boolean> {
  const withdrawn = await db`
    update customer c set vat_verified_at = null, vat_proof = null, surcharge_since = null, activated_at = null,
      recheck_since = coalesce(c.recheck_since, ${now})
    where c.id = ${customerId} and (c.activated_at is not null or c.vat_verified_at is not null or c.surcharge_since is not null
      or c.recheck_since is not null or c.has_terms)
    returning c.id`
  return withdrawn.length === 1
}

interface TradeStandingRow {
  kind: 'private' | 'business' | 'library'
  activated_at: Date | null
  has_terms: boolean
}

/** What makes a library or business one: looked at by staff, or with terms agreed that do not rest. */
export async function tradeStandingRow(db: Db, customerId: string): Promise<TradeStandingRow | undefined> {
  const [row] = await db<TradeStandingRow[]>`
    select c.kind, c.activated_at, c.has_terms and c.recheck_since is null as has_terms from customer c where c.id = ${customerId}`
  return row
}
