import type { Transactional } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { centsOf } from '#kernel/money.ts'
import { normalCode } from '#modules/buying/coupons/coupon-rules.ts'
import { takeCodeAttempt } from '#modules/buying/coupons/coupons.ts'
import { pointsOf } from '#modules/buying/loyalty/points.ts'
import type { CartRow } from './cart.sql.ts'
import type { PricingContext } from './reckon.ts'

/**
 * What a customer enters in their cart: a coupon ('' takes it off) and euros to pay with points.
 * @throws Refused 'coupon.login', 'loyalty.login' for who is not a customer (K-30), 'loyalty.no_card'; ShopError too_many codes.
 */
export async function requestedAdvantages(
  db: Transactional,
  { coupon, bonus }: { coupon?: string | undefined; bonus?: number | undefined },
  { caller, now, address }: PricingContext & { address: string },
): Promise<Partial<Pick<CartRow, 'coupon_code' | 'bonus_cents'>>> {
  const customer = caller?.kind === 'customer' ? caller : null
  if (coupon) {
    if (!customer) throw new Refused('coupon.login')
    await takeCodeAttempt(db, { customerId: customer.id, address }, now)
  }
  if (bonus) {
    if (!customer) throw new Refused('loyalty.login')
    if (!(await pointsOf(db, customer.id, now))) throw new Refused('loyalty.no_card')
  }
  return {
    ...(coupon === undefined ? {} : { coupon_code: normalCode(coupon) || null }),
    ...(bonus === undefined ? {} : { bonus_cents: centsOf(bonus) }),
  }
}
