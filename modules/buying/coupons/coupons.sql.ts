import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

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
  insert into coupon ${db(values as never)} on conflict (code) do nothing returning *
`

export async function updateCoupon(db: Db, id: number, values: Partial<CouponValues> & { used?: number }): Promise<CouponRow> {
  const [row] = await db<CouponRow[]>`update coupon set ${db(values as never)} where id = ${id} returning *`
  return row!
}

export const listCoupons = (db: Db, { batch, limit, before }: { batch: string | null; limit: number; before: number | null }) =>
  db<CouponRow[]>`
    select * from coupon
    where (${batch}::text is null or batch = ${batch}) and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}
  `
