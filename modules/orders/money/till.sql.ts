import type { Db } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { ListQuery } from '#modules/people/staff/list-contract.ts'

export interface TillPayment {
  attemptId: string
  storeCode: string
  staffId: number
  receipt: string
}

/** @returns whether that receipt was not noted before. */
export async function insertTillPayment(db: Db, { attemptId, storeCode, staffId, receipt }: TillPayment): Promise<boolean> {
  const rows = await db`
    insert into till_payment (attempt_id, store_code, staff_id, receipt) values (${attemptId}, ${storeCode}, ${staffId}, ${receipt})
    on conflict on constraint till_payment_receipt do nothing returning attempt_id`
  return rows.length > 0
}

/** What a till took by an attempt, and what it gives back of it. */
export async function tillPayment(
  db: Db,
  attemptId: string,
): Promise<{ amount: number; back: number; receipt: string } | undefined> {
  const [row] = await db<{ amount: number; back: number; receipt: string }[]>`
    select a.amount_cents as amount, t.receipt,
      coalesce((select sum(r.amount_cents) from till_refund r where r.attempt_id = t.attempt_id), 0)::int as back
    from till_payment t join payment_attempt a on a.id = t.attempt_id where t.attempt_id = ${attemptId}`
  return row
}

export const insertTillRefund = (db: Db, { key, attemptId, cents }: { key: string; attemptId: string; cents: number }) => db`
  insert into till_refund (key, attempt_id, amount_cents) values (${key}, ${attemptId}, ${cents}) on conflict (key) do nothing`

export type AskedOfTills = ListQuery<'since'> & { store_code?: string | undefined }

export interface OwedByTill {
  refund: string
  order: string
  store_code: string
  cents: number
  asked_at: Date
}

const owedIn = (db: Db, { q, from, to, store_code }: AskedOfTills, storeCode: string | null) => db`
  from till_refund r join till_payment t on t.attempt_id = r.attempt_id
  join payment_attempt a on a.id = r.attempt_id join shop_order o on o.id = a.order_id
  where r.given_at is null ${worded(db, db`list_words(o.number)`, q)} ${onDays(db, db`r.asked_at`, { from, to })}
    ${storeCode === null ? db`` : db`and t.store_code = ${storeCode}`}
    ${store_code === undefined ? db`` : db`and t.store_code = ${store_code}`}`
export const matchingOwed = (db: Db, query: AskedOfTills, storeCode: string | null) =>
  db`select r.key ${owedIn(db, query, storeCode)}`
export const owedSorts = (db: Db) => ({ since: { by: db`r.asked_at`, kind: 'instant' } }) as const

/** What tills are to give back and nobody gave yet. */
export const owedRows = (db: Db, query: AskedOfTills, storeCode: string | null, walk: Walk) => db<(OwedByTill & Walked)[]>`
  select r.key as refund, o.number as "order", t.store_code, r.amount_cents as cents, r.asked_at, ${walk.key}
  ${owedIn(db, query, storeCode)} ${walk.after} ${walk.order}`

/** Compare and set: nothing comes back where it was given already, or is another store's. */
export const noteGiven = (
  db: Db,
  {
    key,
    storeCode,
    staffId,
    receipt,
    now,
  }: { key: string; storeCode: string | null; staffId: number; receipt: string; now: Date },
) => db<{ order_id: number; cents: number }[]>`
  update till_refund r set given_at = ${now}, given_by = ${staffId}, receipt = ${receipt}
  from till_payment t join payment_attempt a on a.id = t.attempt_id
  where r.key = ${key} and r.given_at is null and t.attempt_id = r.attempt_id ${storeCode === null ? db`` : db`and t.store_code = ${storeCode}`}
  returning a.order_id, r.amount_cents as cents`
