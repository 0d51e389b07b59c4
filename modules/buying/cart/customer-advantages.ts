import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { type Cents, cents } from '#kernel/money.ts'
import { type FoundCoupon, findCoupon } from '#modules/buying/coupons/coupons.ts'
import { pointsOf } from '#modules/buying/loyalty/points.ts'
import {
  type HoldingPromotions,
  type HoldingRow,
  type Products,
  promotionsHolding,
  reachingPromotions,
  type TriedWith,
} from '#modules/buying/loyalty/promotions.ts'
import type { AgreedDiscount } from '#modules/goods/pricing/rules.ts'
import { anybody, type Standing } from '#modules/goods/pricing/treatment.ts'
import { agreedDiscount } from '#modules/invoicing/terms/terms.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { type ProvedStanding, provedStanding } from '#modules/people/customers/standing.ts'
import type { CartRow } from './cart.sql.ts'

/** What whoever asks brings along that changes a cart's price. */
export interface CustomerAdvantages {
  standing: Standing
  promotions: HoldingPromotions
  /** What was agreed with a library or business; null for everybody else. */
  agreed: AgreedDiscount | null
  /** What became of the coupon entered; null without one. */
  coupon: FoundCoupon | { ok: false; reason: 'coupon.login' } | null
  /** Points that may be spent today, in cents; null without a card. */
  points: Cents | null
}

const standingOf = ({ library, vatCountry, surcharge }: ProvedStanding): Standing => ({
  audience: library ? 'library' : 'everyone',
  vatCountry,
  surcharge,
})

/** What whoever asks has proved, and nothing that lowers a price: it was agreed before. */
export async function standingAlone(db: Db, { caller, now }: { caller: Caller | null; now: Date }): Promise<CustomerAdvantages> {
  const standing = caller?.kind === 'customer' ? standingOf(await provedStanding(db, caller.id, dayOf(now))) : anybody
  return { standing, promotions: none, agreed: null, coupon: null, points: null }
}
const none: HoldingPromotions = { off: [], delivery: [] }

interface Buyer {
  caller: Caller | null
  storefront: string
  now: Date
  trial?: TriedWith
}

/** Which promotions hold for whoever buys, to be asked beside what else is read of the cart, and handed to `advantagesOf`. */
export const promotionsAsked = (db: Db, { caller, storefront, now, trial }: Buyer, products: Products) =>
  promotionsHolding(
    db,
    { customerId: caller?.kind === 'customer' ? caller.id : null, storefront, today: dayOf(now), ...(trial && { trial }) },
    products,
  )

/** Of an empty cart nothing is taken off. Promotions for everybody are everybody's; nobody but customers has any of the rest: neither a visitor nor a guest (K-30). */
export async function advantagesOf(
  db: Db,
  buyer: Buyer,
  { id: cartId, coupon_code: code }: Pick<CartRow, 'id' | 'coupon_code'>,
  productIds: readonly number[],
  holding?: readonly HoldingRow[],
): Promise<CustomerAdvantages> {
  const { caller, storefront, now } = buyer
  const promotionsOf = async () =>
    productIds.length === 0 ? none : reachingPromotions(db, holding ?? (await promotionsAsked(db, buyer, productIds)), productIds)
  if (caller?.kind !== 'customer')
    return {
      standing: anybody,
      promotions: await promotionsOf(),
      agreed: null,
      coupon: code === null ? null : { ok: false, reason: 'coupon.login' },
      points: null,
    }
  const { id: customerId, email } = caller
  const [proved, promotions, agreed, coupon, points] = await Promise.all([
    provedStanding(db, customerId, dayOf(now)),
    promotionsOf(),
    agreedDiscount(db, customerId),
    code === null ? null : findCoupon(db, code, { storefront, customerId, email, now, cartId }),
    pointsOf(db, customerId, now, cartId),
  ])
  return {
    standing: standingOf(proved),
    promotions,
    agreed,
    coupon,
    points: points && cents(points.available),
  }
}
