import { z } from 'zod'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { ProductsQuery } from '#modules/goods/search/contract.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { together } from './found-products.ts'
import { tagIds } from './gifts.sql.ts'
import { tonguesOf } from './reading.ts'

/** What a row shows: a lot, or a saved query of the product list; several of them, parted by |, show what any of them finds. */
export interface Source {
  lot_id: number | null
  query: string | null
}

/** A product that can be had, with its price in cents. */
export interface FoundProduct {
  id: number
  cents: number
  /** The place of its language among those the visitor reads, the first being 0; 0 as well for what has nothing to read. */
  tongue: number
}

/** Displays of what can be bought and sent: gifts that nobody can have are no gifts. */
const toBeHad = ['immediate', 'few_left', 'within_days', 'print_on_demand']
/** Of one source; nobody turns that many pages. */
const most = 50_000

const asked = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query.trim()))
const Filters = ProductsQuery.omit({ page: true, limit: true }).strict()

/** Whether staff wrote a query that the product list understands and that narrows it. */
export const isSavedQuery = (query: string): boolean =>
  query.split('|').every((text) => text.trim() !== '' && Filters.safeParse(asked(text)).success)

export const SavedQuery = z.string().max(400).refine(isSavedQuery, { error: 'gifts.query' })

interface Shop {
  db: Db
  search: SearchIndex
}

/** What each source shows, kept until the catalogue changes: every count and page of the gift screens is read from it. */
const kept = new WeakMap<SearchIndex, { version: number; products: Map<string, Promise<FoundProduct[]>> }>()

/**
 * Products of the source that can be had and have a price: what the visitor can read before what is in other languages, then the most
 * sold, unless its query orders them otherwise; of several queries one of each in turn.
 */
export function allProductsOf(shop: Shop, source: Source, language: Language): Promise<readonly FoundProduct[]> {
  const { search } = shop
  let here = kept.get(search)
  if (here?.version !== search.version) {
    here = { version: search.version, products: new Map() }
    kept.set(search, here)
  }
  const { products } = here
  const name = `${language}|${source.lot_id}|${source.query}`
  const known = products.get(name)
  if (known) return known
  const found = foundBy(shop, source, language)
  products.set(name, found)
  found.catch(() => products.delete(name))
  return found
}

async function foundBy(shop: Shop, { lot_id, query }: Source, language: Language): Promise<FoundProduct[]> {
  if (lot_id !== null) return found(shop, { lot: String(lot_id), sort: 'featured' }, language)
  const hands = await Promise.all((query ?? '').split('|').map((text) => found(shop, asked(text), language)))
  return together(hands).toSorted((a, b) => a.tongue - b.tongue)
}

/** Tags are named by key in a saved query: ids differ from shop to shop. */
async function found(
  { db, search }: Shop,
  { tag, ...rest }: Record<string, string>,
  language: Language,
): Promise<FoundProduct[]> {
  const tags = tag === undefined ? undefined : await tagIds(db, tag.split(','))
  const question = {
    ...ProductsQuery.parse({
      sort: 'sales',
      availability: toBeHad,
      ...rest,
      ...(tags && { tag: tags.length > 0 ? tags.map(({ id }) => String(id)) : ['0'] }),
    }),
    page: 1,
    limit: most,
  }
  const { ids } = search.find(question, language, false)
  // An order that was asked for holds; so does a language.
  const tongues = rest['sort'] || rest['language'] ? null : tonguesOf(search, question, language)
  const products = ids.flatMap((id) => {
    const cents = search.priceOf(id)
    return cents ? [{ id, cents, tongue: tongues?.(id) ?? 0 }] : []
  })
  return products.toSorted((a, b) => a.tongue - b.tongue)
}

/** Ids of the source's first products and how many there are. */
export async function productsOf(shop: Shop, source: Source, language: Language, { limit }: { limit: number }) {
  const products = await allProductsOf(shop, source, language)
  return { ids: products.slice(0, limit).map(({ id }) => id), total: products.length }
}
