import { Refused } from '#kernel/errors.ts'
import type { OrderLineRow } from '#modules/orders/order/orders.ts'
import { lineActs, orderActs } from '#modules/orders/parcels/acts.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'

/** How an order is to be. */
export interface ChangeWish {
  /** Copies that lines are to have; those that are not named stay as they are. */
  lines: readonly { lineId: number; quantity: number }[]
  add: readonly { productId: number; quantity: number }[]
  /** Shipping costs what was agreed, whatever the rates say of the new content. */
  keepShipping: boolean
}

/** What has to be done for it: copies taken out of lines, and products added at today's prices. */
export interface ToDo {
  takeOut: { line: OrderLineRow; copies: number }[]
  add: { productId: number; quantity: number }[]
}

/**
 * Reads a wish against the order as it stands. More copies of a line are added like anything else: what was agreed stays agreed.
 * @throws Refused with the reason why the order or a line cannot be changed, 'order.no_change', 'order.change_all'.
 */
export function toDo(whole: WholeOrder, wish: ChangeWish): ToDo {
  const refusal = orderActs(whole).change
  if (refusal) throw new Refused(refusal)
  const takeOut: ToDo['takeOut'] = []
  const more = new Map<number, number>()
  const add = (productId: number, quantity: number) => more.set(productId, (more.get(productId) ?? 0) + quantity)
  for (const { lineId, quantity } of wish.lines) {
    const line = whole.lines.find(({ id }) => id === lineId)
    if (!line) throw new Refused('order.not_now')
    if (quantity === line.quantity) continue
    const whyNot = lineActs(whole, line, 0).change
    if (whyNot) throw new Refused(whyNot)
    if (quantity < line.quantity) takeOut.push({ line, copies: line.quantity - quantity })
    else add(line.product_id, quantity - line.quantity)
  }
  for (const { productId, quantity } of wish.add) add(productId, quantity)
  if (takeOut.length === 0 && more.size === 0) throw new Refused('order.no_change')
  const stays = whole.lines.some(
    (line) => line.fulfilment !== 'cancelled' && !takeOut.some((out) => out.line.id === line.id && out.copies === line.quantity),
  )
  if (!stays && more.size === 0) throw new Refused('order.change_all')
  return { takeOut, add: [...more].map(([productId, quantity]) => ({ productId, quantity })) }
}
