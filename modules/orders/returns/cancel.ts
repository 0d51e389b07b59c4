import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { cancelUnpaid } from '#modules/orders/fulfilment/cancel.ts'
import { takeOutLines } from '#modules/orders/fulfilment/cancel-lines.ts'
import { orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { lockOrder, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import type { ReturnDeps } from './deps.ts'
import { cancelledEmail, type GivenBack } from './emails.ts'
import { settleBack } from './settle-back.ts'

/** Cents that the customer gets back for what was called off. */
export interface Cancelled {
  refundCents: number
}

/**
 * Calls whole lines of an order off before they leave: copies go back to the shelf, what was charged is given back, what was only
 * reserved is never charged, shipping is given back with the last line of its parcel. An order that nobody paid is let go as a whole.
 * @throws NotFound; Conflict 'order.not_now', 'order.being_charged', 'order.pay_or_cancel' for a part of an unpaid order.
 */
export async function cancelLines(
  tx: Tx,
  deps: ReturnDeps,
  { number, lineIds }: { number: string; lineIds: readonly number[] },
  doing: Doing,
): Promise<Cancelled> {
  const whole = await lockOrder(tx, number)
  if (whole.order.payment_state === 'pending') return cancelPending(tx, deps, whole, lineIds, doing)
  const cancelled = await takeOut(tx, deps, whole, lineIds, doing)
  await queueEmail(tx, whole.order.email, await emailOf(deps, tx, whole, lineIds, cancelled), { order: whole.order.number })
  return { refundCents: cancelled.refundCents }
}

/** Takes lines out of a paid order and gives their money back, without a letter. */
export async function takeOut(tx: Tx, deps: ReturnDeps, whole: WholeOrder, lineIds: readonly number[], doing: Doing) {
  const { order } = whole
  const back = await takeOutLines(tx, whole, lineIds, doing.actor.kind)
  for (const line of back.lines) await noteEvent(tx, order.id, 'line_cancelled', doing, { lineId: line.lineId })
  if (back.nothingLeft) await noteEvent(tx, order.id, 'cancelled', doing)
  const { refundCents, giftCents } = await settleBack(
    tx,
    deps,
    whole,
    {
      back,
      plusCents: 0,
      byRight: doing.actor.kind !== 'staff',
      key: `cancelled:${lineIds.toSorted((a, b) => a - b).join('+')}`,
    },
    doing,
  )
  return { refundCents, giftCents, nothingLeft: back.nothingLeft }
}

/** Calls an order off as a whole that nobody has paid. @throws NotFound; Conflict 'order.cancelled', 'order.already_paid', 'order.not_goods' */
export async function cancelUnpaidOrder(tx: Tx, deps: ReturnDeps, number: string, doing: Doing): Promise<void> {
  const whole = await lockOrder(tx, number)
  const { payment_state, kind } = whole.order
  if (payment_state === 'cancelled') throw new Conflict('order.cancelled')
  if (payment_state !== 'pending') throw new Conflict('order.already_paid')
  if (kind !== 'goods') throw new Conflict('order.not_goods')
  await cancelPending(
    tx,
    deps,
    whole,
    whole.lines.map(({ id }) => id),
    doing,
  )
}

async function cancelPending(
  tx: Tx,
  deps: ReturnDeps,
  whole: WholeOrder,
  lineIds: readonly number[],
  doing: Doing,
): Promise<Cancelled> {
  if (whole.lines.some((line) => !lineIds.includes(line.id))) throw new Conflict('order.pay_or_cancel')
  await cancelUnpaid(tx, whole.order, doing.actor.kind, doing.reason ?? '', { actorId: doing.actor.id, now: doing.now })
  const email = await emailOf(deps, tx, whole, lineIds, {
    refundCents: 0,
    giftCents: whole.order.gift_card_cents,
    nothingLeft: true,
  })
  // Nobody paid, so nobody has shown yet that the address is theirs.
  await queueEmailToStranger(tx, whole.order.email, email, { now: doing.now, order: whole.order.number })
  return { refundCents: 0 }
}

const emailOf = async (
  deps: ReturnDeps,
  tx: Tx,
  { order, lines }: WholeOrder,
  lineIds: readonly number[],
  { refundCents, giftCents, nothingLeft }: GivenBack & { nothingLeft: boolean },
) =>
  cancelledEmail(await senderOf(tx, deps.senders, order), order, {
    items: lines.filter((line) => lineIds.includes(line.id)),
    whole: nothingLeft,
    refundCents,
    giftCents,
    href: orderHref(deps, order),
  })
