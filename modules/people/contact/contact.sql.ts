import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { ContactKind, ContactSubject } from './contract.ts'
import type { FindApplications } from './staff-contract.ts'

export interface NewMessage {
  subject: ContactSubject
  kind: ContactKind
  name: string
  institution: string
  email: string
  phone: string
  message: string
  training: string
  experience: string
  knowledge: string
  language: Language
  sent_at: Date
  /** Of the form that sent it. */
  key?: string | null
}
export interface MessageRow extends Omit<NewMessage, 'key'> {
  id: number
  closed_at: Date | null
}

/** @returns its number, under which shop and sender speak of it; undefined where the same form has sent it already. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number | undefined> {
  const [row] = await db<
    { id: number }[]
  >`insert into contact_message ${db({ ...message, waits_since: message.sent_at })} on conflict do nothing returning id`
  return row?.id
}

/** The number of a message that the same form sent before. */
export async function sentBefore(
  db: Db,
  { email, key, ...written }: Omit<NewMessage, 'language' | 'sent_at' | 'key'> & { key: string },
): Promise<number | undefined> {
  const { subject, kind, name, institution, phone, message, training, experience, knowledge } = written
  const [row] = await db<{ id: number }[]>`
    select id from contact_message
    where lower(email) = lower(${email}) and key = ${key} and subject = ${subject} and kind = ${kind} and name = ${name}
      and institution = ${institution} and phone = ${phone} and message = ${message} and training = ${training}
      and experience = ${experience} and knowledge = ${knowledge}`
  return row?.id
}

const applicationsIn = (db: Db, { q, from, to, all }: FindApplications) => db`
  from contact_message m where m.subject = 'job' ${all ? db`` : db`and m.closed_at is null`} ${onDays(db, db`m.sent_at`, { from, to })}
    ${worded(db, db`list_words(m.name || ' ' || m.email || ' ' || digits_of(m.phone) || ' ' || m.knowledge || ' ' || m.experience)`, q)}`
export const matchingApplications = (db: Db, query: FindApplications) => db`select m.id ${applicationsIn(db, query)}`
export const applicationSorts = (db: Db) =>
  ({ sent_at: { by: db`m.sent_at`, kind: 'instant' }, name: { by: db`search_fold(m.name)`, kind: 'text' } }) as const

const applicationColumns = (db: Db) => db`
  m.id, m.subject, m.kind, m.name, m.institution, m.email, m.phone, m.message, m.training, m.experience, m.knowledge, m.language,
  m.sent_at, m.closed_at`

/** Job applications: a year of them at most. */
export const applicationRows = (db: Db, query: FindApplications, walk: Walk) => db<(MessageRow & Walked)[]>`
  select ${applicationColumns(db)}, ${walk.key}
  ${applicationsIn(db, query)} ${walk.after} ${walk.order}`

export const applicationRow = async (db: Db, id: number): Promise<MessageRow | undefined> =>
  (await db<MessageRow[]>`select ${applicationColumns(db)} from contact_message m where m.id = ${id} and m.subject = 'job'`)[0]

/** @returns false when there is no such application; one that is closed stays as it is. */
export async function closeRow(db: Db, id: number, staffId: number, now: Date): Promise<boolean> {
  const rows = await db`
    update contact_message set state = 'closed', closed_at = coalesce(closed_at, ${now}), closed_by = coalesce(closed_by, ${staffId})
    where id = ${id} and subject = 'job' returning id
  `
  return rows.length === 1
}

/** Forgets job applications of before then, and every other message that was closed before then. */
export const deleteMessages = (db: Db, before: Date) => db`
  delete from contact_message where case when subject = 'job' then sent_at else closed_at end < ${before}`
