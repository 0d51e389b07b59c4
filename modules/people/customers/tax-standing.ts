import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { lockCustomer } from './customers.sql.ts'
import { provenRow, putTaxStanding } from './standing.sql.ts'

/** The answer of VIES about a number, as the shop keeps it: what it said, when, under which consultation. */
export interface VatProof {
  consultation: string
  checkedOn: Day
}

export interface TaxStanding {
  /** Null: the number is not, or no more, proven. */
  proof: VatProof | null
  /** Since when a retailer is in the equivalence scheme, as they declared in writing (recargo de equivalencia). */
  surchargeSince: Day | null
}

/**
 * Keeps what a business has proven to the shop about its taxes; orders placed before stay as they were.
 * @throws NotFound; Refused 'staff.not_business'.
 */
export async function keepTaxStanding(
  tx: Tx,
  customerId: string,
  { proof, surchargeSince }: TaxStanding,
  now: Date,
): Promise<void> {
  const customer = await lockCustomer(tx, customerId)
  if (!customer) throw new NotFound('staff.customer_unknown')
  if (customer.kind !== 'business' && (proof || surchargeSince)) throw new Refused('staff.not_business')
  await putTaxStanding(tx, customerId, { vatVerifiedAt: proof ? now : null, vatProof: proof, surchargeSince })
}

/** What a business has proven, as its editor reads it. @throws NotFound */
export async function taxStandingOf(db: Db, customerId: string) {
  const row = await provenRow(db, customerId)
  if (!row) throw new NotFound('staff.customer_unknown')
  const vies = row.vat_proof && { consultation: row.vat_proof.consultation, checked_on: row.vat_proof.checkedOn }
  return { vies, surcharge_since: row.surcharge_since }
}
