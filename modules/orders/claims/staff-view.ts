import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { answerBy } from '#modules/orders/returns/answer-by.ts'
import { claimView } from './read-claims.ts'
import { claimOf, type FoundClaim } from './staff.sql.ts'
import type { StaffClaim } from './staff-contract.ts'
import { actsOf } from './states.ts'

/** A claim as colleagues read it. */
export function staffClaim(row: FoundClaim): StaffClaim {
  const due = row.state === 'open' ? answerBy(row.made_at) : null
  return {
    ...claimView({ ...row, made_by: null }),
    customer: row.customer_id,
    customer_name: row.customer_name,
    email: row.email,
    by: row.by,
    events: row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
    answer_by: due,
    overdue: due !== null && due < dayOf(new Date()),
    replacement: row.replacement,
    acts: actsOf(row.state, row.replacement !== null),
  }
}

/** @throws NotFound 'claim.unknown', for claims on orders that the store has nothing to do with too. */
export async function claimFor(db: Db, id: number, onlyStore: string | null): Promise<StaffClaim> {
  const row = await claimOf(db, id, onlyStore)
  if (!row) throw new NotFound('claim.unknown')
  return staffClaim(row)
}
