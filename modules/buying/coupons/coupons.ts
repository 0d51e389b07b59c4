import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Transactional, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { Localized } from '#kernel/language.ts'
import { fromColumns } from '#kernel/language.ts'
import type { CouponRule } from '#modules/goods/pricing/rules.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import { type CouponRefusal, couponRefusal, normalCode } from './coupon-rules.ts'
import { type CouponRow, couponByCode } from './coupons.sql.ts'
import { type Buyer, growUse, hasOrder, hasOtherOrder, insertUse, releaseUse, takeOwnUse, takeUse, usesOf } from './uses.sql.ts'

export interface AskingForCoupon extends Buyer {
  storefront: string
  now: Date
  /** The buyer's cart: what its own unpaid order holds does not stand in the way. */
  cartId?: string
}

export type FoundCoupon = { ok: true; rule: CouponRule; title: Localized } | { ok: false; reason: CouponRefusal }

const ruleOf = (row: CouponRow): CouponRule => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  percent: row.percent,
  amountCents: row.amount_cents,
  scope: row.scope,
  minimumCents: row.minimum_cents,
})

/** Whether somebody may use a code now, in any case and spacing (K-25, P-38); a reason names its sentence. Writes nothing. */
export async function findCoupon(db: Db, code: string, asking: AskingForCoupon): Promise<FoundCoupon> {
  const row = await couponByCode(db, normalCode(code))
  if (!row) return { ok: false, reason: 'coupon.unknown' }
  const { own, held, earlier } = await usesOf(db, row.id, asking, asking.cartId ?? null)
  const reason = couponRefusal(row, {
    storefront: asking.storefront,
    email: asking.email,
    proved: (await provedAddress(db, asking.customerId, asking.email)) !== null,
    today: dayOf(asking.now),
    usesInAll: row.used - held,
    usesOfOwn: own - held,
    hasEarlierOrder: earlier,
  })
  if (reason) return { ok: false, reason }
  return { ok: true, rule: ruleOf(row), title: fromColumns(row, 'title') }
}

const codesTyped: Limit = { name: 'coupon', most: 20, minutes: 15 }
const codesFromAddress: Limit = { name: 'coupon-address', most: 60, minutes: 15 }

/**
 * Counts a code that somebody types, before it is looked up, so that codes cannot be tried one after another. Looking again at a
 * coupon that a cart already has is not counted.
 * @throws ShopError too_many.
 */
export async function takeCodeAttempt(db: Transactional, who: { customerId: string; address: string }, now: Date): Promise<void> {
  await takeAttempt(db, codesTyped, who.customerId, now)
  await takeAttempt(db, codesFromAddress, who.address, now)
}

/**
 * Uses a coupon for an order that is written already, in its transaction. Of many at once only as many as allowed win. Takes its
 * lock after those of the cart, the order and the stock.
 * @throws Refused with the reason, which undoes the caller's transaction.
 */
export async function redeemCoupon(tx: Tx, { couponId, orderId, ...buyer }: Buyer & { couponId: number; orderId: number }) {
  const taken = await takeUse(tx, couponId)
  if (!taken) throw new Refused('coupon.used_up')
  if (!(await takeOwnUse(tx, couponId, buyer, taken.uses_per_customer))) throw new Refused('coupon.used_by_you')
  const firstPurchase = taken.first_purchase_only
  const isFirst =
    (await insertUse(tx, { couponId, orderId, ...buyer, firstPurchase })) &&
    !(firstPurchase && (await hasOtherOrder(tx, buyer, orderId)))
  if (!isFirst) throw new Refused('coupon.first_purchase')
}

/** Whether an e-mail, or the account it belongs to, has an order that was not cancelled (P-38). */
export const hasBought = (db: Db, email: string): Promise<boolean> => hasOrder(db, email)

/** Gives back the coupon of an order that was cancelled unpaid; an order without one, or told twice, changes nothing. */
export const releaseCoupon = (tx: Tx, orderId: number): Promise<void> => releaseUse(tx, orderId)

/**
 * The coupon of an order for what is added to it later: a percentage goes on while the coupon is open; an amount was given once. Its
 * minimum was reached when it was used.
 */
export async function couponForMore(db: Db, code: string, today: Day): Promise<CouponRule | null> {
  const row = await couponByCode(db, code)
  if (!row?.active || row.kind !== 'percent') return null
  if ((row.valid_from && today < row.valid_from) || (row.valid_to && today > row.valid_to)) return null
  return { ...ruleOf(row), minimumCents: null }
}

/** What an order saved with its coupon is more by this. */
export const saveMore = (tx: Tx, orderId: number, cents: number) => growUse(tx, orderId, cents)
