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
  language: Language
  sent_at: Date
}
export interface MessageRow extends NewMessage {
  id: number
  closed_at: Date | null
}

/** @returns its number, under which shop and sender speak of it. */
export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into contact_message ${db(message as never)} returning id`
  return row!.id
}

export interface Wanted {
  subject?: ContactSubject | undefined
  open: boolean
  /** The last number of the page before. */
  before?: number | undefined
  limit: number
}

/** Messages, the newest first. */
export const messageRows = (db: Db, { subject, open, before, limit }: Wanted) => db<MessageRow[]>`
  select id, subject, kind, name, institution, email, phone, message, language, sent_at, closed_at from contact_message
  where true ${open ? db`and closed_at is null` : db``}
    ${subject ? db`and subject = ${subject}` : db``} ${before ? db`and id < ${before}` : db``}
  order by id desc limit ${limit}
`

/** @returns false when there is no such message; one that is closed stays as it is. */
export async function closeRow(db: Db, id: number, staffId: number, now: Date): Promise<boolean> {
  const rows = await db`
    update contact_message set closed_at = coalesce(closed_at, ${now}), closed_by = coalesce(closed_by, ${staffId})
    where id = ${id} returning id
  `
  return rows.length === 1
}
