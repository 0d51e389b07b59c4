import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { resolveFlag } from './flags.sql.ts'
import { wakeGivenUp } from './payment-tasks.sql.ts'

export { openFlags } from './flags.sql.ts'

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
