import type { Tx } from '#kernel/db.ts'
import { holdForLine } from '#modules/goods/stock/allocation.ts'
import { markReady } from '#modules/orders/fulfilment/prepare.ts'
import type { LifeDeps } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { payingStates } from '#modules/orders/order/states.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { awaitedLines, completePickups } from './made-orders.sql.ts'

interface Arrival {
  storeCode: string
  products: readonly number[]
}

/**
 * Copies are about to come to a store: those who ordered them there are served first, in the order in which they ordered. Their orders
 * are locked now, before the stock, as everywhere. @returns what is to be done once the copies are there: they are held, and a pickup
 * that is complete with them and not on hold is ready, which its customer is told.
 */
export async function servingOrdered(tx: Tx, deps: LifeDeps, arrival: Arrival, doing: Doing): Promise<() => Promise<void>> {
  const waiting = await awaitedLines(tx, arrival.storeCode, arrival.products)
  const orders: number[] = []
  for (const id of new Set(waiting.map(({ order_id }) => order_id))) {
    const { order } = await wholeOrder(tx, id)
    if (payingStates.includes(order.payment_state)) orders.push(id)
  }
  return async () => {
    const lines = await awaitedLines(tx, arrival.storeCode, arrival.products)
    for (const { line, order_id, product_id, missing } of lines)
      if (orders.includes(order_id))
        await holdForLine(tx, { lineId: line, productId: product_id, storeCode: arrival.storeCode, most: missing })
    for (const id of orders)
      for (const parcel of await completePickups(tx, id, arrival.storeCode))
        await markReady(tx, deps, parcel.id, doing, arrival.storeCode)
  }
}
