import type { Tx } from '#kernel/db.ts'
import { cents, sum } from '#kernel/money.ts'
import { withShipping } from '#modules/goods/pricing/explanation.ts'
import { followMoney } from '#modules/orders/money/order-money.ts'
import { backToGiftCards } from '#modules/orders/money/payments.ts'
import { addToSums, setDifference } from '#modules/orders/order/orders.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { agreedTaxes } from '#modules/orders/parcels/agreed-taxes.ts'
import { leftToPay } from '#modules/orders/parcels/left-to-pay.ts'
import { addShipping, insertGivenBackShipping } from '#modules/orders/parcels/parcels.ts'
import { type WholeOrder, wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from './deps.ts'
import { refund } from './refund.ts'
import { returnPoints } from './return-points.ts'
import { type Charged, chargedCents, setAgainst } from './set-against.ts'

interface ToSettle {
  back: Charged
  /** What comes in its place costs this. */
  plusCents: number
  byRight: boolean
  /** What caused it, so that its points go back once. */
  key: string
}

export interface Settled {
  refundCents: number
  /** Of it, what goes to gift cards. */
  giftCents: number
  /** What the order owes from here on. */
  differenceCents: number
  secondPerson: boolean
}

/**
 * What was charged for what is taken out of an order pays what comes in its place and what the order owes already; what is left of it
 * goes back, what is missing is owed. The order is locked, its lines are taken out.
 * @throws as refund
 */
export async function settleBack(
  tx: Tx,
  deps: ReturnDeps,
  { order }: Pick<WholeOrder, 'order'>,
  { back, plusCents, byRight, key }: ToSettle,
  doing: Doing,
): Promise<Settled> {
  const owed = order.terms === 'prepaid' ? order.difference_cents + plusCents : 0
  const charged = chargedCents(back)
  const differenceCents = order.terms === 'collection' ? await stillMissing(tx, order) : Math.max(0, owed - charged)
  if (differenceCents !== order.difference_cents) await setDifference(tx, order.id, differenceCents)
  const { left, shipping } = setAgainst(back, Math.min(owed, charged))
  if (shipping.length > 0) await lowerShipping(tx, order.id, shipping)
  const whole = await wholeOrder(tx, order.id)
  const refundCents = chargedCents(left)
  if (refundCents === 0) {
    // What costs no money yet, or none at all, may have taken points.
    if (left.lines.length > 0) await returnPoints(tx, whole, key, left.lines, doing.now)
    await followMoney(tx, order.id)
    return { refundCents, giftCents: 0, differenceCents, secondPerson: false }
  }
  const wanted = { returnId: null, lines: left.lines, reason: doing.reason ?? '', byRight }
  const parts = []
  for (const part of left.shipping) parts.push({ ...part, parcelId: await givenBackBy(tx, whole, part) })
  const made = await refund(tx, deps, whole, { ...wanted, shipping: parts }, doing)
  await followMoney(tx, order.id)
  return {
    refundCents,
    giftCents: await backToGiftCards(tx, made.id),
    differenceCents,
    secondPerson: made.needs_second_person && made.state === 'requested',
  }
}

/** Of what is paid as it is collected, what an exchange made it cost more stays owed as far as anything is. */
const stillMissing = async (tx: Tx, { id, difference_cents }: WholeOrder['order']): Promise<number> =>
  difference_cents > 0 ? Math.min(difference_cents, leftToPay(await wholeOrder(tx, id))) : 0

/** The parcel whose shipping goes back: one that is gone itself; of one that stays, a part that is told apart from it. */
async function givenBackBy(tx: Tx, { parcels }: WholeOrder, { parcelId, cents: part }: { parcelId: number; cents: number }) {
  const parcel = parcels.find(({ id }) => id === parcelId)!
  return parcel.state === 'cancelled' ? parcelId : insertGivenBackShipping(tx, parcel, part)
}

/** Shipping of these parcels costs that much less, though nothing of it goes back; the taxes of the order follow. */
export async function lowerShipping(tx: Tx, orderId: number, parts: Charged['shipping']): Promise<void> {
  for (const part of parts) await addShipping(tx, part.parcelId, -part.cents)
  await reckonAnew(tx, orderId, { shipping_cents: -sum(parts.map((part) => part.cents)) })
}

interface More {
  goods_cents?: number
  promotion_cents?: number
  coupon_cents?: number
  shipping_cents?: number
  /** How what is added is explained. */
  reasons?: NonNullable<WholeOrder['order']['explanation']>
}

/** An order comes to more or less, its lines and parcels being written: its taxes are reckoned anew. @returns its surcharge */
export async function reckonAnew(tx: Tx, orderId: number, { reasons = [], ...more }: More): Promise<number> {
  const whole = await wholeOrder(tx, orderId)
  const { rows, reasons: taxes } = agreedTaxes(whole)
  const surchargeCents = sum(rows.map((row) => row.surcharge))
  const shipping = cents(whole.order.shipping_cents + (more.shipping_cents ?? 0))
  const explanation = whole.order.explanation && withShipping([...whole.order.explanation, ...reasons], shipping, taxes)
  const sums = { goods_cents: 0, promotion_cents: 0, coupon_cents: 0, shipping_cents: 0, ...more }
  await addToSums(tx, orderId, sums, { vat: rows, surchargeCents, explanation })
  return surchargeCents
}
