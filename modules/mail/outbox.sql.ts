import type { Db } from '#kernel/db.ts'
import type { Letter, LetterFile } from './letter.ts'

export interface OutboxRow {
  id: number
  recipient: string
  /** Name and address as a mail header carries them; null: the main shop's. */
  sender: string | null
  language: string
  template: string
  subject: string
  html: string
  plain: string
  unsubscribe_url: string | null
  secret: boolean
  attempts: number
  created_at: Date
  sent_at: Date | null
  failure: string | null
}

const addressOf = ({ name, address }: { name: string; address: string }) => `"${name.replace(/["\\\r\n]/g, '')}" <${address}>`

export async function insertLetter(db: Db, recipient: string, letter: Letter, secret: boolean): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into mail_outbox (recipient, sender, language, template, subject, html, plain, unsubscribe_url, secret)
    values (${recipient}, ${letter.from ? addressOf(letter.from) : null}, ${letter.language}, ${letter.template}, ${letter.subject}, ${letter.html}, ${letter.plain},
      ${letter.unsubscribeUrl ?? null}, ${secret})
    returning id`
  return row!.id
}

export const insertFile = (db: Db, letterId: number, position: number, { name, type, content }: LetterFile) => db`
  insert into mail_attachment (letter_id, position, name, content_type, content)
  values (${letterId}, ${position}, ${name}, ${type}, ${Buffer.from(content)})`

/** The files of a letter, in their order. */
export const filesOf = (db: Db, letterId: number) => db<LetterFile[]>`
  select name, content_type as type, content from mail_attachment where letter_id = ${letterId} order by position`

/** What was sent is kept by who sent it, not here. */
export const deleteFiles = (db: Db, letterId: number) => db`delete from mail_attachment where letter_id = ${letterId}`

/** Wakes the senders of every process once the transaction commits. */
export const announceLetter = (db: Db) => db`select pg_notify('mail_outbox', '')`

/** Letters that are due, locked for this sender; those another sender holds are passed over. */
export const lockDueLetters = (db: Db, now: Date, limit: number) => db<OutboxRow[]>`
  select id, recipient, sender, language, template, subject, html, plain, unsubscribe_url, secret, attempts, created_at, sent_at, failure
  from mail_outbox where due_at <= ${now} order by due_at, id limit ${limit} for update skip locked
`

export const markSent = (db: Db, id: number, now: Date) => db`
  update mail_outbox set sent_at = ${now}, due_at = null, failure = null, attempts = attempts + 1,
    html = case when secret then '' else html end, plain = case when secret then '' else plain end
  where id = ${id}
`

export const markFailed = (db: Db, id: number, failure: string, dueAt: Date | null) => db`
  update mail_outbox set attempts = attempts + 1, failure = ${failure}, due_at = ${dueAt} where id = ${id}
`

export const recentLetters = (db: Db, limit: number) => db<OutboxRow[]>`
  select id, recipient, sender, language, template, subject, html, plain, unsubscribe_url, secret, attempts, created_at, sent_at, failure
  from mail_outbox order by id desc limit ${limit}
`

export async function letterRow(db: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await db<OutboxRow[]>`
    select id, recipient, sender, language, template, subject, html, plain, unsubscribe_url, secret, attempts, created_at, sent_at, failure
    from mail_outbox where id = ${id}
  `
  return row
}
