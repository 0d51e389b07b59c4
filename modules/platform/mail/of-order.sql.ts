import type { Db } from '#kernel/db.ts'

export interface EmailOfOrder {
  id: number
  template: string
  subject: string
  recipient: string
  language: string
  created_at: Date
  sent_at: Date | null
  due_at: Date | null
  failure: string | null
  /** Nothing of it is left to send again: it opened an account, or was erased. */
  emptied: boolean
  again_of: number | null
}

/** What was written about an order, the oldest first. */
export const emailsOf = (db: Db, order: string) => db<EmailOfOrder[]>`
  select id, template, subject, recipient, language, created_at, sent_at, due_at, failure, html = '' or secret as emptied, again_of
  from mail_outbox where order_number = ${order} order by id`

/** One e-mail, whatever it is about, held until the transaction ends. */
export async function emailById(db: Db, id: number): Promise<EmailOfOrder | undefined> {
  const [row] = await db<EmailOfOrder[]>`
    select id, template, subject, recipient, language, created_at, sent_at, due_at, failure, html = '' or secret as emptied, again_of
    from mail_outbox where id = ${id} for update`
  return row
}

/** Compare and set: what was given up is due once more. */
export const dueAgain = (db: Db, id: number, now: Date) => db<{ id: number }[]>`
  update mail_outbox set due_at = ${now}, attempts = 0, failure = null
  where id = ${id} and sent_at is null and due_at is null and failure is not null returning id`

/** The same words once more, to whoever is written to now. */
export async function copyEmail(db: Db, id: number, recipient: string, now: Date): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into mail_outbox (recipient, sender, language, template, subject, html, plain, unsubscribe_url, reply_to, order_number, again_of, created_at, due_at)
    select ${recipient}, sender, language, template, subject, html, plain, unsubscribe_url, reply_to, order_number, id, ${now}, ${now}
    from mail_outbox where id = ${id} returning id`
  return row!.id
}
