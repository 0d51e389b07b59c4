import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { sum } from '#kernel/money.ts'
import type { Cause } from '#modules/goods/stock/cause.ts'
import { arrive } from '#modules/goods/stock/count-stock.ts'
import { orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import type { RefundRow } from '#modules/orders/money/refunds.ts'
import type { OrderLineRow as OrderLine } from '#modules/orders/order/orders.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { surchargeOfLines } from '#modules/orders/parcels/parcel-amounts.ts'
import { lockOrder, type WholeOrder, wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { LetterFile } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import type { ReturnDeps } from './deps.ts'
import { answeredEmail, labelEmail } from './emails.ts'
import { type NewRefund, refund } from './refund.ts'
import { returnCode, whyNoLabel } from './return-code.ts'
import { returnPoints } from './return-points.ts'
import {
  insertReturn,
  insertReturnLines,
  markLabelSent,
  moveReturn,
  type ReturnLineRow,
  type ReturnRow,
  returnById,
  returnLinesOf,
  setReceived,
} from './returns.sql.ts'
import { copiesOut, copiesToReturn, refundOf, shippingOfEmptied } from './rules.ts'

export interface AskReturn {
  number: string
  kind: 'return' | 'claim'
  lines: readonly { lineId: number; quantity: number }[]
  reason: string
}

/**
 * A customer asks to send copies back, or complains about them; the shop answers.
 * @returns the return's id. @throws NotFound; Conflict 'return.too_many' for copies that are not with the customer.
 */
export async function requestReturn(tx: Tx, { number, kind, lines, reason }: AskReturn, doing: Doing): Promise<number> {
  const whole = await lockOrder(tx, number)
  for (const { lineId, quantity } of lines) {
    const line = whole.lines.find((orderLine) => orderLine.id === lineId)
    if (!line || quantity < 1 || quantity > copiesToReturn(line)) throw new Conflict('return.too_many')
  }
  if (lines.length === 0) throw new Conflict('return.too_many')
  const made = await insertReturn(tx, {
    order_id: whole.order.id,
    kind,
    state: 'requested',
    reason,
    declared_name: '',
    late: false,
    requested_at: doing.now,
  })
  await insertReturnLines(
    tx,
    lines.map(({ lineId, quantity }) => ({ return_id: made.id, order_line_id: lineId, quantity })),
  )
  await noteEvent(tx, whole.order.id, 'return_requested', { ...doing, reason })
  return made.id
}

async function returnWithOrder(
  tx: Tx,
  returnId: number,
): Promise<{ seen: ReturnRow; whole: WholeOrder; lines: ReturnLineRow[] }> {
  const seen = await returnById(tx, returnId)
  if (!seen) throw new NotFound('return.unknown')
  const whole = await wholeOrder(tx, seen.order_id)
  const lines = (await returnLinesOf(tx, seen.order_id)).filter((line) => line.return_id === returnId)
  return { seen, whole, lines }
}

const lineOf = ({ lines }: WholeOrder, id: number): OrderLine => lines.find((line) => line.id === id)!

/**
 * The shop says yes or no to a return; the customer is told, with the address to send it to.
 * @throws NotFound; Conflict 'order.not_now' when it was answered before.
 */
export async function answerReturn(
  tx: Tx,
  deps: ReturnDeps,
  { returnId, accept, answer = '' }: { returnId: number; accept: boolean; answer?: string },
  doing: Doing,
): Promise<void> {
  const { whole, lines } = await returnWithOrder(tx, returnId)
  const { order } = whole
  const [moved] = await moveReturn(tx, returnId, 'requested', accept ? 'accepted' : 'refused', { now: doing.now, answer })
  if (!moved) throw new Conflict('order.not_now')
  await noteEvent(tx, order.id, accept ? 'return_accepted' : 'return_refused', { ...doing, reason: answer })
  const items = lines.map((line) => ({ title: lineOf(whole, line.order_line_id).title, quantity: line.quantity }))
  const email = answeredEmail(await senderOf(tx, deps.senders, order), order, {
    items,
    accepted: accept,
    answer,
    href: orderHref(deps, order),
  })
  await queueEmail(tx, order.email, email, { order: order.number })
}

/**
 * The shop sends a customer the label for what comes back, which says yes to a return that waits for its answer.
 * @throws NotFound; Conflict 'return.refused', 'return.arrived'
 */
export async function sendLabel(
  tx: Tx,
  deps: ReturnDeps,
  { returnId, draw }: { returnId: number; draw: (whole: WholeOrder, code: string) => Promise<LetterFile> },
  doing: Doing,
): Promise<void> {
  const { seen, whole, lines } = await returnWithOrder(tx, returnId)
  const { order } = whole
  const refusal = whyNoLabel(seen.state)
  if (refusal) throw new Conflict(refusal)
  const [granted] = await moveReturn(tx, returnId, 'requested', 'accepted', { now: doing.now })
  if (granted) await noteEvent(tx, order.id, 'return_accepted', doing)
  await markLabelSent(tx, returnId, doing.now)
  await noteEvent(tx, order.id, 'label_sent', doing)
  const code = returnCode(returnId)
  const email = labelEmail(await senderOf(tx, deps.senders, order), order, {
    items: lines.map((line) => ({ title: lineOf(whole, line.order_line_id).title, quantity: line.quantity })),
    code,
    label: await draw(whole, code),
    href: orderHref(deps, order),
  })
  await queueEmail(tx, order.email, email, { order: order.number })
}

/**
 * Copies come back over a counter, decided on and received in one go. The order is locked. @returns the return's id
 * @throws Conflict 'return.too_many'; as refund
 */
export async function receiveAtOnce(
  tx: Tx,
  deps: ReturnDeps,
  { order }: Pick<WholeOrder, 'order'>,
  { lines, storeCode, setAgainstCents }: Omit<Receipt, 'returnId'>,
  doing: Doing,
): Promise<number> {
  const asked = lines.map(({ lineId, received }) => ({ lineId, quantity: received }))
  const reason = doing.reason ?? ''
  const returnId = await requestReturn(tx, { number: order.number, kind: 'return', lines: asked, reason }, doing)
  await moveReturn(tx, returnId, 'requested', 'accepted', { now: doing.now })
  const document = { kind: 'order', name: order.number } as const
  await receiveReturn(
    tx,
    deps,
    { returnId, lines, storeCode, document, ...(setAgainstCents !== undefined && { setAgainstCents }) },
    doing,
  )
  return returnId
}

export interface Receipt {
  returnId: number
  /** The paper that the copies come back with; the return itself unless said. */
  document?: Cause['document']
  /** Set where others go out in their place: what of the money pays these. The shipping stays paid. */
  setAgainstCents?: number
  /** What is really there, and whether it can be sold again. */
  lines: readonly { lineId: number; received: number; restock: boolean }[]
  storeCode: string
}

/**
 * The copies are back: counted, put on the shelf where they can be sold, and their money given back, with the shipping of parcels of
 * which nothing stays with the customer.
 * @returns the refund, or null when nothing came back. @throws NotFound; Conflict 'order.not_now', 'return.too_many'.
 */
export async function receiveReturn(tx: Tx, deps: ReturnDeps, receipt: Receipt, doing: Doing): Promise<RefundRow | null> {
  const { seen, whole, lines } = await returnWithOrder(tx, receipt.returnId)
  const [moved] = await moveReturn(tx, receipt.returnId, 'accepted', 'received', { now: doing.now })
  if (!moved) throw new Conflict('order.not_now')
  const named = receipt.lines.map((line) => line.lineId)
  const foreign = named.some((id) => !lines.some((line) => line.order_line_id === id))
  if (foreign || new Set(named).size !== named.length) throw new Conflict('return.too_many')
  for (const { order_line_id, quantity } of lines) {
    const given = receipt.lines.find((line) => line.lineId === order_line_id)
    const out = copiesOut(whole, order_line_id) - lineOf(whole, order_line_id).refunded_quantity
    if (given && given.received > Math.min(quantity, out)) throw new Conflict('return.too_many')
    await setReceived(tx, receipt.returnId, order_line_id, given?.received ?? 0, given?.restock ?? false)
  }
  await arrive(
    tx,
    receipt.lines
      .filter((line) => line.restock && line.received > 0)
      .map((line) => ({
        productId: lineOf(whole, line.lineId).product_id,
        storeCode: receipt.storeCode,
        quantity: line.received,
      })),
    { kind: 'return', document: receipt.document ?? { kind: 'return', name: String(receipt.returnId) } },
  )
  await noteEvent(tx, whole.order.id, 'return_received', doing)
  const all = moneyOfCopies(whole, receipt.lines)
  const back = receipt.setAgainstCents === undefined ? all : { ...all, shipping: [] }
  const amount = sum([
    ...back.lines.flatMap((line) => [line.goodsCents, line.surchargeCents]),
    ...back.shipping.map((part) => part.cents),
  ])
  if (amount === 0) {
    if (back.lines.length > 0) await returnPoints(tx, whole, `return:${seen.id}`, back.lines, doing.now)
    return null
  }
  const { setAgainstCents = 0 } = receipt
  return refund(tx, deps, whole, { ...back, returnId: seen.id, reason: seen.kind, byRight: false, setAgainstCents }, doing)
}

/** What copies that came back give back, from what was really paid for them. */
export function moneyOfCopies(
  whole: WholeOrder,
  received: readonly { lineId: number; received: number }[],
): Pick<NewRefund, 'lines' | 'shipping'> {
  const surcharges = surchargeOfLines(whole.order.surcharge_cents, whole.lines)
  const lines = received
    .filter((line) => line.received > 0)
    .map(({ lineId, received: quantity }) => ({
      lineId,
      quantity,
      ...refundOf(lineOf(whole, lineId), quantity, surcharges.get(lineId) ?? 0),
    }))
  const after = whole.lines.map((line) => {
    const copies = lines.find((item) => item.lineId === line.id)?.quantity ?? 0
    return { ...line, refunded_quantity: line.refunded_quantity + copies }
  })
  return { lines, shipping: shippingOfEmptied(whole.parcels, whole.contents, after) }
}
