import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, NotFound } from '#kernel/errors.ts'
import { fromColumns, toColumns } from '#kernel/language.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type Coupon, type CouponReport, CouponTerms, NewBatch, NewCoupon } from './contract.ts'
import { normalCode } from './coupon-rules.ts'
import {
  type CouponRow,
  type CouponValues,
  couponByCode,
  couponById,
  couponSorts,
  foundCoupons,
  insertCoupons,
  lockCoupon,
  matchingCoupons,
  updateCoupon,
} from './coupons.sql.ts'
import type { FindCoupons } from './staff-contract.ts'
import { countUses, sumOfUses, usesOfCoupon } from './uses.sql.ts'

const toCents = (euros: number | null) => (euros === null ? null : centsOf(euros))
const fromCents = (amount: number | null) => (amount === null ? null : toEuros(cents(amount)))

/** @throws InvalidFields when the value does not go with the kind, or the days stand the wrong way round. */
function valuesOf(terms: CouponTerms): Omit<CouponValues, 'code' | 'batch' | 'storefront_code'> {
  const { title, amount, minimum, percent, email, kind, ...rest } = terms
  const wrong: FieldRefusals = {}
  if (kind === 'percent' && percent === null) wrong['percent'] = 'coupon.value_missing'
  if (kind === 'amount' && amount === null) wrong['amount'] = 'coupon.value_missing'
  if (rest.valid_from && rest.valid_to && rest.valid_to < rest.valid_from) wrong['valid_to'] = 'coupon.days_reversed'
  if (Object.keys(wrong).length > 0) throw new InvalidFields(wrong)
  return {
    ...rest,
    valid_from: rest.valid_from as CouponValues['valid_from'],
    valid_to: rest.valid_to as CouponValues['valid_to'],
    kind,
    percent: kind === 'percent' ? percent : null,
    amount_cents: kind === 'amount' ? toCents(amount) : null,
    minimum_cents: toCents(minimum),
    email: email?.toLowerCase() ?? null,
    ...toColumns('title', title),
  }
}

const viewOf = (row: CouponRow): Coupon => ({
  id: row.id,
  coupon_code: row.code,
  batch: row.batch,
  title: fromColumns(row, 'title'),
  kind: row.kind,
  percent: row.percent,
  amount: fromCents(row.amount_cents),
  scope: row.scope,
  minimum: fromCents(row.minimum_cents),
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  uses_in_all: row.uses_in_all,
  uses_per_customer: row.uses_per_customer,
  email: row.email,
  first_purchase_only: row.first_purchase_only,
  active: row.active,
})

/** Whether a coupon has this code, in any case. */
export const hasCode = async (db: Db, code: string): Promise<boolean> => (await couponByCode(db, normalCode(code))) !== undefined

/**
 * Makes a coupon, in the caller's transaction if there is one.
 * @throws InvalidFields naming what is wrong, the code when it is another coupon's.
 */
export async function createCoupon(db: Db, coupon: z.input<typeof NewCoupon>): Promise<Coupon> {
  const { coupon_code, ...terms } = NewCoupon.parse(coupon)
  const row = { ...valuesOf(terms), code: normalCode(coupon_code), batch: '', storefront_code: null }
  const [made] = await insertCoupons(db, [row])
  if (!made) throw new InvalidFields({ coupon_code: 'coupon.code_taken' })
  return viewOf(made)
}

/**
 * Changes the terms of a coupon from now on; orders keep what they were given. Waits for orders that are using it.
 * @throws NotFound; InvalidFields, also when its uses already exceed the new limit.
 */
export async function editCoupon(tx: Tx, id: number, change: z.input<typeof CouponTerms>): Promise<Coupon> {
  if (!(await lockCoupon(tx, id))) throw new NotFound('coupon.no_such')
  const values = valuesOf(CouponTerms.parse(change))
  const used = values.uses_in_all === null ? 0 : await countUses(tx, id)
  if (values.uses_in_all !== null && used > values.uses_in_all) throw new InvalidFields({ uses_in_all: 'coupon.uses_below' })
  return viewOf(await updateCoupon(tx, id, { ...values, used }))
}

/** Switches a coupon off: from now on it is not valid. @throws NotFound. */
export async function deactivateCoupon(tx: Tx, id: number): Promise<Coupon> {
  if (!(await lockCoupon(tx, id))) throw new NotFound('coupon.no_such')
  return viewOf(await updateCoupon(tx, id, { active: false }))
}

/** Signs that are not mistaken for each other; twelve of them are 59 bits that nobody guesses. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** A code that nobody can guess: PREFIX-XXXX-XXXX-XXXX. */
export const drawnCode = (prefix: string): string => [normalCode(prefix), group(), group(), group()].join('-')

const rowsAtOnce = 1_000

/** Draws a batch of codes for one use each, all of the same terms. @returns the codes. */
export async function drawBatch(tx: Tx, wanted: z.input<typeof NewBatch>): Promise<string[]> {
  const { batch, prefix, copies, ...terms } = NewBatch.parse(wanted)
  const values = { ...valuesOf({ ...terms, uses_in_all: 1, email: null }), batch, storefront_code: null }
  const codes: string[] = []
  while (codes.length < copies) {
    const some = Math.min(rowsAtOnce, copies - codes.length)
    const made = await insertCoupons(
      tx,
      Array.from({ length: some }, () => ({ ...values, code: drawnCode(prefix) })),
    )
    codes.push(...made.map(({ code }) => code))
  }
  return codes
}

/** Coupons of every kind, batches too. */
export async function findCoupons(db: Db, query: FindCoupons) {
  const rows = await foundCoupons(db, query, walking(db, query, couponSorts(db), { id: db`c.id` }))
  return listPage(db, query, { rows, matching: matchingCoupons(db, query), view: viewOf })
}

/** A coupon as it is kept; null where there is none. */
export async function keptCoupon(db: Db, id: number): Promise<Coupon | null> {
  const row = await couponById(db, id)
  return row ? viewOf(row) : null
}

/** What a coupon has done so far. @throws NotFound. */
export async function couponReport(db: Db, id: number): Promise<CouponReport> {
  const row = await couponById(db, id)
  if (!row) throw new NotFound('coupon.no_such')
  const { uses, cents: saved } = await sumOfUses(db, id)
  const rows = await usesOfCoupon(db, id, 500)
  return {
    coupon: viewOf(row),
    uses,
    discounted: toEuros(cents(saved)),
    items: rows.map((use) => ({
      order_number: use.number,
      email: use.email,
      amount: toEuros(cents(use.amount_cents)),
      used_at: use.used_at.toISOString(),
      released_at: use.released_at?.toISOString() ?? null,
    })),
  }
}
