import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindCoupons } from './staff-contract.ts'

export interface CouponRow {
  id: number
  storefront_code: string | null
  code: string
  title_es: string
  title_ca: string
  title_en: string
  kind: 'percent' | 'amount'
  percent: number | null
  amount_cents: Cents | null
  scope: 'all' | 'books' | 'objects'
  minimum_cents: Cents | null
  valid_from: Day | null
  valid_to: Day | null
  uses_in_all: number | null
  uses_per_customer: number | null
  email: string | null
  first_purchase_only: boolean
  active: boolean
  batch: string
  used: number
}
export type CouponValues = Omit<CouponRow, 'id' | 'used'>

export async function couponByCode(db: Db, code: string): Promise<CouponRow | undefined> {
  const [row] = await db<CouponRow[]>`select * from coupon where code = ${code}`
  return row
}

export async function couponById(db: Db, id: number): Promise<CouponRow | undefined> {
  const [row] = await db<CouponRow[]>`select * from coupon where id = ${id}`
  return row
}

/** Waits for uses that are on their way, and lets none begin until the transaction ends. */
export async function lockCoupon(tx: Tx, id: number): Promise<CouponRow | undefined> {
  const [row] = await tx<CouponRow[]>`select * from coupon where id = ${id} for update`
  return row
}

/** @returns the rows that went in: not those whose code is taken. */
export const insertCoupons = (db: Db, values: readonly CouponValues[]) => db<CouponRow[]>`
  insert into coupon ${db(values)} on conflict (code) do nothing returning *
`

export async function updateCoupon(db: Db, id: number, values: Partial<CouponValues> & { used?: number }): Promise<CouponRow> {
  const [row] = await db<CouponRow[]>`update coupon set ${db(values)} where id = ${id} returning *`
  return row!
}

const foundIn = (db: Db, { q, from, to, batch, active }: FindCoupons) => db`
  from coupon c where true
    ${worded(db, db`list_words(c.code || ' ' || c.title_es || ' ' || c.title_ca || ' ' || c.title_en || ' ' || c.batch || ' ' || coalesce(c.email, ''))`, q)}
    ${onDays(db, db`c.created_at`, { from, to })} ${batch === undefined ? db`` : db`and c.batch = ${batch}`}
    ${active === undefined ? db`` : db`and c.active = ${active}`}`
export const matchingCoupons = (db: Db, query: FindCoupons) => db`select c.id ${foundIn(db, query)}`
export const couponSorts = (db: Db) =>
  ({ created_at: { by: db`c.created_at`, kind: 'instant' }, coupon_code: { by: db`c.code`, kind: 'text' } }) as const
export const foundCoupons = (db: Db, query: FindCoupons, walk: Walk) => db<(CouponRow & Walked)[]>`
  select c.id, c.storefront_code, c.code, c.title_es, c.title_ca, c.title_en, c.kind, c.percent, c.amount_cents, c.scope, c.minimum_cents, c.valid_from,
    c.valid_to, c.uses_in_all, c.uses_per_customer, c.email, c.first_purchase_only, c.active, c.batch, c.used, ${walk.key}
  ${foundIn(db, query)} ${walk.after} ${walk.order}`
