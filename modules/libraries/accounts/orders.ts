import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import { isTradeAccount } from '#modules/people/customers/trade-standing.ts'

/** An order of a library or a business, for the desk that looks after them. @throws NotFound for those of anybody else too */
export async function accountOrder(db: Db, number: string): Promise<StaffOrder> {
  const order = await wholeOrderView(db, number, null)
  if (order.owner.kind !== 'customer' || !(await isTradeAccount(db, order.owner.id))) throw new NotFound('order.unknown')
  return order
}
