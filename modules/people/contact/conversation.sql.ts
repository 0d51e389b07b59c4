import type { Db, Part, Tx } from '#kernel/db.ts'
import { type LanguageColumns, languages } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { MessageRow } from './contact.sql.ts'
import type { FindMessages } from './staff-contract.ts'
import type { EntryKind, MessageDesk, MessageState } from './states.ts'

export interface FoundMessage extends Omit<MessageRow, 'training' | 'experience' | 'knowledge'> {
  state: MessageState
  desk: MessageDesk | null
  assigned_to: number | null
  assigned_name: string | null
  waits_since: Date
  proved_at: Date | null
}

type Asked = FindMessages & { staffId: number }

const messagesIn = (db: Db, { q, from, to, subject, state, desk, assigned, staffId }: Asked) => db`
  from contact_message m where m.subject <> 'job'
    ${worded(
      db,
      db`list_words(m.id || ' ' || m.name || ' ' || m.institution || ' ' || m.email || ' ' || digits_of(m.phone) || ' ' || m.message)`,
      q,
    )}
    ${onDays(db, db`m.waits_since`, { from, to })}
    ${subject === undefined ? db`` : db`and m.subject = ${subject}`} ${state === undefined ? db`` : db`and m.state = ${state}`}
    ${desk === undefined ? db`` : db`and m.desk = ${desk}`}
    ${assigned === undefined ? db`` : assigned === 'me' ? db`and m.assigned_to = ${staffId}` : db`and m.assigned_to is null`}`
export const matchingMessages = (db: Db, asked: Asked) => db`select m.id ${messagesIn(db, asked)}`
export const messageSorts = (db: Db) =>
  ({ waits_since: { by: db`m.waits_since`, kind: 'instant' }, sent_at: { by: db`m.sent_at`, kind: 'instant' } }) as const

const rows = (db: Db, page: Part, order: Part) => db<(FoundMessage & Walked)[]>`
  with page as materialized (${page})
  select m.id, m.subject, m.kind, m.name, m.institution, m.email, m.phone, m.message, m.language, m.sent_at, m.closed_at, m.state, m.desk,
    m.assigned_to, u.name as assigned_name, m.waits_since, m.proved_at, page.list_key, page.list_id
  from page join contact_message m on m.id = page.id left join staff_user u on u.id = m.assigned_to ${order}`

export const findRows = (db: Db, asked: Asked, walk: Walk) =>
  rows(db, db`select m.id, ${walk.key} ${messagesIn(db, asked)} ${walk.after} ${walk.order}`, walk.order)

export async function messageRow(db: Db, id: number): Promise<FoundMessage | undefined> {
  const [row] = await rows(
    db,
    db`select m.id, '' as list_key, '' as list_id from contact_message m where m.id = ${id} and m.subject <> 'job'`,
    db``,
  )
  return row
}

/** Holds a conversation until the transaction ends. @returns whose address was typed into its form. */
export async function holdMessage(tx: Tx, id: number): Promise<{ email: string; state: MessageState } | undefined> {
  const [row] = await tx<{ email: string; state: MessageState }[]>`
    select email, state from contact_message where id = ${id} and subject <> 'job' for update`
  return row
}

export interface EntryRow {
  id: number
  kind: EntryKind
  text: string
  by: string | null
  email: string
  at: Date
  files: { position: number; name: string }[]
}

/** What was said after the message, the first first. */
export const entryRows = (db: Db, message: number) => db<EntryRow[]>`
  select e.id, e.kind, e.text, u.name as by, e.email, e.at, coalesce((
    select jsonb_agg(jsonb_build_object('position', f.position, 'name', f.name) order by f.position)
    from contact_file f where f.entry_id = e.id), '[]') as files
  from contact_entry e left join staff_user u on u.id = e.staff_id where e.message_id = ${message} order by e.id`

export interface NewEntry {
  message_id: number
  kind: EntryKind
  text: string
  staff_id: number | null
  email?: string
  received_id?: string | null
  at: Date
}

/** @returns null for an e-mail that is there already. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<number | null> {
  const [row] = await tx<{ id: number }[]>`
    insert into contact_entry ${tx(entry)} on conflict (received_id) do nothing returning id`
  return row?.id ?? null
}

export const insertFile = (tx: Tx, entry: number, position: number, name: string, content: Uint8Array) => tx`
  insert into contact_file (entry_id, position, name, content) values (${entry}, ${position}, ${name}, ${Buffer.from(content)})`

export async function fileRow(db: Db, message: number, entry: number, position: number) {
  const [row] = await db<{ name: string; content: Buffer }[]>`
    select f.name, f.content from contact_file f join contact_entry e on e.id = f.entry_id
    where e.message_id = ${message} and e.id = ${entry} and f.position = ${position}`
  return row
}

type Moved = Partial<Pick<FoundMessage, 'state' | 'desk' | 'assigned_to' | 'waits_since' | 'proved_at' | 'closed_at'>> & {
  closed_by?: number | null
}
export const moveMessage = (tx: Tx, id: number, change: Moved) => tx`
  update contact_message set ${tx(change)} where id = ${id}`

export interface HouseAnswerRow extends LanguageColumns<'text'> {
  id: number
  name: string
}
const houseColumns = ['id', 'name', ...languages.map((language) => `text_${language}`)]
export const houseAnswerRows = (db: Db) =>
  db<HouseAnswerRow[]>`select ${db(houseColumns)} from house_answer order by lower(name), id`
export async function houseAnswerRow(db: Db, id: number): Promise<HouseAnswerRow | undefined> {
  const [row] = await db<HouseAnswerRow[]>`select ${db(houseColumns)} from house_answer where id = ${id}`
  return row
}
/** @returns null where another one has the name. */
export async function insertHouseAnswer(db: Db, row: Omit<HouseAnswerRow, 'id'>): Promise<number | null> {
  const [added] = await db<{ id: number }[]>`insert into house_answer ${db(row)} on conflict (name) do nothing returning id`
  return added?.id ?? null
}
export const updateHouseAnswer = (db: Db, id: number, row: Omit<HouseAnswerRow, 'id'>) => db<{ id: number }[]>`
  update house_answer set ${db(row)} where id = ${id} and not exists (
    select from house_answer o where o.name = ${row.name} and o.id <> ${id}) returning id`
export const deleteHouseAnswer = (db: Db, id: number) => db<{ id: number }[]>`
  delete from house_answer where id = ${id} returning id`
