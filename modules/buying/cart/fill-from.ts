import { dayOf } from '#kernel/days.ts'
import type { Transactional, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { addLines, cartLineRows, copyLines, isOverfull, openCart, saleRows } from './cart.sql.ts'
import { createCart } from './cart.ts'
import type { Cart } from './contract.ts'
import { mostOf } from './line-rules.ts'
import { soldProduct } from './sale.ts'
import { isOwn, ownerOf, type ShowCartInput, showCart, unknown, viewOf } from './show-cart.ts'

/**
 * Shows its owner the cart `from`; anybody else gets its lines beside what lies in the cart they have, or in a new one. Nothing else of it
 * is taken along: neither whose it is, nor where it would go, nor what was written.
 * @throws NotFound when it is closed, empty or of another shop; Refused 'cart.full'
 */
export async function fillFrom(db: Transactional, from: string, cartId: string, asking: ShowCartInput): Promise<Cart> {
  const source = await openCart(db, from)
  if (!source || source.storefront_code !== asking.storefront) throw unknown()
  if (source.owner_id !== null && source.owner_id === ownerOf(asking)) return viewOf(db, source, asking)
  if ((await cartLineRows(db, from)).length === 0) throw unknown()
  const target = await cartOrNew(db, cartId, asking)
  await filled(db, target, (tx) => copyLines(tx, from, target))
  return showCart(db, target, asking)
}

/** Under the cart's lock, so that two that fill it at once count one another. */
const filled = (db: Transactional, cartId: string, fill: (tx: Tx) => PromiseLike<unknown>) =>
  db.begin(async (tx) => {
    await openCart(tx, cartId, { lock: true })
    await fill(tx)
    if (await isOverfull(tx, cartId)) throw new Refused('cart.full')
  })

async function cartOrNew(db: Transactional, cartId: string, asking: ShowCartInput): Promise<string> {
  const given = cartId === '' ? undefined : await openCart(db, cartId)
  return isOwn(given, asking) ? given.id : (await createCart(db, asking)).pk
}

/**
 * Puts titles beside what lies in a cart, or in a new one, at today's prices and as many copies as may be sold; of a title that lies there already
 * nothing is added, so that doing it twice is doing it once.
 * @returns null where the shop sells none of them today
 * @throws Refused 'cart.full' where not all of them have room
 */
export async function fillWith(
  db: Transactional,
  titles: readonly { product: number; quantity: number }[],
  cartId: string,
  asking: ShowCartInput,
): Promise<Cart | null> {
  const ids = titles.map(({ product }) => product)
  const copies = new Map(titles.map(({ product, quantity }) => [product, quantity]))
  const sold = (await saleRows(db, ids)).flatMap((row) => {
    if (row.storefront_code !== asking.storefront || row.price_cents === null) return []
    const quantity = Math.min(copies.get(row.product_id) ?? 1, mostOf(soldProduct(row, dayOf(asking.now))))
    return quantity > 0 ? [{ productId: row.product_id, quantity, priceCents: row.price_cents }] : []
  })
  if (sold.length === 0) return null
  const target = await cartOrNew(db, cartId, asking)
  await filled(db, target, (tx) => addLines(tx, target, sold, { there: 'as-it-is' }))
  return showCart(db, target, asking)
}
