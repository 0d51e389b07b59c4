import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { lineTexts } from '#modules/goods/catalogue/line-texts.ts'
import { knownForOrders } from '#modules/people/customers/known-customer.ts'
import { basketLines, requestLines } from './beginnings.sql.ts'
import { foundQuote } from './find-quotes.sql.ts'
import { linesOf } from './quotes.sql.ts'
import type { Beginning } from './staff-contract.ts'

interface From {
  quote?: number | undefined
  request?: number | undefined
  /** With a request: all else that its account asks for, too. */
  all_open?: boolean
  cart_of?: string | undefined
}

/**
 * What a new quote begins from: another one, what a library asked a bookseller for, or somebody's basket.
 * @throws NotFound, also for the quotes of other stores
 */
export async function beginning(
  db: Db,
  { quote, request, all_open = false, cart_of }: From,
  { onlyStore, storefront, language }: { onlyStore: string | null; storefront: string; language: Language },
): Promise<Beginning> {
  if (quote !== undefined) return fromQuote(db, quote, { onlyStore, language })
  if (request !== undefined) return fromRequest(db, request, { all: all_open, language })
  if (cart_of === undefined) return { who: { customer: null, name: '' }, note: '', requests: [], lines: [] }
  const { id, name } = await knownForOrders(db, cart_of)
  const lines = await basketLines(db, id, { storefront, language })
  return { who: { customer: id, name }, note: '', requests: [], lines: lines.map((line) => ({ ...line, discount: null })) }
}

async function fromQuote(
  db: Db,
  id: number,
  { onlyStore, language }: { onlyStore: string | null; language: Language },
): Promise<Beginning> {
  const found = await foundQuote(db, id, onlyStore)
  if (!found) throw new NotFound('quote.unknown')
  const written = await linesOf(db, id)
  const names = await lineTexts(
    db,
    written.map(({ product_id }) => product_id),
    language,
  )
  const lines = written.map(({ product_id, title, ean, quantity, discount }) => ({
    product: product_id,
    title: names.get(product_id)?.title ?? title,
    ean,
    copies: quantity,
    discount,
  }))
  return { who: { customer: found.customer, name: found.name }, note: '', requests: [], lines }
}

async function fromRequest(db: Db, id: number, how: { all: boolean; language: Language }): Promise<Beginning> {
  const rows = await requestLines(db, id, how)
  const [first] = rows
  if (!first) throw new NotFound('request.unknown')
  const lines = new Map<number, Beginning['lines'][number]>()
  for (const { product, title, ean, copies } of rows) {
    if (!product || !title || !ean) continue
    const before = lines.get(product)?.copies ?? 0
    lines.set(product, { product, title, ean, copies: Math.min(9_999, before + copies), discount: null })
  }
  return {
    who: { customer: first.customer, name: first.name },
    note: rows
      .flatMap(({ unknown }) => unknown || [])
      .join('\n')
      .slice(0, 1_000),
    requests: rows.map(({ id: request, number, asked, state }) => ({ id: request, number, asked, state })),
    lines: [...lines.values()],
  }
}
