import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { knownForOrders } from '#modules/people/customers/known-customer.ts'
import { basketLines, requestLine } from './beginnings.sql.ts'
import { foundQuote } from './find-quotes.sql.ts'
import { linesOf } from './quotes.sql.ts'
import type { Beginning } from './staff-contract.ts'

interface From {
  quote?: number | undefined
  request?: number | undefined
  cart_of?: string | undefined
}

/**
 * What a new quote begins from: another one, what a library asked a bookseller for, or somebody's basket.
 * @throws NotFound, also for the quotes of other stores
 */
export async function beginning(
  db: Db,
  { quote, request, cart_of }: From,
  { onlyStore, storefront }: { onlyStore: string | null; storefront: string },
): Promise<Beginning> {
  if (quote !== undefined) return fromQuote(db, quote, onlyStore)
  if (request !== undefined) return fromRequest(db, request)
  if (cart_of === undefined) return { who: { customer: null, name: '' }, note: '', lines: [] }
  const { id, name } = await knownForOrders(db, cart_of)
  const lines = await basketLines(db, id, storefront)
  return { who: { customer: id, name }, note: '', lines: lines.map((line) => ({ ...line, discount: null })) }
}

async function fromQuote(db: Db, id: number, onlyStore: string | null): Promise<Beginning> {
  const found = await foundQuote(db, id, onlyStore)
  if (!found) throw new NotFound('quote.unknown')
  const lines = (await linesOf(db, id)).map(({ product_id, title, ean, quantity, discount }) => ({
    product: product_id,
    title,
    ean,
    copies: quantity,
    discount,
  }))
  return { who: { customer: found.customer, name: found.name }, note: '', lines }
}

async function fromRequest(db: Db, id: number): Promise<Beginning> {
  const [row] = await requestLine(db, id)
  if (!row) throw new NotFound('request.unknown')
  const { customer, name, asked, product, title, ean, copies } = row
  const line = product && title && ean ? [{ product, title, ean, copies, discount: null }] : []
  return { who: { customer, name }, note: asked, lines: line }
}
