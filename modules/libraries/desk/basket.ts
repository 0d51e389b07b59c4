import { dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { createCart } from '#modules/buying/cart/cart.ts'
import { addLines, saleRows } from '#modules/buying/cart/for-orders.ts'
import { mostOf } from '#modules/buying/cart/line-rules.ts'
import { soldProduct } from '#modules/buying/cart/sale.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { changeList } from './access.ts'
import { lineRows } from './desk.sql.ts'

/**
 * Puts what a list has found into the caller's basket, for those who pay before it leaves: at most what one line of a basket holds.
 * The list stays. @returns the basket, the lines put into it and how many could not be.
 * @throws as changeList; Refused 'desk.empty'.
 */
export async function putIntoBasket(
  db: Pool,
  listId: number,
  asking: ShowCartInput & { caller: Caller },
): Promise<{ cart: string; lines: number; left: number }> {
  const { caller, now } = asking
  const cart = await createCart(db, asking)
  return changeList(
    db,
    caller,
    listId,
    async (tx, list) => {
      const found = (await lineRows(tx, list.id)).filter((line) => line.state === 'found')
      const quantities = new Map(found.map((line) => [line.product_id ?? 0, line.quantity]))
      const rows = await saleRows(tx, [...quantities.keys()])
      const sold = rows.flatMap((row) => {
        const quantity = Math.min(quantities.get(row.product_id) ?? 0, mostOf(soldProduct(row, dayOf(now))))
        return quantity > 0 && row.price_cents !== null
          ? [{ productId: row.product_id, quantity, priceCents: row.price_cents }]
          : []
      })
      if (sold.length === 0) throw new Refused('desk.empty')
      await addLines(tx, cart.pk, sold)
      return { cart: cart.pk, lines: sold.length, left: found.length - sold.length }
    },
    ['open'],
  )
}

/**
 * Puts copies of titles into a basket, every one or none. `there`: what lies in it already. Inside a transaction.
 * @throws Refused 'desk.lines_unavailable' naming the first that the basket cannot take
 */
export async function putWholeInto(
  tx: Tx,
  cart: string,
  { copies, there }: { copies: ReadonlyMap<number, number>; there: ReadonlyMap<number, number> },
  now: Date,
): Promise<void> {
  const rows = await saleRows(tx, [...copies.keys()])
  const sold = rows.map((row) => ({ row, quantity: copies.get(row.product_id) ?? 0, product: soldProduct(row, dayOf(now)) }))
  const gone = sold.filter(
    ({ row, quantity, product }) => row.price_cents === null || quantity + (there.get(row.product_id) ?? 0) > mostOf(product),
  )
  if (gone.length > 0) throw new Refused('desk.lines_unavailable', { count: gone.length, title: gone[0]?.product.title ?? '' })
  await addLines(
    tx,
    cart,
    sold.map(({ row, quantity }) => ({ productId: row.product_id, quantity, priceCents: row.price_cents ?? 0 })),
  )
}
