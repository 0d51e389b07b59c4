import type { Db } from '#kernel/db.ts'
import type { Letter } from './letter.ts'

export interface OutboxRow {
  id: number
  recipient: string
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

export const insertLetter = (db: Db, recipient: string, letter: Letter, secret: boolean) => db`
  insert into mail_outbox (recipient, language, template, subject, html, plain, unsubscribe_url, secret)
  values (${recipient}, ${letter.language}, ${letter.template}, ${letter.subject}, ${letter.html}, ${letter.plain},
    ${letter.unsubscribeUrl ?? null}, ${secret})
`

/** Wakes the senders of every process once the transaction commits. */
export const announceLetter = (db: Db) => db`select pg_notify('mail_outbox', '')`

/** Letters that are due, locked for this sender; those another sender holds are passed over. */
export const lockDueLetters = (db: Db, now: Date, limit: number) => db<OutboxRow[]>`
  select id, recipient, language, template, subject, html, plain, unsubscribe_url, secret, attempts, created_at, sent_at, failure
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
  select id, recipient, language, template, subject, html, plain, unsubscribe_url, secret, attempts, created_at, sent_at, failure
  from mail_outbox order by id desc limit ${limit}
`

export async function letterRow(db: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await db<OutboxRow[]>`
    select id, recipient, language, template, subject, html, plain, unsubscribe_url, secret, attempts, created_at, sent_at, failure
    from mail_outbox where id = ${id}
  `
  return row
}
