import type { Actor } from '#modules/orders/order/actor.ts'
import type { OrderLineRow } from '#modules/orders/order/orders.ts'
import type { Fulfilment } from '#modules/orders/order/states.ts'
import type { WholeOrder } from './whole-order.ts'

/** What a customer may call off without asking (e0, e1, e3). */
const beforePacking: readonly Fulfilment[] = ['placed', 'preparing', 'awaiting_launch']

/** Whether a line can still be called off, and by whom; what is packed or waits at the counter, by staff only. */
export const mayCancel = (
  { fulfilment, invoicing }: Pick<OrderLineRow, 'fulfilment' | 'invoicing'>,
  by: Actor['kind'],
): boolean => invoicing === 'open' && (beforePacking.includes(fulfilment) || (by !== 'customer' && fulfilment === 'ready'))

/** A line whose parcel, or part of it, has left is not called off any more: it comes back. */
export const hasLeft = ({ parcels, contents }: Pick<WholeOrder, 'parcels' | 'contents'>, lineId: number): boolean =>
  contents.some(
    (part) =>
      part.order_line_id === lineId &&
      parcels.some((parcel) => parcel.id === part.parcel_id && ['handed_over', 'delivered'].includes(parcel.state)),
  )
