import type { z } from 'zod'
import { dayOf } from '#kernel/days.ts'
import type { Transactional, Tx } from '#kernel/db.ts'
import { Refused, ShopError } from '#kernel/errors.ts'
import { addToCart, cardForCart, cardsPaying, removeFromCart } from '#modules/buying/gift-cards/in-cart.ts'
import { completed } from '#modules/buying/shipping/places.ts'
import { shippingZones } from '#modules/buying/shipping/shipping.ts'
import { isPostBox, zoneOf, zonesOf } from '#modules/buying/shipping/zones.ts'
import { pickupStore } from '#modules/goods/stores/stores.ts'
import { type Limit, takeAttempt } from '#modules/people/access/attempts.ts'
import { deliveryErrors } from '#modules/people/customers/address-rules.ts'
import { refuseFields } from '#modules/people/customers/field-errors.ts'
import {
  acceptLine,
  type CartChange,
  type CartLineRow,
  type CartRow,
  cartLineRows,
  changeCart,
  changeOwnCart,
  openCart,
} from './cart.sql.ts'
import type { Cart, UpdateCart } from './contract.ts'
import { copiesToHold, holdCopies } from './holds.ts'
import { mostOf } from './line-rules.ts'
import { pickPoint } from './pick-point.ts'
import { judgedLine, type PricedCart, type PricingTables, readPricingTables, reckonCart } from './reckon.ts'
import { requestedAdvantages } from './requested-advantages.ts'
import { isOwn, ownCart, ownerOf, type ShowCartInput, unknown, viewOfReckoned } from './show-cart.ts'
import { type SignedCopies, unsign } from './signed-copy.sql.ts'

/** Carts of guests that begin to hold copies, from one network address. */
const guestHolds: Limit = { name: 'guest-hold', most: 10, minutes: 60 }

/**
 * Changes what is not a line: delivery, store, gift, comments, shipment (I-09), coupon, bonus (K-25, K-29) and gift cards; from the buy step on its
 * copies are held. `accept_changes` takes the reported prices and stock as seen (K-34).
 * @throws Refused 'stores.unavailable', 'shipping.not_there', 'shipping.post_box'; ShopError invalid naming the fields of a wrong address.
 */
export async function updateCart(
  db: Transactional,
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
  asking: ShowCartInput & { address: string },
): Promise<Cart> {
  // Whose it is is asked under its lock; before that only of who tries codes, or begins to hold copies.
  const trying = step === 'buy' || coupon || gift_card
  const own = trying ? await ownCart(db, cartId, asking) : null
  const mayHold = own !== null && (await mayHoldCopies(db, own, step, asking))
  if (store_delivered !== undefined) await pickupStore(db, store_delivered, dayOf(asking.now))
  const delivery_address = written && completed(written)
  if (delivery_address) refuseFields(deliveryErrors(delivery_address), 'customer.address_invalid')
  if (delivery_address && isPostBox(delivery_address.street)) throw new Refused('shipping.post_box')
  if (delivery_address && !zoneOf(zonesOf(await shippingZones(db), asking.storefront), delivery_address))
    throw new Refused('shipping.not_there')
  const point = pickup_point && (await pickPoint(db, pickup_point, asking.language))
  const advantages = await requestedAdvantages(db, { coupon, bonus }, asking)
  const fields: CartChange = given({ ...rest, ...advantages, store_code: store_delivered, delivery_address, pickup_point: point })
  const card = gift_card ? await cardForCart(db, cartId, gift_card, asking) : null
  const tables = await readPricingTables(db)
  const cart = await db.begin(async (tx) => {
    const { row, lines } = await changed(tx, cartId, fields, { accept_changes, gift_card_off }, asking)
    const reckoned = await reckonCart(tx, tables, row, asking, lines, { pool: db })
    if (coupon) refuseUnfit(reckoned)
    const travels = [delivery_address, store_delivered, point, rest.shipping_method].some((item) => item !== undefined)
    const holds = (step === 'buy' && mayHold) || row.held_until !== null
    if ((travels || holds) && reckoned.shippingRefusal) throw new Refused(reckoned.shippingRefusal)
    const held = holds ? { ...(await hold(tx, tables, reckoned, asking)), takesCards: reckoned.takesCards } : reckoned
    if (!card) return held
    // Last of all, as orders take their locks: cart, stock, gift cards.
    return {
      ...held,
      giftCards: cardsPaying(
        await addToCart(tx, { id: cartId, storefront: asking.storefront }, card, asking.now),
        held.quote.total,
      ),
    }
  })
  return viewOfReckoned(db, tables, cart, asking, { changed: true })
}

