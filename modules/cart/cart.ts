import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { dayOf } from '#kernel/days.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { Caller } from '#modules/access/caller.ts'
import { deliveryErrors } from '#modules/customers/address-rules.ts'
import { refuseFields } from '#modules/customers/field-errors.ts'
import { completed } from '#modules/shipping/places.ts'
import { shippingZones } from '#modules/shipping/shipping.ts'
import { zoneOf } from '#modules/shipping/zones.ts'
import { holdStock, releaseHold } from '#modules/stock/holds.ts'
import { pickupStore } from '#modules/stores/stores.ts'
import { askedAdvantages } from './asked-advantages.ts'
import {
  acceptLine,
  addToLine,
  type CartRow,
  deleteLine,
  deleteLines,
  dropCoupon,
  forgetDropped,
  forgetGuest,
  insertCart,
  moveLines,
  openCart,
  openCartOf,
  saleRow,
  setAddress,
  setFields,
  setLine,
  setOwner,
  setPickupPoint,
} from './cart.sql.ts'
import type { Cart, UpdateCart } from './contract.ts'
import { mostOf, wantedCopies } from './line-rules.ts'
import { pickPoint } from './pick-point.ts'
import { type CartGround, cartGround, type Reckoning, reckonCart } from './reckon.ts'
import { soldProduct } from './sale.ts'
import { cartView } from './view.ts'

/** Who asks, in which language, for which shop and when. */
export interface Asking extends Reckoning {
  language: Language
}

const unknown = () => new NotFound('cart.unknown')
const ownerOf = (asking: Asking) => asking.caller?.id ?? null

/** The cart as it stands, reckoned anew. @throws NotFound when it is unknown, closed or another's (I-19, K-36). */
export async function showCart(db: Pool, cartId: string, asking: Asking): Promise<Cart> {
  return viewOf(db, await ownCart(db, cartId, asking), asking)
}

async function ownCart(db: Pool, cartId: string, asking: Asking): Promise<CartRow> {
  const row = await openCart(db, cartId)
  if (!row || (row.owner_id !== null && row.owner_id !== ownerOf(asking))) throw unknown()
  return row
}

/**
 * Shows a cart; a coupon that no longer fits is taken off it, and the answer says why until the cart changes again (K-28).
 * `changed`: something was changed just now; `isNew`: nothing can be in it yet.
 */
async function viewOf(db: Pool, row: CartRow, asking: Asking, { changed = false, isNew = false } = {}): Promise<Cart> {
  const ground = await cartGround(db)
  const cart = await reckonCart(db, ground, row, asking, isNew ? [] : undefined)
  const dropped = cart.couponNotice ?? (changed ? null : row.coupon_dropped)
  if (cart.couponNotice && row.coupon_code !== null) await dropCoupon(db, row.id, row.coupon_code, cart.couponNotice)
  else if (row.coupon_dropped && changed) await forgetDropped(db, row.id)
  return cartView(db, ground, { ...cart, dropped }, asking)
}

const afterChange = async (db: Pool, cartId: string, asking: Asking): Promise<Cart> =>
  viewOf(db, await ownCart(db, cartId, asking), asking, { changed: true })

/** A new cart with an unguessable id; whoever is signed in and has an open one gets that one (I-08). */
export async function createCart(db: Pool, asking: Asking): Promise<Cart> {
  const row = await insertCart(db, randomBytes(16).toString('base64url'), asking.storefront, asking.caller)
  return viewOf(db, row, asking, { isNew: asking.caller === null })
}

/**
 * The stored cart; a signed-in caller's anonymous cart joins their own (K-05, K-37). A guest whose session ended comes back as
 * nobody: the cart does too, without address, for a guest has no other way to it. @throws NotFound
 */
export async function recoverCart(db: Pool, cartId: string, asking: Asking): Promise<Cart> {
  const { caller, storefront } = asking
  if (!caller) {
    await forgetGuest(db, cartId)
    return showCart(db, cartId, asking)
  }
  const id = await db.begin(async (tx) => {
    const row = await openCart(tx, cartId, { lock: true })
    if (!row) throw unknown()
    if (row.owner_id === caller.id) return row.id
    if (row.owner_kind === 'customer') throw unknown()
    return mergeCart(tx, { cartId, owner: caller, storefront })
  })
  return showCart(db, id, asking)
}

/** The caller's open cart (K-04). @throws NotFound when there is none. */
export async function recoverLastCart(db: Pool, asking: Asking): Promise<Cart> {
  const row = asking.caller ? await openCartOf(db, asking.storefront, asking.caller.id) : undefined
  if (!row) throw unknown()
  return viewOf(db, row, asking)
}

/**
 * Gives an anonymous cart to whoever just signed in: its lines join their open cart, or it becomes that (K-19). Inside the
 * transaction of the sign-in, so that nothing is lost when it fails. A cart of another's, or none, is left alone.
 * @returns the id of the owner's open cart, or '' when there is none.
 */
