import { atOnce, type Write } from '#kernel/at-once.ts'
import type { Db } from '#kernel/db.ts'
import type { EmailMessage, LetterFile } from './email-message.ts'

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
  reply_to: string | null
  secret: boolean
  attempts: number
  created_at: Date
  sent_at: Date | null
  failure: string | null
}

const addressOf = ({ name, address }: { name: string; address: string }) => `"${name.replace(/["\\\r\n]/g, '')}" <${address}>`

const announced = (db: Db) => db`pg_notify('mail_outbox', '')`

/** A letter with its files, as writes of one statement (kernel/at-once.ts); the senders of every process wake once the transaction commits. */
export const letterWrites = (
  db: Db,
  recipient: string,
  email: EmailMessage,
  { secret, order }: { secret: boolean; order: string | null },
): Write[] => {
  const letter = db`
    insert into mail_outbox (recipient, sender, language, template, subject, html, plain, unsubscribe_url, reply_to, secret, order_number)
    values (${recipient}, ${email.from ? addressOf(email.from) : null}, ${email.language}, ${email.template}, ${email.subject}, ${email.html}, ${email.plain},
      ${email.unsubscribeUrl ?? null}, ${email.replyTo ?? null}, ${secret}, ${order})
    returning id, ${announced(db)} as announced`
  const files = (email.files ?? []).map(
    ({ name, type, content }, position) =>
      db`${position > 0 ? db`,` : db``} (${position}::int, ${name}::text, ${type}::text, ${Buffer.from(content)})`,
  )
  if (files.length === 0) return [letter]
  return [
    letter,
    (made) => db`
      insert into mail_attachment (letter_id, position, name, content_type, content)
      select made.id, f.* from ${made} made, (values ${files}) f`,
  ]
}

/** Writes a letter with its files. */
export const insertEmail = (db: Db, recipient: string, email: EmailMessage, about: { secret: boolean; order: string | null }) =>
  atOnce(db, ...letterWrites(db, recipient, email, about))

/** The files of a letter, in their order. */
export const filesOf = (db: Db, letterId: number) => db<LetterFile[]>`
  select name, content_type as type, content from mail_attachment where letter_id = ${letterId} order by position`

/** What was sent is kept by who sent it, not here. */
export const deleteFiles = (db: Db, letterId: number) => db`delete from mail_attachment where letter_id = ${letterId}`

/** Wakes the senders of every process once the transaction commits. */
export const announcementEmail = (db: Db) => db`select ${announced(db)}`

/** A letter on its way, held by the lease of whoever sends it. */
export interface ClaimedLetter extends OutboxRow {
  lease: string
}

/** Takes the letter that has been due longest, for this sender alone until the lease ends; one that another holds is passed over. */
export async function claimDueLetter(db: Db, now: Date, leasedUntil: Date): Promise<ClaimedLetter | undefined> {
  const [letter] = await db<ClaimedLetter[]>`
    update mail_outbox set lease = gen_random_uuid(), leased_until = ${leasedUntil}
    where id = (
      select id from mail_outbox where due_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by due_at, id limit 1 for update skip locked)
    returning id, recipient, sender, language, template, subject, html, plain, unsubscribe_url, reply_to, secret, attempts, created_at, sent_at,
      failure, lease`
  return letter
}

/** @returns whether the lease still held: a letter that another sender took over meanwhile is theirs to note. */
export const markSent = async (db: Db, { id, lease }: ClaimedLetter, now: Date): Promise<boolean> =>
  (
    await db`
      update mail_outbox set sent_at = ${now}, due_at = null, failure = null, attempts = attempts + 1, lease = null, leased_until = null,
        html = case when secret then '' else html end, plain = case when secret then '' else plain end
      where id = ${id} and lease = ${lease}`
  ).count > 0

/** What was erased or given up meanwhile is not due again. */
export const markFailed = (db: Db, { id, lease }: ClaimedLetter, failure: string, dueAt: Date | null) => db`
  update mail_outbox set attempts = attempts + 1, failure = ${failure}, due_at = case when due_at is null then null else ${dueAt}::timestamptz end,
    lease = null, leased_until = null
  where id = ${id} and lease = ${lease}
`

export const recentLetters = (db: Db, limit: number) => db<OutboxRow[]>`
  select id, recipient, sender, language, template, subject, html, plain, unsubscribe_url, reply_to, secret, attempts, created_at, sent_at, failure
  from mail_outbox order by id desc limit ${limit}
`

export async function letterRow(db: Db, id: number): Promise<OutboxRow | undefined> {
  const [row] = await db<OutboxRow[]>`
    select id, recipient, sender, language, template, subject, html, plain, unsubscribe_url, reply_to, secret, attempts, created_at, sent_at, failure
    from mail_outbox where id = ${id}
  `
  return row
}
