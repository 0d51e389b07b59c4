import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, Refused } from '#kernel/errors.ts'
import { annulGiftCard } from '#modules/buying/gift-card-sales/annul.ts'
import { orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { theShop } from '#modules/orders/order/actor.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { hasLeft, mayCancel } from '#modules/orders/parcels/calling-off.ts'
import { lockOrder, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { isConsumersOrder } from '#modules/people/customers/trade-standing.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { takeOut } from './cancel.ts'
import type { ReturnDeps } from './deps.ts'
import { withdrawnEmail } from './emails.ts'
import { insertReturn, insertReturnLines } from './returns.sql.ts'
import { copiesOut, copiesToWithdraw, withdrawableUntil } from './rules.ts'
import { withdrawableCard } from './withdraw-gift-card.ts'

/** For staff, who decide whether to ask. */
const nameNote = 'El nombre de la declaración de desistimiento no coincide con ninguno del pedido.'

/** Copies that can be withdrawn from. */
export interface WithdrawableLine {
  lineId: number
  title: string
  quantity: number
}

export interface Withdrawable {
  number: string
  lines: WithdrawableLine[]
  /** After the days the law gives: recorded, and answered by staff. */
  late: boolean
}

/** Libraries and businesses claim instead: the right is a consumer's. @throws Refused 'withdrawal.trade', 'withdrawal.at_counter' */
export async function requireConsumer(db: Db, { order }: WholeOrder): Promise<void> {
  if (order.concluded === 'counter') throw new Refused('withdrawal.at_counter')
  if (!(await isConsumersOrder(db, order))) throw new Refused('withdrawal.trade')
}

/** The lines a declaration may name, and whether it came in time. */
export async function withdrawable(db: Db, whole: WholeOrder, declaredAt: Date): Promise<Withdrawable> {
  if (whole.order.kind === 'gift_card') return withdrawableCard(db, whole.order, declaredAt)
  const until = withdrawableUntil(whole.parcels)
  return {
    number: whole.order.number,
    lines: whole.lines
      .map((line) => ({ lineId: line.id, title: line.title, quantity: copiesOf(whole, line) }))
      .filter((line) => line.quantity > 0),
    late: until !== null && dayOf(declaredAt) > until,
  }
}

/** Of a line that has left in part, what left: the rest can be withdrawn from when it arrives, and with it the days begin anew. */
function copiesOf(whole: WholeOrder, line: WholeOrder['lines'][number]): number {
  const out = copiesOut(whole, line.id)
  const most = copiesToWithdraw(line)
  return out === 0 ? most : Math.max(0, Math.min(most, out - line.returned_quantity))
}

export interface Withdrawn {
  number: string
  at: Date
  late: boolean
  lines: WithdrawableLine[]
}

/**
 * Declares that the customer withdraws, wholly or from some lines. In time it needs no answer: what has not left is called off and
 * its money given back, the rest is awaited back; late ones are kept and answered by staff. A receipt leaves at once.
 * What counts is when it was declared, not when it was confirmed.
 * @throws NotFound; Refused 'withdrawal.trade'; Conflict 'withdrawal.nothing_left' when none of the lines can be withdrawn from.
 */
export async function withdraw(
  tx: Tx,
  deps: ReturnDeps,
  declared: { number: string; name: string; nameDiffers?: boolean; lineIds: readonly number[]; at?: Date },
  now: Date,
): Promise<Withdrawn> {
  const { at = now } = declared
  const whole = await lockOrder(tx, declared.number)
  await requireConsumer(tx, whole)
  const { order } = whole
  const { lines: all, late } = await withdrawable(tx, whole, at)
  const lines = all.filter((line) => declared.lineIds.includes(line.lineId))
  if (lines.length === 0) throw new Conflict('withdrawal.nothing_left')
  const doing: Doing = { actor: { kind: 'customer', id: order.owner_id }, now, reason: 'withdrawal' }
  await noteEvent(tx, order.id, 'withdrawn', { ...doing, reason: declared.name })
  if (declared.nameDiffers) await noteEvent(tx, order.id, 'note', { actor: theShop, now, reason: nameNote })

  const isCard = order.kind === 'gift_card'
  if (isCard && !late) await annulGiftCard(tx, order, { ...doing, actor: { kind: 'shop', id: '' } })
  const calledOff = late ? [] : lines.filter((line) => isCard || canCallOff(whole, line.lineId))
  const toSend = isCard ? [] : lines.filter((line) => !calledOff.includes(line))
  if (calledOff.length > 0 && !isCard)
    await takeOut(
      tx,
      deps,
      whole,
      calledOff.map((line) => line.lineId),
      { ...doing, actor: { kind: 'shop', id: '' } },
    )
  const made = await insertReturn(tx, {
    order_id: order.id,
    kind: 'withdrawal',
    state: late ? 'requested' : toSend.length > 0 ? 'accepted' : 'refunded',
    reason: '',
    declared_name: declared.name,
    late,
    requested_at: at,
  })
  if (toSend.length > 0)
    await insertReturnLines(
      tx,
      toSend.map((line) => ({ return_id: made.id, order_line_id: line.lineId, quantity: line.quantity })),
    )
  const email = withdrawnEmail(await senderOf(tx, deps.senders, order), order, {
    items: lines,
    name: declared.name,
    at,
    late,
    calledOff: calledOff.length > 0,
    toSend: toSend.length > 0,
    href: orderHref(deps, order),
  })
  await queueEmail(tx, order.email, email, { order: order.number })
  return { number: order.number, at, late, lines }
}

/** What has not left, and whose money is not moving at this moment. */
function canCallOff(whole: WholeOrder, lineId: number): boolean {
  const line = whole.lines.find((orderLine) => orderLine.id === lineId)
  const charging = whole.order.payment_state === 'authorised' && whole.parcels.some((parcel) => parcel.charge === 'now')
  return line !== undefined && mayCancel(line, 'shop') && !hasLeft(whole, lineId) && !charging
}
