import { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { ProductsQuery } from '#modules/search/contract.ts'
import type { SearchIndex } from '#modules/search/index/open.ts'
import { tagIds } from './gifts.sql.ts'

/** What a row shows: a lot, or a saved query of the product list. */
export interface Source {
  lot_id: number | null
  query: string | null
}

/** Displays of what can be bought and sent: gifts that nobody can have are no gifts. */
const toBeHad = ['immediate', 'in_stock', 'few_left', 'within_days', 'print_on_demand']

const asked = (query: string) => Object.fromEntries(new URLSearchParams(query))
const Filters = ProductsQuery.omit({ page: true, limit: true }).strict()

/** Whether staff wrote a query that the product list understands and that narrows it. */
export const isSavedQuery = (query: string): boolean => query !== '' && Filters.safeParse(asked(query)).success

export const SavedQuery = z.string().max(400).refine(isSavedQuery, { error: 'gifts.query' })

interface Narrowed {
  /** Exclusive upper bound in cents (M-22). */
  belowCents?: number | undefined
  page?: number
  limit: number
}

/**
 * Products of the source that can be had, with a price below the bound, most sold first unless the query orders them otherwise.
 * Tags are named by key in a saved query: ids differ from shop to shop.
 */
export async function productsOf(
  { db, search }: { db: Db; search: SearchIndex },
  { lot_id, query }: Source,
  language: Language,
  { belowCents, page = 1, limit }: Narrowed,
): Promise<{ ids: number[]; total: number }> {
  const written = lot_id === null ? asked(query ?? '') : { lot: String(lot_id), sort: 'featured' }
  const { tag, ...rest } = written as Record<string, string>
  const tags = tag === undefined ? undefined : await tagIds(db, tag.split(','))
  const price = Math.min(
    belowCents === undefined ? Number.POSITIVE_INFINITY : belowCents - 1,
    Number(rest['price_to'] ?? Number.POSITIVE_INFINITY),
  )
  const found = search.find(
    ProductsQuery.parse({
      sort: 'sales',
      availability: toBeHad,
      ...rest,
      ...(tags && { tag: tags.length > 0 ? tags.map(({ id }) => String(id)) : ['0'] }),
      ...(Number.isFinite(price) && { price_to: price }),
      price_from: rest['price_from'] ?? 1,
      page,
      limit,
    }),
    language,
    false,
  )
  return { ids: found.ids, total: found.total }
}
