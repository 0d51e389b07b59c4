import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type Say, whyOf } from '#modules/platform/file-exchange/told-fault.ts'
import { listedSent, markAgain, markLeft, matchingSent, type SentRow, sentRow, sentSorts } from './sent-files.sql.ts'
import type { FindSent, Sent } from './staff-contract.ts'

/** One that waits may be tried at once, before its time; one that is tried for the first time waits for nothing else. */
const whyNotAgain = ({ state, attempts }: SentRow) => (state === 'waiting' && attempts === 0 ? ('sendings.waits' as const) : null)
const whyNotLeave = ({ state }: SentRow) => (state === 'waiting' || state === 'failed' ? null : ('sendings.not_waiting' as const))

const view = (row: SentRow, language: Language, say: Say): Sent => ({
  id: row.id,
  sending: row.sending_id,
  sending_name: row.sending_name,
  name: row.name,
  state: row.state,
  attempts: row.attempts,
  due_at: row.due_at?.toISOString() ?? null,
  fault: whyOf(row.fault, language, say),
  bytes: row.bytes,
  hash: row.hash,
  made_at: row.made_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  acts: { again: whyNotAgain(row), leave: whyNotLeave(row) },
})

/** What was sent and is to be sent, the latest first. */
export async function findSent(db: Db, query: FindSent, language: Language, say: Say) {
  const rows = await listedSent(db, query, walking(db, query, sentSorts(db), { id: db`f.id` }))
  return listPage(db, query, { rows, matching: matchingSent(db, query), view: (row) => view(row, language, say) })
}

async function requireFile(tx: Tx, id: number): Promise<SentRow> {
  const row = await sentRow(tx, id)
  if (!row) throw new NotFound('sendings.no_such_file')
  return row
}

/** Sends a file at once and once more, as it is now, in the place of the one that lies there. @throws Refused */
export async function sendAgain(tx: Tx, id: number, now: Date): Promise<void> {
  const why = whyNotAgain(await requireFile(tx, id))
  if (why) throw new Refused(why)
  await markAgain(tx, id, now)
}

/** Leaves a file out: it is not tried any more. @throws Refused */
export async function leaveOut(tx: Tx, id: number): Promise<void> {
  const why = whyNotLeave(await requireFile(tx, id))
  if (why) throw new Refused(why)
  await markLeft(tx, id)
}
