import type { Db, Pool, Transactional } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { centsOf, sum, toEuros } from '#kernel/money.ts'
import type { Cart } from '#modules/buying/cart/contract.ts'
import { fillWith } from '#modules/buying/cart/fill-from.ts'
import { ownCart, type ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { cardsOnSale } from '#modules/goods/catalogue/cards.ts'
import { requireCustomer } from '#modules/people/customers/session.ts'
import { mostSaved, type SavedCarts, type SharedCart } from './contract.ts'
import { deleteSaved, insertSaved, insertSavedLines, type SavedCartRow, savedRows } from './saved.sql.ts'
import { type CartTitle, mostShared, writeTitles } from './titles-contract.ts'

interface Asking {
  storefront: string
  language: Language
  now: Date
}

/** What a basket that a link tells of is today: cards and copies of what is on sale, in the order of the link. */
export async function sharedCart(db: Db, titles: readonly CartTitle[], asking: Asking): Promise<SharedCart> {
  const cards = new Map(
    (
      await cardsOnSale(
        db,
        titles.map(({ product }) => product),
        asking,
      )
    ).map((card) => [card.pk, card]),
  )
  const items = titles.flatMap(({ product, quantity }) => {
    const card = cards.get(product)
    return card?.availability.buyable ? [{ product: card, quantity }] : []
  })
  return { items, gone: titles.length - items.length, total: totalOf(items) }
}

const totalOf = (items: SharedCart['items']) =>
  toEuros(sum(items.map(({ product, quantity }) => centsOf(product.price ?? 0) * quantity)))

/**
 * Puts the titles of a link into a cart, beside what lies there (cart/fill-from.ts). Nothing else of the basket they come from is known.
 * @throws Refused 'saved_cart.none_sold'
 */
export async function fillCart(
  db: Transactional,
  titles: readonly CartTitle[],
  cartId: string,
  asking: ShowCartInput,
): Promise<Cart> {
  const cart = await fillWith(db, titles, cartId, asking)
  if (!cart) throw new Refused('saved_cart.none_sold')
  return cart
}

type Signed = { id: string; token: string }

/**
 * Saves what lies in a cart under a name; what was saved under it before goes. Prices and advantages are not saved, nor ebooks for somebody else.
 * @throws Forbidden for guests; NotFound for another's cart; Refused 'saved_cart.empty', 'saved_cart.too_many_titles', 'saved_cart.many' beyond thirty
 */
export async function saveCart(
  db: Pool,
  { cart, name, ...signed }: Signed & { cart: string; name: string },
  asking: Asking,
): Promise<SavedCarts> {
  const caller = await requireCustomer(db, signed, asking.now)
  const { id } = await ownCart(db, cart, { ...asking, caller, settings: { splitFeeCents: null } })
  await db
    .begin(async (tx) => {
      const saved = await insertSaved(tx, { customerId: caller.id, storefront: asking.storefront, name, now: asking.now })
      const lines = await insertSavedLines(tx, saved, id, mostShared + 1)
      if (lines === 0) throw new Refused('saved_cart.empty')
      if (lines > mostShared) throw new Refused('saved_cart.too_many_titles', { most: mostShared })
    })
    .catch((error: { constraint_name?: string }) => {
      throw error.constraint_name === 'saved_cart_many' ? new Refused('saved_cart.many', { most: mostSaved }) : error
    })
  return saved(db, caller.id, asking)
}

/** The baskets that an account saved, the last first, as the shop sells their titles today. @throws Forbidden for guests */
export async function listSavedCarts(db: Db, signed: Signed, asking: Asking): Promise<SavedCarts> {
  const caller = await requireCustomer(db, signed, asking.now)
  return saved(db, caller.id, asking)
}

async function saved(db: Db, customerId: string, asking: Asking): Promise<SavedCarts> {
  const rows = await savedRows(db, customerId, asking.storefront)
  const products = [...new Set(rows.flatMap(({ lines }) => lines.map(({ product }) => product)))]
  const cards = await cardsOnSale(db, products, asking)
  const byId = new Map(cards.filter(({ availability }) => availability.buyable).map((card) => [card.pk, card]))
  return { items: rows.map((row) => shown(row, byId)) }
}

function shown({ pk, name, saved_at, lines }: SavedCartRow, cards: Map<number, SharedCart['items'][number]['product']>) {
  const items = lines.flatMap(({ product, quantity }) => {
    const card = cards.get(product)
    return card ? [{ product: card, quantity }] : []
  })
  return {
    pk,
    name,
    saved_at: saved_at.toISOString(),
    titles: writeTitles(lines),
    items: items.map(({ product, quantity }) => ({ title: product.title, quantity })),
    gone: lines.length - items.length,
    total: totalOf(items),
  }
}

/** @throws Forbidden for guests; NotFound 'saved_cart.unknown', for another's too */
export async function deleteSavedCart(db: Db, { pk, ...signed }: Signed & { pk: string }, asking: Asking): Promise<void> {
  const caller = await requireCustomer(db, signed, asking.now)
  if (!(await deleteSaved(db, caller.id, pk))) throw new NotFound('saved_cart.unknown')
}
