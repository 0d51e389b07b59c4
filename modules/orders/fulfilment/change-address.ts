import type { Tx } from '#kernel/db.ts'
import { Changed, Conflict, Refused, ShopError } from '#kernel/errors.ts'
import type { DeliveryAddress } from '#modules/buying/cart/contract.ts'
import { setDeliveryAddress } from '#modules/orders/order/orders.ts'
import { type Doing, noteEvent } from '#modules/orders/order/steps.ts'
import { orderActs } from '#modules/orders/parcels/acts.ts'
import { lockOrder } from '#modules/orders/parcels/whole-order.ts'
import { deliveryErrors } from '#modules/people/customers/address-rules.ts'

/** Where taxes and delivery are the same: in Spain a province, elsewhere a country. */
const placeOf = ({ country, postcode }: DeliveryAddress) => (country === 'ES' ? `ES ${postcode.slice(0, 2)}` : country)

/**
 * Sends an order that has not left to another address of the same province or country: what it costs stays what was agreed.
 * @throws NotFound; ShopError invalid naming the fields; Refused 'order.address_zone'; Conflict with the reason; Changed with the address
 * of now when it goes elsewhere by now than `from`.
 */
export async function changeAddress(
  tx: Tx,
  { number, from, to }: { number: string; from: DeliveryAddress; to: DeliveryAddress },
  doing: Doing,
): Promise<void> {
  const faults = deliveryErrors(to)
  const [fault] = Object.values(faults)
  if (fault) throw new ShopError('invalid', fault, {}, faults)
  const whole = await lockOrder(tx, number)
  const refusal = orderActs(whole).address
  if (refusal) throw new Conflict(refusal)
  if (placeOf(from) !== placeOf(to)) throw new Refused('order.address_zone')
  const [changed] = await setDeliveryAddress(tx, whole.order.id, from, to)
  if (!changed) throw new Changed(whole.order.delivery_address)
  await noteEvent(tx, whole.order.id, 'address_changed', doing)
}
