import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type FlagRow, flagById, flagRows, flagSorts, matchingFlags, resolveFlag } from './flags.sql.ts'
import { wakeGivenUp } from './payment-tasks.sql.ts'
import { refundTriedAgain } from './refunds.sql.ts'
import type { FindFlags, PaymentFlag } from './staff-contract.ts'
import { stateOfTask, whyNoRetry } from './task-state.ts'

/** What a movement of money failed of, as colleagues read it: a code of ours as its sentence, the bank's words as they are. */
export type FailureSaid = (failure: string) => string

const flagView = (flag: FlagRow, said: FailureSaid): PaymentFlag => ({
  flag: flag.id,
  order: flag.number,
  attempt: flag.attempt_id,
  parcel: flag.parcel_id,
  kind: flag.kind,
  note: flag.detail,
  since: flag.created_at.toISOString(),
  settled_at: flag.resolved_at?.toISOString() ?? null,
  settled_by: flag.resolved_by,
  movement: movementOf(flag, said),
  acts: { settle: flag.resolved_at === null ? null : 'staff.flag_settled', retry: retryOf(flag) },
})

const taskOf = ({ task_due, task_done }: FlagRow) => ({ due_at: task_due, done_at: task_done })
const retryOf = (flag: FlagRow) => (flag.task_id === null ? 'staff.nothing_to_retry' : whyNoRetry(taskOf(flag)))

function movementOf(flag: FlagRow, said: FailureSaid): PaymentFlag['movement'] {
  const { task_id, task_kind, task_cents, task_failure } = flag
  if (task_id === null || task_kind === null || task_cents === null) return null
  const failure = task_failure === null ? null : said(task_failure)
  return { task: task_id, kind: task_kind, amount: eurosOf(task_cents), state: stateOfTask(taskOf(flag)), failure }
}

/** What banks and books do not agree on, and movements of money that were given up. */
export async function findFlags(db: Db, query: FindFlags, said: FailureSaid) {
  const rows = await flagRows(db, query, walking(db, query, flagSorts(db), { id: db`f.id` }))
  return listPage(db, query, { rows, matching: matchingFlags(db, query), view: (flag) => flagView(flag, said) })
}

/** One of them. @throws NotFound 'staff.flag_unknown' */
export async function readFlag(db: Db, id: number, said: FailureSaid): Promise<PaymentFlag> {
  const flag = await flagById(db, id)
  if (!flag) throw new NotFound('staff.flag_unknown')
  return flagView(flag, said)
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
  if (woken.refund_id !== null) await refundTriedAgain(tx, woken.refund_id)
}
