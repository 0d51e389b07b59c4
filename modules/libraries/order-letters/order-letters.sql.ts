import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface NewOrderLetter {
  customer_id: string
  member_id: string | null
  comments: string
  kind: string
  file_name: string
  file: Uint8Array | null
  reading_id: number | null
  language: Language
  key: string
  sent_at: Date
}

/** @returns nothing when this form was sent before. */
export async function insertOrderLetter(db: Db, letter: NewOrderLetter): Promise<{ id: number; number: string } | undefined> {
  const [row] = await db<{ id: number; number: string }[]>`
    insert into order_letter ${db({ ...letter, file: letter.file && Buffer.from(letter.file) } as never)}
    on conflict on constraint order_letter_once do nothing returning id, number`
  return row
}

export async function sentBefore(
  db: Db,
  customerId: string,
  key: string,
): Promise<{ number: string; reading_id: number | null } | undefined> {
  const [row] = await db<{ number: string; reading_id: number | null }[]>`
    select number, reading_id from order_letter where customer_id = ${customerId} and key = ${key}`
  return row
}

export interface OrderLetterRow {
  id: number
  number: string
  customer_id: string
  customer_name: string
  email: string
  by: string | null
  comments: string
  file_name: string
  reading_id: number | null
  sent_at: Date
  handled_at: Date | null
}

interface OrderLetterFilter {
  customerId?: string
  id?: number
  open?: boolean
  before?: number | undefined
  limit: number
}

/** Orders by e-mail, the newest first, without their files. */
export const orderLetterRows = (db: Db, { customerId, id, open, before, limit }: OrderLetterFilter) => db<OrderLetterRow[]>`
  select l.id, l.number, l.customer_id, coalesce(nullif(c.library, ''), nullif(c.company, ''), c.name) as customer_name,
    coalesce(m.email, c.email) as email, m.name as by, l.comments, l.file_name, l.reading_id, l.sent_at, l.handled_at
  from order_letter l join customer c on c.id = l.customer_id left join account_member m on m.id = l.member_id
  where true ${customerId ? db`and l.customer_id = ${customerId}` : db``} ${id ? db`and l.id = ${id}` : db``}
    ${open ? db`and l.handled_at is null` : db``} ${before ? db`and l.id < ${before}` : db``}
  order by l.id desc limit ${limit}`

export async function fileRow(db: Db, id: number): Promise<{ kind: string; file_name: string; file: Buffer | null } | undefined> {
  const [row] = await db<{ kind: string; file_name: string; file: Buffer | null }[]>`
    select kind, file_name, file from order_letter where id = ${id}`
  return row
}

/** @returns false when there is none, or it is handled already. */
export async function markHandled(db: Db, id: number, staffId: number, now: Date): Promise<boolean> {
  const rows = await db`
    update order_letter set handled_at = ${now}, handled_by = ${staffId} where id = ${id} and handled_at is null returning id`
  return rows.length === 1
}

/** Whether an order by e-mail shows the lines of a reading. */
export const showsReading = (db: Db, reading: Part) => db`exists (select from order_letter o where o.reading_id = ${reading})`
