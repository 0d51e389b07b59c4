import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import { cents, sum } from '#kernel/money.ts'
import { mayGiveAlone } from '#modules/buying/payments/given-alone.ts'
import { orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { payBack, settleOnAccount } from '#modules/orders/money/order-money.ts'
import { backToGiftCards } from '#modules/orders/money/payments.ts'
import {
  finishRefund,
  finishRefundOnAccount,
  insertRefund,
  insertRefundLines,
  insertRefundShipping,
  markRefundApproved,
  markRefundRefused,
  type RefundRow,
  refundById,
  refundLines,
} from '#modules/orders/money/refunds.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { addShippingRefunded } from '#modules/orders/parcels/parcels.ts'
import { type WholeOrder, wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import type { ReturnDeps } from './deps.ts'
import { refundedEmail } from './emails.ts'
import { returnPoints } from './return-points.ts'
import { moveReturn } from './returns.sql.ts'

export interface RefundLine {
  lineId: number
  /** None when money is given back and the copies stay. */
  quantity: number
  goodsCents: number
  surchargeCents: number
}

export interface NewRefund {
  returnId: number | null
  lines: readonly RefundLine[]
  /** By the parcels whose shipping it was. */
  shipping: readonly { parcelId: number; cents: number }[]
  reason: string
  /** What the customer has a right to needs nobody's leave. */
  byRight: boolean
  /** Nothing comes back for it, and nobody owes it: the second person may refuse it. */
  goodwill?: boolean
  /** What of it pays something else of the same order, and leaves with nobody. */
  setAgainstCents?: number
}

/**
 * Decides on giving money back for an order that the caller has locked. It is asked of the bank at once, or taken off what an order
 * on account owes, unless it is above the shop's limit: then another person of finance has to approve. Money for which nothing comes
 * back is summed by colleague and day, and all of it by order, with what copies that came back give. The database refuses more than was paid.
 * @throws Refused 'payment.over_refund', 'refund.too_much'; Conflict 'refund.nothing' when there is nothing to give back.
 */
export async function refund(tx: Tx, deps: ReturnDeps, whole: WholeOrder, wanted: NewRefund, doing: Doing): Promise<RefundRow> {
  const lines = wanted.lines.filter((line) => line.quantity > 0 || line.goodsCents > 0)
  const goods = sum(lines.map((line) => line.goodsCents))
  const surcharge = sum(lines.map((line) => line.surchargeCents))
  const shippingCents = sum(wanted.shipping.map((part) => part.cents))
  const amount = goods + surcharge + shippingCents
  if (amount === 0) throw new Conflict('refund.nothing')
  const made = await insertRefund(tx, {
    order_id: whole.order.id,
    return_id: wanted.returnId,
    goods_cents: goods,
    surcharge_cents: surcharge,
    shipping_cents: shippingCents,
    reason: wanted.reason,
    goodwill: wanted.goodwill ?? false,
    requested_by: doing.actor.id || doing.actor.kind,
    requested_as: doing.actor.kind,
    needs_second_person:
      !wanted.byRight &&
      !(await mayDecideAlone(tx, deps, whole, { lines, amount: amount - (wanted.setAgainstCents ?? 0) }, doing)),
    requested_at: doing.now,
  })
  for (const { parcelId, cents: part } of wanted.shipping) await addShippingRefunded(tx, parcelId, part)
  await insertRefundShipping(
    tx,
    wanted.shipping
      .filter((part) => part.cents > 0)
      .map((part) => ({ refund_id: made.id, parcel_id: part.parcelId, cents: part.cents })),
  )
  if (lines.length > 0)
    await insertRefundLines(
      tx,
      lines.map((line) => ({
        refund_id: made.id,
        order_line_id: line.lineId,
        quantity: line.quantity,
        goods_cents: line.goodsCents,
        surcharge_cents: line.surchargeCents,
      })),
    )
  if (made.needs_second_person) {
    await noteEvent(tx, whole.order.id, 'refund_awaits', { ...doing, reason: wanted.reason })
    return made
  }
  await noteEvent(tx, whole.order.id, 'refund_requested', { ...doing, reason: wanted.reason })
  return carryOut(tx, deps, whole, made, doing)
}

async function mayDecideAlone(
  tx: Tx,
  { refundLimitCents }: ReturnDeps,
  { order }: WholeOrder,
  { lines, amount }: { lines: readonly RefundLine[]; amount: number },
  { actor, now }: Doing,
): Promise<boolean> {
  const by = lines.some((line) => line.quantity > 0) ? null : actor.id || actor.kind
  return mayGiveAlone(tx, { cents: amount, limitCents: refundLimitCents, by, orderId: order.id, now })
}

/**
 * The second pair of eyes on a refund.
 * @throws NotFound; Refused 'refund.second_person' for whoever asked for it; Conflict 'order.not_now' when it was decided before.
 */
export async function approveRefund(tx: Tx, deps: ReturnDeps, refundId: number, doing: Doing): Promise<RefundRow> {
  const seen = await refundById(tx, refundId)
  if (!seen) throw new NotFound('refund.unknown')
  const whole = await wholeOrder(tx, seen.order_id)
  if (seen.needs_second_person && seen.requested_by === (doing.actor.id || doing.actor.kind))
    throw new Refused('refund.second_person')
  await noteEvent(tx, seen.order_id, 'refund_requested', { ...doing, reason: seen.reason })
  return carryOut(tx, deps, whole, seen, doing)
}

/**
 * The second person says no: what it had counted against the order is free again, and nobody is written to.
 * @throws NotFound; Conflict 'refund.owed' where copies came back or were called off, 'order.not_now' when it was decided before;
 * Refused 'refund.second_person' for whoever asked for it.
 */
export async function refuseRefund(tx: Tx, refundId: number, because: string, doing: Doing): Promise<void> {
  const seen = await refundById(tx, refundId)
  if (!seen) throw new NotFound('refund.unknown')
  await wholeOrder(tx, seen.order_id)
  const by = doing.actor.id || doing.actor.kind
  if (seen.requested_by === by) throw new Refused('refund.second_person')
  if (!seen.goodwill) throw new Conflict('refund.owed')
  const [refused] = await markRefundRefused(tx, refundId, { by, because, now: doing.now })
  if (!refused) throw new Conflict('order.not_now')
  await noteEvent(tx, seen.order_id, 'refund_refused', { ...doing, reason: because })
}

async function carryOut(tx: Tx, deps: ReturnDeps, whole: WholeOrder, refundRequest: RefundRow, doing: Doing): Promise<RefundRow> {
  const [approved] = await markRefundApproved(tx, refundRequest.id, doing.actor.id || doing.actor.kind, doing.now)
  if (!approved) throw new Conflict('order.not_now')
  const onAccount = whole.order.terms === 'account'
  if (onAccount) await settleOnAccount(tx, approved.order_id)
  else await payBack(tx, { id: approved.id, orderId: approved.order_id, amountCents: approved.amount_cents })
  const lines = await refundLines(tx, approved.id)
  await deps.onRefund(
    tx,
    {
      refundId: approved.id,
      orderId: approved.order_id,
      lines: lines.map((line) => ({ orderLineId: line.order_line_id, quantity: line.quantity, cents: cents(line.goods_cents) })),
      shippingCents: cents(approved.shipping_cents),
    },
    doing.now,
  )
  const gone = lines.map((line) => ({ lineId: line.order_line_id, quantity: line.quantity, goodsCents: line.goods_cents }))
  if (gone.length > 0) await returnPoints(tx, whole, `refund:${approved.id}`, gone, doing.now)
  if (!onAccount) return approved
  const [done] = await finishRefundOnAccount(tx, approved.id, doing.now)
  if (done) await tellDone(tx, deps, done, doing)
  return done ?? approved
}

/** Told of each movement of money: once all of a refund has reached the card, it is done and its customer is told. */
export async function refundMoved(tx: Tx, deps: ReturnDeps, refundId: number, doing: Doing): Promise<void> {
  const [done] = await finishRefund(tx, refundId, doing.now)
  if (done) await tellDone(tx, deps, done, doing)
}

async function tellDone(tx: Tx, deps: ReturnDeps, done: RefundRow, doing: Doing): Promise<void> {
  const { order } = await wholeOrder(tx, done.order_id)
  if (done.return_id !== null) await moveReturn(tx, done.return_id, 'received', 'refunded', { now: doing.now })
  await queueEmail(
    tx,
    order.email,
    refundedEmail(await senderOf(tx, deps.senders, order), order, {
      amountCents: done.amount_cents,
      giftCents: await backToGiftCards(tx, done.id),
      onAccount: order.terms === 'account',
      href: orderHref(deps, order),
    }),
    { order: order.number },
  )
}
