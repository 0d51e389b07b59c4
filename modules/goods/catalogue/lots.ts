import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { productCards } from './cards.ts'
import { categoryTree, withDescendants } from './category-tree.ts'
import type { AuthorView, Lot, ProductCard } from './contract.ts'
import {
  authorRow,
  carouselIds,
  categoryProductIds,
  lotProductIds,
  lotRows,
  publisherRow,
  seriesRow,
  shuffledLotProductIds,
  successorOf,
  successorOfTag,
  tagRow,
} from './lots.sql.ts'

interface Listing {
  storefront: string
  language: Language
  limit: number
  order: 'featured' | 'rand'
  descending: boolean
  /** A book once for all its editions, the one that the visitor reads. */
  works: boolean
}

/** Comma-separated ids as numbers; what is no id is left out, so that an unknown lot reads as an empty one (I-17). */
export const idsOf = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)

const answer = (items: ProductCard[]) => ({ items, count: items.length })

/** Products of the lots: featured first, or shuffled anew at each call (I-13, I-14). */
export async function listLots(
  db: Db,
  lotIds: readonly number[],
  { storefront, language, limit, order, descending, works }: Listing,
  now = new Date(),
) {
  const once = { works, language }
  const ids =
    order === 'rand'
      ? await shuffledLotProductIds(db, storefront, lotIds, { limit, seed: String(now.getTime()), once })
      : await lotProductIds(db, storefront, lotIds, { limit, descending, once })
  return answer(
    await productCards(
      db,
      ids.map((item) => item.id),
      language,
      now,
    ),
  )
}

/** Products of a kind in categories and everything below them (I-15). */
export async function listCategories(
  db: Db,
  kind: 'book' | 'object',
  categoryIds: readonly number[],
  { storefront, language, limit, descending, works }: Listing,
  now = new Date(),
) {
  const wanted = withDescendants(await categoryTree(db), categoryIds)
  const ids = await categoryProductIds(db, storefront, kind, wanted, { limit, descending, once: { works, language } })
  return answer(
    await productCards(
      db,
      ids.map((item) => item.id),
      language,
      now,
    ),
  )
}

/** The carousels of a shop beside the main one: what it features and what it sells most. */
export async function carousels(
  db: Db,
  { storefront, language, limit }: Pick<Listing, 'storefront' | 'language' | 'limit'>,
  now = new Date(),
) {
  const cardsOf = async (by: 'featured' | 'sales') =>
    productCards(
      db,
      (await carouselIds(db, storefront, by, limit)).map((item) => item.id),
      language,
      now,
    )
  const [featured, best] = await Promise.all([cardsOf('featured'), cardsOf('sales')])
  return { featured, best_sellers: best }
}

/** @throws NotFound when no lot has the key. */
export async function lotByKey(db: Db, key: string, language: Language): Promise<Lot> {
  const [lot] = await lotRows(db, language, { keys: [key] })
  if (!lot) throw new NotFound('catalogue.unknown_lot')
  return lot
}

/** @throws NotFound when no lot has the id. */
export async function lotById(db: Db, id: number, language: Language): Promise<Lot> {
  const [lot] = await lotRows(db, language, { ids: [id] })
  if (!lot) throw new NotFound('catalogue.unknown_lot')
  return lot
}

export const lotsOfKind = (db: Db, kind: string, language: Language): Promise<Lot[]> => lotRows(db, language, { kind })

/** What stands under a number, or under the one into which it was joined. */
async function orSuccessor<Row>(
  db: Db,
  kind: Parameters<typeof successorOf>[1],
  id: number,
  read: (id: number) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const row = await read(id)
  if (row) return row
  const successor = await successorOf(db, kind, id)
  return successor === undefined ? undefined : read(successor)
}

/** @throws NotFound */
export async function authorView(db: Db, id: number, language: Language): Promise<AuthorView> {
  const author = await orSuccessor(db, 'author', id, (one) => authorRow(db, one, language))
  if (!author) throw new NotFound('catalogue.unknown_author')
  return author
}

/** A tag by its slug in any language or by its key. @throws NotFound */
export async function tagView(db: Db, slug: string, language: Language) {
  const known = await tagRow(db, slug, language)
  const successor = known ? undefined : await successorOfTag(db, slug)
  const tag = known ?? (successor && (await tagRow(db, successor, language)))
  if (!tag) throw new NotFound('catalogue.unknown_tag')
  return tag
}

/** A publisher's series of books. @throws NotFound */
export async function seriesView(db: Db, id: number) {
  const series = await orSuccessor(db, 'series', id, (one) => seriesRow(db, one))
  if (!series) throw new NotFound('catalogue.unknown_series')
  return series
}

/** @throws NotFound */
export async function publisherView(db: Db, id: number) {
  const publisher = await orSuccessor(db, 'publisher', id, (one) => publisherRow(db, one))
  if (!publisher) throw new NotFound('catalogue.unknown_publisher')
  return publisher
}
