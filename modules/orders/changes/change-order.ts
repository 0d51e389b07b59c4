import type { Day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { sum } from '#kernel/money.ts'
import { saleRows } from '#modules/buying/cart/for-orders.ts'
import { type PricingTables, readPricingTables } from '#modules/buying/cart/reckon.ts'
import { earnedWith } from '#modules/buying/loyalty/points.ts'
import { lockSaleCaps } from '#modules/goods/stock/caps.ts'
import { lockStock } from '#modules/goods/stock/order-stock.ts'
import type { BudgetMoved } from '#modules/invoicing/budgets/budgets.ts'
import { takeOutLines } from '#modules/orders/fulfilment/cancel-lines.ts'
import { creditAdded, pointsOfChanges } from '#modules/orders/money/earn-points.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { addShipping } from '#modules/orders/parcels/parcels.ts'
import { lockOrder, type WholeOrder, wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { type Charged, chargedCents } from '#modules/orders/returns/set-against.ts'
import { lowerShipping, reckonAnew, type Settled, settleBack } from '#modules/orders/returns/settle-back.ts'
import { keepWithinRoom, lockRoom } from './account-room.ts'
import { addLines } from './add-lines.ts'
import { insertChange, setSums } from './changes.sql.ts'
import { type Added, priceAdded } from './price-added.ts'
import { shippingDifference, shippingOfFirst } from './shipping-after.ts'
import { divided } from './take-out.ts'
import { type ChangeWish, type ToDo, toDo } from './wish.ts'

/** What a change came to. */
export interface Changed extends Settled {
  before: WholeOrder
  after: WholeOrder
  takenOut: ToDo['takeOut']
  added: readonly Added[]
  /** Points that had paid for what was taken out. */
  pointsBack: number
  /** Points that what was taken out had earned, and those that what was added earns once it is paid. */
  pointsTaken: number
  pointsAdded: number
  /** The last day by which what was added is promised; null where nothing was, or nobody can say. */
  promised: Day | null
  /** What it moved on the budget that the order is charged to. */
  budget: BudgetMoved | null
}

/**
 * Changes an order before it leaves: copies taken out are called off, others are added at today's prices, shipping follows the content.
 * What was charged for the first pays for the second; the rest goes back, or is owed and keeps the order from leaving.
 * @throws NotFound; Refused and Conflict with the reason
 */
export async function changeOrder(
  tx: Tx,
  deps: ReturnDeps,
  { number, wish }: { number: string; wish: ChangeWish },
  doing: Doing,
): Promise<Changed> {
  const before = await lockOrder(tx, number)
  const todo = toDo(before, wish)
  const { order } = before
  const productIds = [...new Set([...before.lines.map((line) => line.product_id), ...todo.add.map(({ productId }) => productId)])]
  await lockRoom(tx, order)
  await lockSaleCaps(tx, productIds)
  await lockStock(tx, productIds)
  const tables = await readPricingTables(tx)
  const { added, reasons } = await priceAdded(tx, order, todo.add, { tables, now: doing.now })
  const change = { order_id: order.id, staff_id: doing.actor.kind === 'staff' ? Number(doing.actor.id) : null }
  const { taken_back: takenBefore } = await earnedWith(tx, order.id)
  const changeId = await insertChange(tx, { ...change, reason: doing.reason ?? '', at: doing.now })
  const plus = await addLines(tx, before, { changeId, added, reasons, tables, now: doing.now })
  const outIds = await divided(tx, before, todo.takeOut)
  const divisible = await wholeOrder(tx, order.id)
  const back: Charged = outIds.length > 0 ? await takeOutLines(tx, divisible, outIds, doing.actor.kind) : nothing
  const shipping = wish.keepShipping ? noMore : await followContent(tx, before, tables, productIds)
  const charged = { ...back, shipping: [...back.shipping, ...shipping.back] }
  const settled = await settleBack(
    tx,
    deps,
    before,
    { back: charged, plusCents: plus.cents + shipping.more, byRight: false, key: `change:${changeId}` },
    doing,
  )
  await setSums(tx, changeId, { added: plus.cents + shipping.more, removed: chargedCents(charged) })
  await creditAdded(tx, order.id, doing.now)
  const budget = await keepWithinRoom(tx, order, doing)
  await noteEvent(tx, order.id, 'changed', doing)
  const after = await wholeOrder(tx, order.id)
  return {
    ...settled,
    before,
    after,
    pointsTaken: (await earnedWith(tx, order.id)).taken_back - takenBefore,
    pointsAdded: order.owner_kind === 'customer' ? ((await pointsOfChanges(tx, after.lines, doing.now)).get(changeId) ?? 0) : 0,
    takenOut: todo.takeOut,
    added,
    pointsBack: sum(divisible.lines.filter(({ id }) => outIds.includes(id)).map((line) => line.bonus_cents)),
    promised: plus.promised,
    budget,
  }
}

const nothing: Charged = { lines: [], shipping: [] }
const noMore = { more: 0, back: [] as Charged['shipping'] }

/** Has shipping cost what it does with the new content. @returns what it costs more, or what of it had been charged already. */
async function followContent(tx: Tx, before: WholeOrder, { zones }: PricingTables, productIds: readonly number[]) {
  const now = await wholeOrder(tx, before.order.id)
  const weights = new Map((await saleRows(tx, productIds)).map((row) => [row.product_id, row]))
  const pieces = ({ lines }: WholeOrder) => lines.filter((line) => line.fulfilment !== 'cancelled' && !line.ebook)
  const contents = { before: pieces(before), after: pieces(now) }
  const difference = shippingDifference(before, contents, { zones, weights })
  const emptied = new Set(now.parcels.filter(({ state }) => state === 'cancelled').map(({ id }) => id))
  const first = shippingOfFirst(before, emptied, difference)
  if (!first) return noMore
  if (first.cents > 0) {
    await addShipping(tx, first.parcelId, first.cents)
    await reckonAnew(tx, before.order.id, { shipping_cents: first.cents })
    return { more: first.cents, back: [] }
  }
  const less = { parcelId: first.parcelId, cents: -first.cents }
  const parcel = before.parcels.find(({ id }) => id === first.parcelId)
  if (before.order.terms === 'prepaid' && parcel?.charge === 'now') return { more: 0, back: [less] }
  await lowerShipping(tx, before.order.id, [less])
  return noMore
}