export async function mergeCart(
  tx: Db,
  { cartId, owner, storefront }: { cartId: string; owner: Pick<Caller, 'id' | 'kind'>; storefront: string },
): Promise<string> {
  const own = await openCartOf(tx, storefront, owner.id, { lock: true })
  const row = await openCart(tx, cartId, { lock: true })
  if (!row || row.id === own?.id || row.owner_kind === 'customer') return own?.id ?? ''
  if (row.held_until) await releaseHold(tx, [row.id])
  if (row.owner_kind === 'guest') await forgetGuest(tx, row.id)
  if (!own) {
    await setOwner(tx, row.id, owner)
    return row.id
  }
  await moveLines(tx, row.id, own.id)
  return own.id
}

/**
 * Adds copies of a product (K-08, K-09), at most what may be sold (C-30).
 * @throws Refused 'cart.not_for_sale' when the shop does not sell it now; NotFound for an unknown cart.
 */
export async function addLine(
  db: Pool,
  { cartId, productId, quantity }: { cartId: string; productId: number; quantity: number },
  asking: Asking,
): Promise<Cart> {
  const { most, priceCents } = await saleOf(db, cartId, productId, asking)
  const [row] = await addToLine(db, { cartId, owner: ownerOf(asking), productId, quantity, most, priceCents })
  if (!row) throw unknown()
  return viewOf(db, row, asking, { changed: true })
}

/** Sets a line's copies, at most what may be sold (K-11). @throws NotFound, Refused as addLine. */
export async function updateLine(
  db: Pool,
  line: { lineId: number; cartId: string; productId: number; quantity: number },
  asking: Asking,
): Promise<Cart> {
  const { most } = await saleOf(db, line.cartId, line.productId, asking)
  const [changed] = await setLine(db, { ...line, owner: ownerOf(asking), quantity: Math.min(line.quantity, most) })
  if (!changed) throw new NotFound('cart.unknown_line')
  if (changed.holding) await letGo(db, line.cartId, [line.productId])
  return afterChange(db, line.cartId, asking)
}

async function saleOf(db: Pool, cartId: string, productId: number, { now, storefront }: Asking) {
  const row = await saleRow(db, cartId, productId)
  if (!row || row.storefront_code !== storefront) throw new Refused('cart.not_for_sale')
  const product = soldProduct(row, dayOf(now))
  const most = mostOf(product)
  if (most === 0 || row.price_cents === null) throw new Refused('cart.not_for_sale', { title: product.title })
  return { most, priceCents: row.price_cents }
}

/** Who changes a line leaves the buy step: its copies are anybody's again until the next one. */
const letGo = (db: Pool, cartId: string, productIds: readonly number[] | null = null) =>
  db.begin((tx) => releaseHold(tx, [cartId], productIds))

/** @throws NotFound */
export async function removeLine(db: Pool, line: { lineId: number; cartId: string }, asking: Asking): Promise<Cart> {
  const [removed] = await deleteLine(db, { ...line, owner: ownerOf(asking) })
  if (!removed) throw new NotFound('cart.unknown_line')
  if (removed.holding) await letGo(db, line.cartId, [removed.product_id])
  return afterChange(db, line.cartId, asking)
}

/** @throws NotFound */
export async function emptyCart(db: Pool, cartId: string, asking: Asking): Promise<Cart> {
  await ownCart(db, cartId, asking)
  await deleteLines(db, cartId)
  await letGo(db, cartId)
  return afterChange(db, cartId, asking)
}

/**
 * Changes what is not a line; from the buy step on its copies are held. Delivery, store, gift, comments, shipment (I-09); `accept_changes` takes the reported prices and
 * stock as seen (K-34).
 * @throws Refused 'stores.unavailable', 'shipping.not_there'; ShopError invalid naming the fields of a wrong address.
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
    ...rest
  }: Omit<z.output<typeof UpdateCart>, 'id' | 'token'>,
  asking: Asking,
): Promise<Cart> {
  await ownCart(db, cartId, asking)
  if (store_delivered !== undefined) await pickupStore(db, store_delivered, dayOf(asking.now))
  const delivery_address = written && completed(written)
  if (delivery_address) refuseFields(deliveryErrors(delivery_address), 'customer.address_invalid')
  if (delivery_address && !zoneOf(await shippingZones(db), delivery_address)) throw new Refused('shipping.not_there')
  const point = pickup_point && (await pickPoint(db, pickup_point))
  const advantages = await askedAdvantages(db, { coupon, bonus }, asking)
  const fields = Object.fromEntries(
    Object.entries({ ...rest, ...advantages, store_code: store_delivered }).filter(([, value]) => value !== undefined),
  )
  const ground = await cartGround(db)
  await db.begin(async (tx) => {
    const row = await openCart(tx, cartId, { lock: true })
    if (!row) throw unknown()
    if (coupon) await refuseUnfit(tx, ground, { ...row, coupon_code: coupon }, asking)
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
    const holds = step === 'buy' || row.held_until !== null
    if (travels || holds) await settle(tx, ground, cartId, asking, holds)
  })
  return afterChange(db, cartId, asking)
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
  await holdStock(tx, { cartId, lines: wantedCopies(sold), preference: cart.preference, now: asking.now })
}
