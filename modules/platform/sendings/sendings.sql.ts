import type { Db, Locking, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { SentContent } from './contract.ts'
import type { FindSendings, NewSending } from './staff-contract.ts'

export interface SendingRow {
  id: number
  name: string
  content: SentContent
  storefront: string | null
  language: Language | null
  host: string
  port: number
  username: string
  credential: string
  host_key: string | null
  folder: string
  send_hours: number[]
  active: boolean
  next_at: Date | null
  sent_at: Date | null
  waiting: number
  failed: number
  saved_by_name: string
}

const columns = (db: Db) => db`
  s.id, s.name, s.content, s.storefront_code as storefront, s.language, s.host, s.port, s.username, s.credential, s.host_key, s.folder,
  s.send_hours, s.active, s.next_at, (select u.name from staff_user u where u.id = s.saved_by) as saved_by_name,
  (select max(f.sent_at) from sent_file f where f.sending_id = s.id) as sent_at,
  (select count(*)::int from sent_file f where f.sending_id = s.id and f.state = 'waiting') as waiting,
  (select count(*)::int from sent_file f where f.sending_id = s.id and f.state = 'failed') as failed`

const foundIn = (db: Db, { q, active, failing, content }: FindSendings) => db`
  from file_sending s where true ${worded(db, db`list_words(s.name || ' ' || s.host || ' ' || s.folder)`, q)}
    ${active === undefined ? db`` : db`and s.active = ${active}`}
    ${content === undefined ? db`` : db`and s.content = ${content}`}
    ${failing === undefined ? db`` : db`and exists (select from sent_file f where f.sending_id = s.id and (f.state = 'failed' or f.state = 'waiting' and f.fault is not null)) = ${failing}`}`
export const matchingSendings = (db: Db, query: FindSendings): Part => db`select s.id ${foundIn(db, query)}`
export const sendingSorts = (db: Db) => ({ name: { by: db`search_fold(s.name)`, kind: 'text' } }) as const
export const listedSendings = (db: Db, query: FindSendings, walk: Walk) => db<(SendingRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function sendingRow<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: number,
  lock?: Lock,
): Promise<SendingRow | null> {
  const [row] = await db<SendingRow[]>`
    select ${columns(db)} from file_sending s where s.id = ${id} ${lock ? db`for update of s` : db``}`
  return row ?? null
}

/** A sending that says all that its address needs. */
export type WholeSending = NewSending & { host: string; port: number; username: string; credential: string }

interface Saved {
  staffId: number
  nextAt: Date | null
}

const written = (sending: WholeSending, { staffId, nextAt }: Saved) => ({
  name: sending.name,
  content: sending.content,
  storefront_code: sending.storefront,
  language: sending.language,
  host: sending.host,
  port: sending.port,
  username: sending.username,
  credential: sending.credential,
  host_key: sending.host_key,
  folder: sending.folder,
  send_hours: sending.send_hours,
  active: sending.active,
  saved_by: staffId,
  next_at: nextAt,
})

export async function insertSending(tx: Tx, sending: WholeSending, saved: Saved): Promise<number> {
  const [row] = await tx<{ id: number }[]>`insert into file_sending ${tx(written(sending, saved))} returning id`
  return row!.id
}

export const updateSending = (tx: Tx, id: number, sending: WholeSending, saved: Saved) => tx`
  update file_sending set ${tx(written(sending, saved))} where id = ${id}`

export const deleteSending = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx`delete from file_sending where id = ${id}`).count > 0

/** The sending whose hour has come first; no other process plans it meanwhile. */
export async function sendingDue(tx: Tx, now: Date): Promise<SendingRow | null> {
  const [due] = await tx<{ id: number }[]>`
    select id from file_sending where next_at <= ${now} order by next_at, id limit 1 for update skip locked`
  return due ? sendingRow(tx, due.id) : null
}

/** Has it planned before its hour. */
export const planAtOnce = (db: Db, id: number, now: Date) =>
  db`update file_sending set next_at = ${now} where id = ${id} and active`
export const setNext = (tx: Tx, id: number, at: Date) => tx`update file_sending set next_at = ${at} where id = ${id}`