/** Changes a cart under its lock: by the change itself where that is all. @throws NotFound */
async function changed(
  tx: Tx,
  cartId: string,
  fields: CartChange,
  { accept_changes, gift_card_off }: Pick<z.output<typeof UpdateCart>, 'accept_changes' | 'gift_card_off'>,
  asking: ShowCartInput,
): Promise<{ row: CartRow; lines?: CartLineRow[] }> {
  const changes = Object.keys(fields).length > 0
  if (changes && !accept_changes && !gift_card_off) {
    const own = { id: cartId, storefront: asking.storefront, owner: ownerOf(asking) }
    const row = await changeOwnCart(tx, own, fields)
    if (!row) throw unknown()
    return { row }
  }
  const found = await openCart(tx, cartId, { lock: true })
  if (!isOwn(found, asking)) throw unknown()
  if (gift_card_off) await removeFromCart(tx, cartId, gift_card_off)
  const lines = accept_changes ? await acceptChanges(tx, found, asking.now) : undefined
  const row = changes ? await changeCart(tx, cartId, fields) : found
  return lines ? { row, lines } : { row }
}

/** What was given of some fields. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/**
 * Whether a cart in the buy step may begin to hold copies. Guests are made in a moment, so their carts begin only so often from one
 * network address; a cart that holds none buys what is there when its order is placed.
 */
async function mayHoldCopies(
  db: Transactional,
  { held_until }: CartRow,
  step: string | undefined,
  { caller, address, now }: ShowCartInput & { address: string },
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
function refuseUnfit({ couponNotice }: PricedCart): void {
  if (couponNotice) throw new Refused(couponNotice.reason, couponNotice.details)
}

/** Takes what a cart reported of its lines as seen (K-34). @returns the lines as they are then */
async function acceptChanges(tx: Tx, row: CartRow, now: Date): Promise<CartLineRow[]> {
  const accepted: CartLineRow[] = []
  for (const line of await cartLineRows(tx, row.id)) {
    const { product, notice } = judgedLine(line, row, now)
    const { id, signed = [], price_cents } = line
    const quantity = Math.min(line.quantity, mostOf(product))
    const over = signed.filter((copies) => !copies.open).map((copies) => copies.id)
    if (over.length > 0) await unsign(tx, over)
    // That it is no longer signed is all that was said of it: a price that changed besides is told next.
    if (notice === 'signing_over') {
      accepted.push({ ...line, signed: keptSigned(signed, line.quantity) })
      continue
    }
    if (notice) await acceptLine(tx, id, price_cents, quantity)
    const stays = notice === null || (price_cents !== null && quantity > 0)
    const seen = notice === null || price_cents === null ? {} : { quantity, seen_price_cents: price_cents }
    if (stays) accepted.push({ ...line, ...seen, signed: keptSigned(signed, quantity) })
  }
  return accepted
}

/** What stays signed of so many copies, as the database keeps it: those that were added last go first. */
function keptSigned(signed: readonly SignedCopies[], copies: number): SignedCopies[] {
  let left = copies
  return signed
    .filter(({ open }) => open)
    .flatMap((some) => {
      const quantity = Math.min(some.quantity, left)
      left -= quantity
      return quantity > 0 ? [{ ...some, quantity }] : []
    })
}

/** Holds what a cart needs. @returns the cart, reckoned anew where others took copies since */
async function hold(tx: Tx, tables: PricingTables, cart: PricedCart, asking: ShowCartInput): Promise<PricedCart> {
  const { until, short } = await holdCopies(tx, {
    cartId: cart.row.id,
    lines: copiesToHold(cart),
    preference: cart.preference,
    guest: asking.caller?.kind === 'guest',
    now: asking.now,
  })
  const row = { ...cart.row, held_until: until }
  const told = new Set(cart.lines.filter((line) => line.notice).map((line) => line.row.product_id))
  return short.every((product) => told.has(product)) ? { ...cart, row } : reckonCart(tx, tables, row, asking)
}
