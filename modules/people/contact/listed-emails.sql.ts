import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindEmails } from './emails-contract.ts'

export interface EmailRow {
  id: number
  template: string
  subject: string
  recipient: string
  language: Language
  order_number: string | null
  created_at: Date
  sent_at: Date | null
  due_at: Date | null
  attempts: number
  failure: string | null
  emptied: boolean
  again_of: number | null
  plain: string
}

const states = (db: Db): Record<NonNullable<FindEmails['state']>, Part> => ({
  waiting: db`and m.due_at is not null`,
  stuck: db`and m.due_at is not null and m.failure is not null`,
  sent: db`and m.sent_at is not null`,
  failed: db`and m.due_at is null and m.sent_at is null and m.failure is not null`,
})

const emailsIn = (db: Db, { q, from, to, state }: FindEmails) => db`
  from mail_outbox m where true
    ${worded(db, db`list_words(m.recipient || ' ' || m.subject || ' ' || coalesce(m.order_number, ''))`, q)}
    ${onDays(db, db`m.created_at`, { from, to })} ${state === undefined ? db`` : states(db)[state]}`
export const matchingEmails = (db: Db, asked: FindEmails) => db`select m.id ${emailsIn(db, asked)}`
export const emailSorts = (db: Db) => ({ written: { by: db`m.created_at`, kind: 'instant' } }) as const

const rows = (db: Db, page: Part, order: Part) => db<(EmailRow & Walked)[]>`
  with page as materialized (${page})
  select m.id, m.template, m.subject, m.recipient, m.language, m.order_number, m.created_at, m.sent_at, m.due_at, m.attempts, m.failure,
    m.html = '' or m.secret as emptied, m.again_of, m.plain, page.list_key, page.list_id
  from page join mail_outbox m on m.id = page.id ${order}`

export const findEmails = (db: Db, asked: FindEmails, walk: Walk) =>
  rows(db, db`select m.id, ${walk.key} ${emailsIn(db, asked)} ${walk.after} ${walk.order}`, walk.order)

export async function emailRow(db: Db, id: number): Promise<EmailRow | undefined> {
  const [row] = await rows(db, db`select m.id, '' as list_key, '' as list_id from mail_outbox m where m.id = ${id}`, db``)
  return row
}
