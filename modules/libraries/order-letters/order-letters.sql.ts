import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Member } from '#modules/people/access/caller.ts'
import type { Arrival, Decided, LetterState } from './states.ts'

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
    insert into order_letter ${db({ ...letter, file: letter.file && Buffer.from(letter.file) })}
    on conflict on constraint order_letter_once do nothing returning id, number`
  return row
}

export interface NewMailed {
  email: string
  subject: string
  comments: string
  kind: string
  file_name: string
  file: Buffer | null
  received_id: string
  original: Buffer
  language: Language
  key: string
  sent_at: Date
}

/** What came as an e-mail; one that is handed over twice is kept once. */
export async function insertMailed(tx: Tx, letter: NewMailed): Promise<{ id: number; isNew: boolean }> {
  const [row] = await tx<{ id: number }[]>`
    insert into order_letter ${tx({ ...letter, came_by: 'mail' })} on conflict (received_id) do nothing returning id`
  if (row) return { id: row.id, isNew: true }
  const [before] = await tx<{ id: number }[]>`select id from order_letter where received_id = ${letter.received_id}`
  return { id: before!.id, isNew: false }
}

/** What somebody wrote back about one. */
export const joinAnswer = (tx: Tx, id: number, said: { comments: string; proved_at: Date | null }) => tx`
  update order_letter set ${tx(said)} where id = ${id}`

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
  customer_id: string | null
  customer_name: string | null
  member_id: string | null
  /** Where the sender is written to. */
  email: string
  by: string | null
  subject: string
  comments: string
  file_name: string
  reading_id: number | null
  language: Language
  came_by: Arrival
  proved_at: Date | null
  state: LetterState
  desk_list: number | null
  order_number: string | null
  reason: string
  sent_at: Date
  handled_at: Date | null
  handled_by: string | null
}

export const columns = (db: Db) => db`
  l.id, l.number, l.customer_id, coalesce(nullif(c.library, ''), nullif(c.company, ''), btrim(c.name || ' ' || c.surnames)) as customer_name,
  l.member_id, case l.came_by when 'mail' then l.email else coalesce(m.email, c.email) end as email, m.name as by, l.subject, l.comments,
  l.file_name, l.reading_id, l.language, l.came_by, l.proved_at, l.state, l.list_id as desk_list, o.number as order_number, l.reason, l.sent_at,
  l.handled_at, u.name as handled_by`
export const around = (db: Db) => db`
  left join customer c on c.id = l.customer_id left join account_member m on m.id = l.member_id
  left join shop_order o on o.id = l.order_id left join staff_user u on u.id = l.handled_by`

interface OrderLetterFilter {
  customerId?: string
  id?: number
  before?: number | undefined
  limit: number
}

/** Orders by e-mail, the newest first, without their files. */
export const orderLetterRows = (db: Db, { customerId, id, before, limit }: OrderLetterFilter) => db<OrderLetterRow[]>`
  select ${columns(db)} from order_letter l ${around(db)}
  where true ${customerId ? db`and l.customer_id = ${customerId}` : db``} ${id ? db`and l.id = ${id}` : db``}
    ${before ? db`and l.id < ${before}` : db``}
  order by l.id desc limit ${limit}`

/** One, locked until the transaction ends. */
export async function holdLetter(tx: Tx, id: number): Promise<OrderLetterRow | undefined> {
  const [row] = await tx<
    OrderLetterRow[]
  >`select ${columns(tx)} from order_letter l ${around(tx)} where l.id = ${id} for update of l`
  return row
}

export async function fileRow(db: Db, id: number): Promise<{ kind: string; file_name: string; file: Buffer | null } | undefined> {
  const [row] = await db<{ kind: string; file_name: string; file: Buffer | null }[]>`
    select kind, file_name, file from order_letter where id = ${id}`
  return row
}

export async function originalRow(db: Db, id: number): Promise<{ number: string; original: Buffer | null } | undefined> {
  const [row] = await db<
    { number: string; original: Buffer | null }[]
  >`select number, original from order_letter where id = ${id}`
  return row
}

export const putAccount = (db: Db, id: number, account: Pick<OrderLetterRow, 'customer_id' | 'member_id'>) => db`
  update order_letter set ${db(account)} where id = ${id}`

interface Outcome {
  state: Decided
  list_id?: number
  order_id?: number
  reason?: string
}

/** @returns false where somebody decided before. */
export async function putOutcome(
  db: Db,
  id: number,
  outcome: Outcome,
  { staffId, now }: { staffId: number; now: Date },
): Promise<boolean> {
  const { count } = await db`
    update order_letter set ${db({ ...outcome, handled_at: now, handled_by: staffId })} where id = ${id} and state = 'open'`
  return count === 1
}

/** Whoever of an account sent it, while they work for it. */
export async function memberRow(db: Db, customerId: string, memberId: string): Promise<Member | undefined> {
  const [row] = await db<Member[]>`
    select id, role, name, email, spending_limit_cents as "spendingLimitCents" from account_member
    where id = ${memberId} and customer_id = ${customerId} and joined_at is not null and closed_at is null`
  return row
}

export async function orderIdOf(db: Db, number: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`select id from shop_order where number = ${number}`
  return row!.id
}

/** Whether an order by e-mail shows the lines of a reading. */
export const showsReading = (db: Db, reading: Part) => db`exists (select from order_letter o where o.reading_id = ${reading})`
