import { dayOf } from '#kernel/days.ts'
import type { Db, Pool, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { createCart } from '#modules/buying/cart/cart.ts'
import { addLines, saleRows } from '#modules/buying/cart/for-orders.ts'
import { mostOf } from '#modules/buying/cart/line-rules.ts'
import { soldProduct } from '#modules/buying/cart/sale.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { termsOf } from '#modules/invoicing/terms/terms.ts'
import { addTriaged } from '#modules/libraries/desk/lines.ts'
import { openListOf } from '#modules/libraries/desk/lists.ts'
import { triage } from '#modules/libraries/intake/triage.ts'
import type { Triaged } from '#modules/libraries/intake/triaged.ts'
import { readOrder } from '#modules/orders/parcels/whole-order.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { mayMember } from '#modules/people/access/member-grants.ts'
import { tradeKind } from '#modules/people/customers/trade-standing.ts'
import { pathTo } from '#screens/addresses.ts'
import type { OrderedAgain } from './contract.ts'

/** A line of the old order beside what the catalogue makes of it today. */
interface TitleToReorder {
  title: string
  productId: number
  quantity: number
  today: Triaged
}

/**
 * Orders again what can still be had: into the basket, or for who buys on account into the open list at the desk. What cannot be had
 * is named, with other editions of it; nothing is put in their place unasked.
 * @throws NotFound 'order.unknown' alike for unknown and foreign orders.
 */
export async function orderAgain(db: Pool, number: string, asking: ShowCartInput & { caller: Caller }): Promise<OrderedAgain> {
  const { caller, now, storefront } = asking
  const { order, lines } = await readOrder(db, number)
  if (order.owner_id !== caller.id) throw new NotFound('order.unknown')
  const asked = lines.map(({ ean, quantity }, index) => ({
    ean,
    quantity,
    title: '',
    author: '',
    asked: ean,
    row: index + 1,
    fault: null,
  }))
  const triaged = await triage(db, storefront, asked, { now })
  const wanted = lines.map((line, index) => ({
    title: line.title,
    productId: line.product_id,
    quantity: line.quantity,
    today: triaged[index]!,
  }))
  return (await usesList(db, asking)) ? intoList(db, wanted, asking) : intoCart(db, wanted, asking)
}

/** Whoever buys by invoice orders at the desk. */
async function usesList(db: Pool, { caller, now }: ShowCartInput & { caller: Caller }): Promise<boolean> {
  if (!mayMember(caller, 'desk.use') || !(await tradeKind(db, caller, now))) return false
  return (await termsOf(db, caller.id)).onAccount
}

async function intoList(
  db: Pool,
  titles: readonly TitleToReorder[],
  asking: ShowCartInput & { caller: Caller },
): Promise<OrderedAgain> {
  const found = titles.filter(({ today }) => today.state === 'found')
  const list = await db.begin(async (tx: Tx) => {
    const id = await openListOf(tx, asking.caller)
    await addTriaged(
      tx,
      id,
      found.map(({ today }) => today),
    )
    return id
  })
  const added = found.map(({ title, quantity }) => ({ title, wanted: quantity, quantity }))
  return { into: 'list', cart: null, list, added, missing: await missingOf(db, titles, new Set(found), asking) }
}

async function intoCart(
  db: Pool,
  titles: readonly TitleToReorder[],
  asking: ShowCartInput & { caller: Caller },
): Promise<OrderedAgain> {
  const found = titles.filter(({ today }) => today.state === 'found' && today.productId !== null)
  const rows = new Map(
    (
      await saleRows(
        db,
        found.map(({ today }) => today.productId ?? 0),
      )
    ).map((row) => [row.product_id, row]),
  )
  const sold = found.flatMap((line) => {
    const row = rows.get(line.today.productId ?? 0)
    const most = row && row.price_cents !== null ? mostOf(soldProduct(row, dayOf(asking.now))) : 0
    return most > 0 && row?.price_cents != null
      ? [{ line, productId: row.product_id, quantity: Math.min(line.quantity, most), priceCents: row.price_cents }]
      : []
  })
  const cart = await createCart(db, asking)
  if (sold.length > 0)
    await addLines(
      db,
      cart.pk,
      sold.map(({ line: _line, ...one }) => one),
    )
  const added = sold.map(({ line, quantity }) => ({ title: line.title, wanted: line.quantity, quantity }))
  const had = new Set(sold.map(({ line }) => line))
  return { into: 'cart', cart: cart.pk, list: null, added, missing: await missingOf(db, titles, had, asking) }
}

/** What could not be had, each with the editions that can. */
async function missingOf(
  db: Db,
  titles: readonly TitleToReorder[],
  had: ReadonlySet<TitleToReorder>,
  { language, now }: ShowCartInput,
): Promise<OrderedAgain['missing']> {
  const missing = titles.filter((line) => !had.has(line))
  const ids = [...new Set(missing.flatMap(({ today }) => today.candidates))]
  const cards = new Map((await productCards(db, ids, language, now)).map((card) => [card.pk, card]))
  return missing.map(({ title, quantity, today }) => ({
    title,
    quantity,
    editions: today.candidates.flatMap((id) => {
      const card = cards.get(id)
      if (!card) return []
      const href =
        card.model_type === 'book'
          ? pathTo('book-detail', language, { slug: card.slug || 'x', id, sku: card.sku })
          : pathTo('object-detail', language, { slug: card.slug || 'x', id })
      return [{ product: id, title: card.title, author: card.author?.name ?? '', price: card.price, href }]
    }),
  }))
}
