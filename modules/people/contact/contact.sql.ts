import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { ContactKind, ContactSubject } from './contract.ts'

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
}
export interface MessageRow extends NewMessage {
  id: number
  closed_at: Date | null
}

/** @returns its number, under which shop and sender speak of it. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const [row] = await db<
    { id: number }[]
  >`insert into contact_message ${db({ ...message, waits_since: message.sent_at } as never)} returning id`
  return row!.id
}

export interface ApplicationFilter {
  open: boolean
  /** The last number of the page before. */
  before?: number | undefined
  limit: number
}

/** Job applications, the newest first. */
export const applicationRows = (db: Db, { open, before, limit }: ApplicationFilter) => db<MessageRow[]>`
  select id, subject, kind, name, institution, email, phone, message, training, experience, knowledge, language, sent_at,
    closed_at
  from contact_message
  where subject = 'job' ${open ? db`and closed_at is null` : db``} ${before ? db`and id < ${before}` : db``}
  order by id desc limit ${limit}
`

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
