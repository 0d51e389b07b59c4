import type { z } from 'zod'
import { dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { Refused, ShopError } from '#kernel/errors.ts'
import { addToCart, cardForCart, removeFromCart } from '#modules/buying/gift-cards/in-cart.ts'
import { completed } from '#modules/buying/shipping/places.ts'
import { shippingZones } from '#modules/buying/shipping/shipping.ts'
import { isPostBox, zoneOf, zonesOf } from '#modules/buying/shipping/zones.ts'
import { pickupStore } from '#modules/goods/stores/stores.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { deliveryErrors } from '#modules/people/customers/address-rules.ts'
import { refuseFields } from '#modules/people/customers/field-errors.ts'
import { askedAdvantages } from './asked-advantages.ts'
import { acceptLine, type CartRow, openCart, setAddress, setFields, setPickupPoint } from './cart.sql.ts'
import type { Cart, UpdateCart } from './contract.ts'
import { holdCopies } from './holds.ts'
import { mostOf, wantedCopies } from './line-rules.ts'
import { pickPoint } from './pick-point.ts'
import { type CartGround, cartGround, reckonCart } from './reckon.ts'
import { type Asking, afterChange, ownCart, unknown } from './show-cart.ts'

/** Carts of guests that begin to hold copies, from one network address. */
const guestHolds: Limit = { name: 'guest-hold', most: 10, minutes: 60 }

/**
 * Changes what is not a line: delivery, store, gift, comments, shipment (I-09), coupon, bonus (K-25, K-29) and gift cards; from the buy step on its
 * copies are held. `accept_changes` takes the reported prices and stock as seen (K-34).
 * @throws Refused 'stores.unavailable', 'shipping.not_there', 'shipping.post_box'; ShopError invalid naming the fields of a wrong address.
 */
export async function updateCart(
  db: Pool,
  cartId: string,
  {
    accept_changes,
    delivery_address: written,
    store_delivered,
    pickup_point,
    step,
    coupon,
    bonus,
    gift_card,
    gift_card_off,
    ...rest
  }: Omit<z.output<typeof UpdateCart>, 'id' | 'token'>,
  /** `address`: the network's, for how often codes may be tried from there. */
  asking: Asking & { address: string },
): Promise<Cart> {
  const mayHold = await mayHoldCopies(db, await ownCart(db, cartId, asking), step, asking)
  if (store_delivered !== undefined) await pickupStore(db, store_delivered, dayOf(asking.now))
  const delivery_address = written && completed(written)
  if (delivery_address) refuseFields(deliveryErrors(delivery_address), 'customer.address_invalid')
  if (delivery_address && isPostBox(delivery_address.street)) throw new Refused('shipping.post_box')
  if (delivery_address && !zoneOf(zonesOf(await shippingZones(db), asking.storefront), delivery_address))
    throw new Refused('shipping.not_there')
  const point = pickup_point && (await pickPoint(db, pickup_point, asking.language))
  const advantages = await askedAdvantages(db, { coupon, bonus }, asking)
  const fields = Object.fromEntries(
    Object.entries({ ...rest, ...advantages, store_code: store_delivered }).filter(([, value]) => value !== undefined),
  )
  const card = gift_card ? await cardForCart(db, cartId, gift_card, asking) : null
  const ground = await cartGround(db)
  await db.begin(async (tx) => {
    const row = await openCart(tx, cartId, { lock: true })
    if (!row) throw unknown()
    if (coupon) await refuseUnfit(tx, ground, { ...row, coupon_code: coupon }, asking)
    if (gift_card_off) await removeFromCart(tx, cartId, gift_card_off)
    if (Object.keys(fields).length > 0) await setFields(tx, cartId, fields)
    if (delivery_address) await setAddress(tx, cartId, delivery_address)
    if (point) await setPickupPoint(tx, cartId, point)
    if (accept_changes) {
      const { lines } = await reckonCart(tx, ground, row, asking)
      for (const line of lines)
        if (line.notice)
          await acceptLine(tx, line.row.id, line.row.price_cents, Math.min(line.row.quantity, mostOf(line.product)))
    }
    const travels = [delivery_address, store_delivered, point, rest.shipping_method].some((one) => one !== undefined)
    const holds = (step === 'buy' && mayHold) || row.held_until !== null
    if (travels || holds) await settle(tx, ground, cartId, asking, holds)
    // Last of all, as orders take their locks: cart, stock, gift cards.
    if (card) await addToCart(tx, cartId, card)
  })
  return afterChange(db, cartId, asking)
}

/**
 * Whether a cart in the buy step may begin to hold copies. Guests are made in a moment, so their carts begin only so often from one
 * network address; a cart that holds none buys what is there when its order is placed.
 */
async function mayHoldCopies(
  db: Pool,
  { held_until }: CartRow,
  step: string | undefined,
  { caller, address, now }: Asking & { address: string },
): Promise<boolean> {
  if (step !== 'buy' || held_until !== null || caller?.kind !== 'guest') return true
  return takeAttempt(db, guestHolds, address, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ShopError && error.kind === 'too_many') return false
      throw error
    },
  )
}

/** @throws Refused with the reason why a coupon that is being entered does not fit the cart (K-26, K-27). */
async function refuseUnfit(tx: Db, ground: CartGround, row: CartRow, asking: Asking): Promise<void> {
  const { couponNotice } = await reckonCart(tx, ground, row, asking)
  if (couponNotice) throw new Refused(couponNotice.reason, couponNotice.details)
}

/** Judges how the cart travels now, and holds what it needs. @throws Refused where it cannot travel like that (P-10, P-13). */
async function settle(tx: Db, ground: CartGround, cartId: string, asking: Asking, holds: boolean): Promise<void> {
  const row = await openCart(tx, cartId)
  if (!row) throw unknown()
  const cart = await reckonCart(tx, ground, row, asking)
  if (cart.shippingRefusal) throw new Refused(cart.shippingRefusal)
  if (!holds) return
  const sold = cart.lines.filter((line) => line.notice !== 'unavailable')
  await holdCopies(tx, {
    cartId,
    lines: wantedCopies(sold),
    preference: cart.preference,
    guest: asking.caller?.kind === 'guest',
    now: asking.now,
  })
}
