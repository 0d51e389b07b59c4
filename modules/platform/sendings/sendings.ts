import type { Db, Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, type RefusalCode, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { addressFaults } from '#modules/platform/file-exchange/address-rules.ts'
import { nextLook } from '#modules/platform/file-exchange/hours.ts'
import { openServer, tryFolder } from '#modules/platform/file-exchange/server.ts'
import type { Say } from '#modules/platform/file-exchange/told-fault.ts'
import type { Contents, SendingDeps } from './deps.ts'
import { planFile } from './plan.ts'
import {
  deleteSending,
  insertSending,
  listedSendings,
  matchingSendings,
  type SendingRow,
  sendingRow,
  sendingSorts,
  updateSending,
  type WholeSending,
} from './sendings.sql.ts'
import type { FindSendings, NewSending, Sending, Tried } from './staff-contract.ts'

const instant = (at: Date | null) => at?.toISOString() ?? null

const view = ({ next_at, sent_at, saved_by_name, ...row }: SendingRow): Sending => ({
  id: row.id,
  name: row.name,
  content: row.content,
  storefront: row.storefront,
  language: row.language,
  host: row.host,
  port: row.port,
  username: row.username,
  credential: row.credential,
  host_key: row.host_key,
  folder: row.folder,
  send_hours: row.send_hours,
  active: row.active,
  next_at: instant(next_at),
  sent_at: instant(sent_at),
  waiting: row.waiting,
  failed: row.failed,
  saved_by: saved_by_name,
})

/** What is sent on its own, and where to. */
export async function findSendings(db: Db, query: FindSendings) {
  const rows = await listedSendings(db, query, walking(db, query, sendingSorts(db), { id: db`s.id` }))
  return listPage(db, query, { rows, matching: matchingSendings(db, query), view })
}

/** One of them as it is kept; null where there is none. */
export async function keptSending(db: Db, id: number): Promise<Sending | null> {
  const row = await sendingRow(db, id)
  return row && view(row)
}

/** What a sending must say by what it sends. @throws InvalidFields */
function whole(sending: NewSending): WholeSending {
  const faults: Record<string, RefusalCode> = addressFaults(sending)
  const { host, port, username, credential } = sending
  for (const field of ['storefront', 'language'] as const) {
    if (sending.content === 'journal' && sending[field] !== null) faults[field] = 'sendings.not_here'
    if (sending.content !== 'journal' && sending[field] === null) faults[field] = 'sendings.needed'
  }
  if (Object.keys(faults).length > 0 || host === null || port === null || username === null || credential === null)
    throw new InvalidFields(faults)
  return { ...sending, host, port, username, credential }
}

interface By {
  staffId: number
  now: Date
}

const savedBy = ({ active, send_hours }: NewSending, { staffId, now }: By) => ({
  staffId,
  nextAt: active ? nextLook(send_hours, now) : null,
})

/** Begins at its next hour. @throws InvalidFields */
export const addSending = async (tx: Tx, sending: NewSending, by: By): Promise<number> =>
  insertSending(tx, whole(sending), savedBy(sending, by))

/** @throws InvalidFields, NotFound */
export async function changeSending(tx: Tx, id: number, sending: NewSending, by: By): Promise<void> {
  const changed = whole(sending)
  if (!(await sendingRow(tx, id, true))) throw new NotFound('sendings.unknown')
  await updateSending(tx, id, changed, savedBy(sending, by))
}

/** @throws NotFound */
export async function removeSending(tx: Tx, id: number): Promise<void> {
  if (!(await deleteSending(tx, id))) throw new NotFound('sendings.unknown')
}

/** Has what is due now sent, whatever its hours. @throws Refused where it is off, or there is nothing new */
export async function sendNow(tx: Tx, contents: Contents, id: number, now: Date): Promise<void> {
  const sending = await sendingRow(tx, id, true)
  if (!sending) throw new NotFound('sendings.unknown')
  if (!sending.active) throw new Refused('sendings.off')
  const planned = await planFile(tx, contents, sending, { at: now, now })
  if (planned !== 'noted') throw new Refused(planned === 'known' ? 'sendings.sent_already' : 'sendings.nothing')
}

/** Goes there and looks, and sends nothing. */
export async function trySending(db: Db, id: number, deps: SendingDeps, language: Language, say: Say): Promise<Tried> {
  const sending = await sendingRow(db, id)
  if (!sending) throw new NotFound('sendings.unknown')
  const tried = await tryFolder(
    () => openServer(sending, deps.sftp),
    (folder) => folder.list(),
    { language, say },
  )
  return { ...tried, files: tried.files.length }
}
