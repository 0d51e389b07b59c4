import type { Db, Part, Tx } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { KeptFault } from '#modules/platform/file-exchange/told-fault.ts'
import type { SentState } from './contract.ts'
import type { DueFile } from './deps.ts'
import { type SendingRow, sendingRow } from './sendings.sql.ts'
import type { FindSent } from './staff-contract.ts'

export interface SentRow {
  id: number
  sending_id: number
  sending_name: string
  mark: string
  name: string
  state: SentState
  attempts: number
  due_at: Date | null
  fault: KeptFault | null
  bytes: number | null
  hash: string | null
  made_at: Date
  sent_at: Date | null
}

const columns = (db: Db) => db`
  f.id, f.sending_id, s.name as sending_name, f.mark, f.name, f.state, f.attempts, f.due_at, f.fault, f.bytes, f.hash, f.made_at, f.sent_at`
const foundIn = (db: Db, query: FindSent) => db`
  from sent_file f join file_sending s on s.id = f.sending_id
  where true ${query.sending === undefined ? db`` : db`and f.sending_id = ${query.sending}`}
    ${query.state === undefined ? db`` : db`and f.state = ${query.state}`}
    ${worded(db, db`list_words(f.name)`, query.q)} ${onDays(db, db`f.made_at`, query)}`
export const matchingSent = (db: Db, query: FindSent): Part => db`select f.id ${foundIn(db, query)}`
export const sentSorts = (db: Db) => ({ made: { by: db`f.made_at`, kind: 'instant' } }) as const
export const listedSent = (db: Db, query: FindSent, walk: Walk) => db<(SentRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function sentRow(tx: Tx, id: number): Promise<SentRow | null> {
  const [row] = await tx<SentRow[]>`
    select ${columns(tx)} from sent_file f join file_sending s on s.id = f.sending_id where f.id = ${id} for update of f`
  return row ?? null
}

/** Notes a file to be sent, once for what is in it. @returns whether it is a new one */
export const noteDue = async (tx: Tx, sending: number, { mark, name }: DueFile, now: Date): Promise<boolean> =>
  (
    await tx`
      insert into sent_file (sending_id, mark, name, due_at, made_at) values (${sending}, ${mark}, ${name}, ${now}, ${now})
      on conflict (sending_id, mark) do nothing`
  ).count > 0

/** Files that still wait are left out for a later one that says all that they would; what is on its way at this moment arrives. */
export const leaveEarlier = (tx: Tx, sending: number, mark: string, now: Date) => tx`
  update sent_file set state = 'left', due_at = null
  where sending_id = ${sending} and mark <> ${mark} and state = 'waiting' and (leased_until is null or leased_until <= ${now})`

/** What was sent or left out before a day. */
export const forgetSent = (tx: Tx, sending: number, before: Date) => tx`
  delete from sent_file where sending_id = ${sending} and state in ('sent', 'left') and made_at < ${before}`

export interface ClaimedFile {
  file: { id: number; mark: string; name: string; attempts: number; lease: string }
  sending: SendingRow
}

/** One process alone sends a file, for as long as it says that it lives. */
export async function claimFile(db: Db, now: Date, until: Date): Promise<ClaimedFile | null> {
  const [file] = await db<(ClaimedFile['file'] & { sending_id: number })[]>`
    update sent_file set lease = gen_random_uuid(), leased_until = ${until}
     where id = (select f.id from sent_file f join file_sending s on s.id = f.sending_id
                  where f.state = 'waiting' and f.due_at <= ${now} and s.active and (f.leased_until is null or f.leased_until <= ${now})
                  order by f.due_at, f.id limit 1 for update of f skip locked)
    returning id, sending_id, mark, name, attempts, lease`
  const sending = file && (await sendingRow(db, file.sending_id))
  return file && sending ? { file, sending } : null
}

/** @returns whether it is still this process's to send */
export const keepsLease = async (db: Db, { file: { id, lease } }: ClaimedFile, until: Date): Promise<boolean> =>
  (await db`update sent_file set leased_until = ${until} where id = ${id} and lease = ${lease}`).count > 0

export interface Arrived {
  bytes: number
  hash: string
  now: Date
}

export const markSent = (db: Db, { file: { id, lease } }: ClaimedFile, { bytes, hash, now }: Arrived) => db`
  update sent_file set state = 'sent', due_at = null, lease = null, leased_until = null, fault = null, attempts = attempts + 1,
    bytes = ${bytes}, hash = ${hash}, sent_at = ${now}
  where id = ${id} and lease = ${lease}`

/** It could not be sent; `again` is when it is tried next, null where that is up to somebody. */
export const markFaulty = (
  db: Db,
  { file: { id, lease } }: ClaimedFile,
  { fault, again }: { fault: KeptFault; again: Date | null },
) => db`
  update sent_file set state = ${again ? 'waiting' : 'failed'}, due_at = ${again}, lease = null, leased_until = null,
    fault = ${db.json(fault)}, attempts = attempts + 1
  where id = ${id} and lease = ${lease}`

export const markGone = (db: Db, { file: { id, lease } }: ClaimedFile, fault: KeptFault) => db`
  update sent_file set state = 'left', due_at = null, lease = null, leased_until = null, fault = ${db.json(fault)}
  where id = ${id} and lease = ${lease}`

/** To be sent once more, from the first attempt on. Whoever holds it meanwhile settles nothing any more. */
export const markAgain = (tx: Tx, id: number, now: Date) => tx`
  update sent_file set state = 'waiting', due_at = ${now}, attempts = 0, fault = null, lease = null, leased_until = null where id = ${id}`
export const markLeft = (tx: Tx, id: number) => tx`
  update sent_file set state = 'left', due_at = null, lease = null, leased_until = null where id = ${id}`
