import { randomBytes } from 'node:crypto'
import { dayOf } from '#kernel/days.ts'
import type { Pool, Transactional, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import {
  addToLine,
  type CartRow,
  deleteLine,
  deleteLines,
  forgetGuest,
  forgetOwner,
  insertCart,
  moveLines,
  openCart,
  openCartOf,
  type SaleRow,
  saleAsked,
  setLine,
  setOwner,
} from './cart.sql.ts'
import type { Cart } from './contract.ts'
import { promisesOf } from './delivery-promises.ts'
import { forgetGuestsGifts, forgetOwnersGifts } from './ebook-gift.sql.ts'
import { copiesToHold, releaseHold } from './holds.ts'
import { lineChange } from './line-change.ts'
import { mostOf } from './line-rules.ts'
import { cartOwner } from './owner.ts'
import { readPricingTables, reckonCart } from './reckon.ts'
import { soldProduct } from './sale.ts'
import { afterChange, isOwn, ownCart, ownerOf, type ShowCartInput, unknown, viewOf, viewOfReckoned } from './show-cart.ts'
import { changeSigned, removeSigned } from './signed-line.ts'

const cartHolder = (caller: Caller) => ({ id: cartOwner(caller), kind: caller.kind })

/** Makes the open carts of an account anonymous: what lies in them was chosen by somebody who never proved to be its owner. */
export async function forgetCartsOf(tx: Tx, customerId: string): Promise<void> {
  await forgetOwnersGifts(tx, customerId)
  await forgetOwner(tx, customerId)
}

/**
 * A new cart with an unguessable id; whoever is signed in and has an open one gets that one (I-08). `takesCards`: whether its shop
 * takes gift cards, where the caller knows it.
 */
export async function createCart(
  db: Transactional,
  asking: ShowCartInput,
  { takesCards }: { takesCards?: boolean } = {},
): Promise<Cart> {
  const id = randomBytes(16).toString('base64url')
  const row = await insertCart(db, id, asking.storefront, asking.caller && cartHolder(asking.caller))
  return viewOf(db, row, asking, { isNew: row.id === id, takesCards })
}

/**
 * The stored cart; a signed-in caller's anonymous cart joins their own (K-05, K-37). A guest whose session ended comes back as
 * nobody: the cart does too, without address, for a guest has no other way to it. @throws NotFound
 */
export const recoverCart = async (db: Transactional, cartId: string, asking: ShowCartInput): Promise<Cart> =>
  viewOf(db, await recovered(db, cartId, asking), asking)

async function recovered(db: Transactional, cartId: string, asking: ShowCartInput): Promise<CartRow> {
  const { caller, storefront } = asking
  if (!caller) {
    await forgetGuestsGifts(db, cartId, storefront)
    await forgetGuest(db, cartId, storefront)
    return ownCart(db, cartId, asking)
  }
  const found = await openCart(db, cartId)
  if (isOwn(found, asking) && found.owner_id !== null) return found
  const id = await db.begin(async (tx) => {
    const row = await openCart(tx, cartId, { lock: true })
    if (!row || row.storefront_code !== storefront) throw unknown()
    if (row.owner_id === cartOwner(caller)) return row.id
    if (row.owner_kind === 'customer') throw unknown()
    return mergeCart(tx, { cartId, caller })
  })
  return ownCart(db, id, asking)
}

/** The caller's open cart (K-04). @throws NotFound when there is none. */
export async function recoverLastCart(db: Transactional, asking: ShowCartInput): Promise<Cart> {
  const row = await lastCart(db, asking)
  if (!row) throw unknown()
  return viewOf(db, row, asking)
}

const lastCart = async (db: Transactional, { caller, storefront }: ShowCartInput): Promise<CartRow | undefined> =>
  caller ? openCartOf(db, storefront, cartOwner(caller)) : undefined

/**
 * The visitor's cart, reckoned once for all that a step of the checkout asks of it; '' for their last one, null where they have none.
 * @throws NotFound for an id that is not theirs
 */
export async function cartAtCheckout(db: Transactional, cartId: string, asking: ShowCartInput) {
  const row = await (cartId ? recovered(db, cartId, asking) : lastCart(db, asking))
  if (!row) return null
  const tables = await readPricingTables(db)
  const reckoned = await reckonCart(db, tables, row, asking, undefined, { pool: db })
  return {
    cart: await viewOfReckoned(db, tables, reckoned, asking, { changed: false }),
    /** Whether copies lie there that could be held for it, and are not. */
    unheld: row.held_until === null && copiesToHold(reckoned).some((line) => line.held < line.quantity),
    promises: () => promisesOf(db, tables, reckoned, asking),
  }
}

/**
 * Gives an anonymous cart to whoever just signed in: its lines join their open cart, or it becomes that (K-19). Inside the
 * transaction of the sign-in, so that nothing is lost when it fails. A cart of another's, or none, is left alone; each shop's cart
 * joins the one of the same shop.
 * @returns the id of the owner's open cart, or '' when there is none.
 */
export async function mergeCart(tx: Tx, { cartId, caller }: { cartId: string; caller: Caller }): Promise<string> {
  const owner = cartHolder(caller)
  const storefront = (await openCart(tx, cartId))?.storefront_code
  if (!storefront) return ''
  const own = await openCartOf(tx, storefront, owner.id, { lock: true })
  const row = await openCart(tx, cartId, { lock: true })
  if (!row || row.id === own?.id || row.owner_kind === 'customer') return own?.id ?? ''
  if (row.held_until) await releaseHold(tx, [row.id])
  if (row.owner_kind === 'guest') await forgetGuest(tx, row.id, storefront)
  if (!own) {
    await setOwner(tx, row.id, owner)
    return row.id
  }
  await moveLines(tx, row.id, own.id)
  return own.id
}

/**
 * Adds copies of a product (K-08, K-09), at most what may be sold (C-30); the answer says how many were added and why not more. `sale`: what
 * is sold, where the caller has read it.
 * @throws Refused 'cart.not_for_sale' when the shop does not sell it now; NotFound for an unknown cart.
 */
export async function addLine(
  db: Transactional,
  { sale, ...wanted }: { cartId: string; productId: number; quantity: number; sale?: Sale },
  asking: ShowCartInput,
): Promise<Cart> {
  const { cartId, productId, quantity } = wanted
  const { product, most, priceCents } = sale ?? (await saleOf(db, wanted, asking.storefront, asking.now))
  // Under the cart's lock: two tabs that add at once lose nothing, and each is told what it added.
  const { row, before, now } = await addCopies(db, { cartId, owner: ownerOf(asking), productId, quantity, most, priceCents })
  const cart = await viewOf(db, row, asking, { changed: true })
  return { ...cart, line_change: lineChange(product, { before, wanted: before + quantity, quantity: now }, asking.language) }
}

/** Copies added to the line of a product. @throws Refused 'cart.full' where one more title has no room; NotFound for an unknown cart. */
export async function addCopies(db: Transactional, line: Parameters<typeof addToLine>[1]) {
  for (let tried = 0; tried < 3; tried++) {
    const found = await addToLine(db, line)
    if (!found) throw unknown()
    const { row, before, quantity: now, full } = found
    if (now !== null) return { row, before, now }
    if (full) throw new Refused('cart.full')
  }
  throw new Error(`Product ${line.productId} went in and out of cart ${line.cartId} while it was added`)
}

/** Sets a line's copies, at most what may be sold (K-11). @throws NotFound, Refused as addLine. */
export async function updateLine(
  db: Pool,
  line: { lineId: number; cartId: string; productId: number; quantity: number },
  asking: ShowCartInput,
): Promise<Cart> {
  const { product, most } = await saleOf(db, line, asking.storefront, asking.now)
  const [plain] = await setLine(db, { ...line, owner: ownerOf(asking), most })
  const changed = plain ?? (await changeSigned(db, { ...line, owner: ownerOf(asking), most }))
  if (!changed) throw new NotFound('cart.unknown_line')
  if (changed.holding) await letGo(db, line.cartId, [line.productId])
  const cart = await afterChange(db, line.cartId, asking)
  const { before, wanted, quantity } = changed
  const counted = { before, wanted, quantity }
  return { ...cart, line_change: lineChange(product, counted, asking.language) }
}

/** What a cart needs to know of a product to take copies of it. */
export type Sale = ReturnType<typeof saleTold>

/** @throws Refused 'cart.not_for_sale' */
export async function saleOf(
  db: Transactional,
  { cartId, productId }: { cartId: string; productId: number },
  storefront: string,
  now = new Date(),
) {
  return saleTold(await saleAsked(db, cartId, productId), storefront, now)
}

export { saleAsked }

/** The same of rows that came with other answers (kernel/read-at-once.ts). @throws Refused 'cart.not_for_sale' */
export function saleTold([row]: readonly SaleRow[], storefront: string, now: Date) {
  if (!row || row.storefront_code !== storefront) throw new Refused('cart.not_for_sale')
  const product = soldProduct(row, dayOf(now))
  const most = mostOf(product)
  if (most === 0 || row.price_cents === null) throw new Refused('cart.not_for_sale', { title: product.title })
  return { product, most, priceCents: row.price_cents }
}

/** Who changes a line leaves the buy step: its copies are anybody's again until the next one. */
const letGo = (db: Pool, cartId: string, productIds: readonly number[] | null = null) =>
  db.begin((tx) => releaseHold(tx, [cartId], productIds))

/** @throws NotFound */
export async function removeLine(db: Pool, line: { lineId: number; cartId: string }, asking: ShowCartInput): Promise<Cart> {
  const [plain] = await deleteLine(db, { ...line, owner: ownerOf(asking) })
  const removed = plain ?? (await removeSigned(db, { ...line, owner: ownerOf(asking) }))
  if (!removed) throw new NotFound('cart.unknown_line')
  if (removed.holding) await letGo(db, line.cartId, [removed.product_id])
  return afterChange(db, line.cartId, asking)
}

/** @throws NotFound */
export async function emptyCart(db: Pool, cartId: string, asking: ShowCartInput): Promise<Cart> {
  await ownCart(db, cartId, asking)
  await deleteLines(db, cartId)
  await letGo(db, cartId)
  return afterChange(db, cartId, asking)
}
