import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type FlagRow, flagRows, flagSorts, matchingFlags, resolveFlag } from './flags.sql.ts'
import { wakeGivenUp } from './payment-tasks.sql.ts'
import type { FindFlags } from './staff-contract.ts'

const flagView = (flag: FlagRow) => ({
  flag: flag.id,
  order: flag.number,
  attempt: flag.attempt_id,
  parcel: flag.parcel_id,
  kind: flag.kind,
  note: flag.detail,
  since: flag.created_at.toISOString(),
  settled_at: flag.resolved_at?.toISOString() ?? null,
  settled_by: flag.resolved_by,
})

/** What banks and books do not agree on, and movements of money that were given up. */
export async function findFlags(db: Db, query: FindFlags) {
  const rows = await flagRows(db, query, walking(db, query, flagSorts(db), { id: db`f.id` }))
  return listPage(db, query, { rows, matching: matchingFlags(db, query), view: flagView })
}

/** A member of staff has settled what was flagged. @throws Conflict 'staff.flag_settled' when somebody did before. */
export async function settleFlag(tx: Tx, id: number, by: string, now: Date): Promise<void> {
  const [settled] = await resolveFlag(tx, id, by, now)
  if (!settled) throw new Conflict('staff.flag_settled')
}

/** Has a movement of money tried again that was given up. @throws NotFound for one that is done, still tried or unknown. */
export async function retryMovement(tx: Tx, taskId: number, now: Date): Promise<void> {
  const [woken] = await wakeGivenUp(tx, taskId, now)
  if (!woken) throw new NotFound('staff.nothing_to_retry')
}
