import type { Tx } from '#kernel/db.ts'
import { Conflict, Refused } from '#kernel/errors.ts'
import { readPricingTables } from '#modules/buying/cart/reckon.ts'
import { lockSaleCaps } from '#modules/goods/stock/caps.ts'
import { lockStock } from '#modules/goods/stock/order-stock.ts'
import { handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { creditAdded } from '#modules/orders/money/earn-points.ts'
import { payInKind } from '#modules/orders/money/pay-in-kind.ts'
import { type AroundRefund, aroundRefunds } from '#modules/orders/money/refund-means.ts'
import { refundsOf } from '#modules/orders/money/refunds.ts'
import { takeDifferenceAtTill } from '#modules/orders/money/till.ts'
import { orderById, setDifference } from '#modules/orders/order/orders.ts'
import { type Doing, fulfil, noteEvent } from '#modules/orders/order/steps.ts'
import { orderActs } from '#modules/orders/parcels/acts.ts'
import { readyParcel } from '#modules/orders/parcels/parcels.ts'
import { linesIn, lockOrder, type WholeOrder, wholeOrder, wholeOrderOfParcel } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { moneyOfCopies, receiveAtOnce } from '#modules/orders/returns/send-back.ts'
import { chargedCents } from '#modules/orders/returns/set-against.ts'
import { addLines } from './add-lines.ts'
import { insertChange, setSums } from './changes.sql.ts'
import { type Added, priceAdded } from './price-added.ts'

export interface ExchangeWish {
  storeCode: string
  /** What comes back, and whether it can be sold again. */
  back: readonly { lineId: number; quantity: number; restock: boolean }[]
  /** What goes out in its place, from the same store's shelf. */
  add: readonly { productId: number; quantity: number }[]
  /** The number on the receipt of the store's till, where it took the difference. */
  tillReceipt: string
}

export interface Exchanged {
  returnId: number
  added: readonly Added[]
  worthBackCents: number
  worthNewCents: number
  toPayCents: number
  toGiveBackCents: number
  /** By what that goes back. */
  means: AroundRefund['means']
  /** The parcel of what goes out, and whether it was handed over: it waits where something is to be paid. */
  parcelId: number
  handedOver: boolean
}

/**
 * Takes copies back over a counter and hands out others in their place, in one act: what comes back pays what goes out, the rest goes
 * back the way it was paid or is owed. The price is that of today, within the law of the book; both are invoiced as if apart.
 * @throws NotFound; Refused 'exchange.above_limit', 'exchange.terms' and the reasons of what is added; Conflict 'return.too_many',
 * 'order.stock_short'
 */
export async function exchange(
  tx: Tx,
  deps: ReturnDeps,
  { number, wish }: { number: string; wish: ExchangeWish },
  doing: Doing,
): Promise<Exchanged> {
  const before = await lockOrder(tx, number)
  const { order } = before
  const refusal = orderActs(before).exchange
  if (refusal) throw new Conflict(refusal)
  const back = wish.back.map(({ lineId, quantity, restock }) => ({ lineId, received: quantity, restock }))
  const plus = await goesOut(tx, before, wish, doing)
  const now = await wholeOrder(tx, order.id)
  const worthBackCents = chargedCents({ ...moneyOfCopies(now, back), shipping: [] })
  const onAccount = order.terms === 'account'
  const inKind = onAccount ? 0 : Math.min(worthBackCents, plus.cents)
  const toGiveBackCents = worthBackCents - inKind
  if (!onAccount && toGiveBackCents > deps.refundLimitCents) throw new Refused('exchange.above_limit')
  const toPayCents = onAccount ? 0 : plus.cents - inKind
  await payInKind(tx, { orderId: order.id, cents: inKind, exchange: `exchange ${plus.changeId}` }, doing.now)
  if (toPayCents > 0) await setDifference(tx, order.id, order.difference_cents + toPayCents)
  const returnId = await receiveAtOnce(tx, deps, now, { lines: back, storeCode: wish.storeCode, setAgainstCents: inKind }, doing)
  await setSums(tx, plus.changeId, { added: plus.cents, removed: worthBackCents })
  await noteEvent(tx, order.id, 'exchanged', doing)
  const [parcelId = 0] = plus.parcelIds
  const owing = await orderById(tx, order.id)
  const atTill = wish.tillReceipt !== '' && owing !== undefined && owing.difference_cents > 0
  if (atTill) {
    const till = { receipt: wish.tillReceipt, storeCode: wish.storeCode, staffId: Number(doing.actor.id) }
    await takeDifferenceAtTill(tx, owing, till, doing)
  }
  const handedOver = atTill || (toPayCents === 0 && order.difference_cents === 0)
  await creditAdded(tx, order.id, doing.now)
  await atCounter(tx, parcelId, doing)
  if (handedOver) await handOver(tx, deps, { parcelId }, doing)
  return {
    returnId,
    added: plus.added,
    worthBackCents,
    worthNewCents: plus.cents,
    toPayCents,
    toGiveBackCents,
    means: toGiveBackCents > 0 ? await wayBack(tx, order.id, returnId) : [],
    parcelId,
    handedOver,
  }
}

/** By what the rest goes back: what paid the other thing in kind goes nowhere. */
async function wayBack(tx: Tx, orderId: number, returnId: number): Promise<AroundRefund['means']> {
  const made = (await refundsOf(tx, orderId)).filter(({ return_id }) => return_id === returnId)
  const around = await aroundRefunds(tx, made)
  return made.flatMap(({ id }) => around.get(id)?.means ?? []).filter(({ means }) => means !== 'exchange')
}

/** What goes out is priced, taken from the store's shelf and packed for its counter. */
async function goesOut(tx: Tx, whole: WholeOrder, { add, back, storeCode }: ExchangeWish, doing: Doing) {
  const { order, lines } = whole
  const productIds = [...new Set([...add.map(({ productId }) => productId), ...lines.map((line) => line.product_id)])]
  if (add.length === 0 || back.length === 0) throw new Refused('order.no_change')
  await lockSaleCaps(tx, productIds)
  await lockStock(tx, productIds)
  const tables = await readPricingTables(tx)
  const { added, reasons } = await priceAdded(tx, order, add, { tables, now: doing.now })
  const staffId = doing.actor.kind === 'staff' ? Number(doing.actor.id) : null
  const changeId = await insertChange(tx, { order_id: order.id, staff_id: staffId, reason: doing.reason ?? '', at: doing.now })
  const here = added.map((piece) => ({ ...piece, delayed: false }))
  const written = await addLines(tx, whole, { changeId, added: here, reasons, tables, now: doing.now, here: storeCode })
  return { ...written, changeId, added: here }
}

/** It stands on the counter: nobody is asked to come for it. */
async function atCounter(tx: Tx, parcelId: number, doing: Doing): Promise<void> {
  const [row] = await readyParcel(tx, parcelId, null, doing.now)
  if (!row) throw new Conflict('order.not_now')
  const whole = await wholeOrderOfParcel(tx, parcelId)
  for (const line of linesIn(whole, parcelId)) await fulfil(tx, line, 'ready')
}
