import { type Day, dayOf, today } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { inEachLanguage, type Language, languages, toColumns } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { pictureOf } from '#modules/goods/artwork/picture.ts'
import { availabilityOf } from './availability.ts'
import { cardRows, type ProductCardRow, unnamedCardRows } from './cards.sql.ts'
import { type CategoryTree, categoryTree, pathOf } from './category-tree.ts'
import type { ProductCard } from './contract.ts'
import { formatLabel } from './formats.ts'
import { languageLabel } from './languages.ts'
import { struckPrice } from './reduction.ts'

export type { ProductCardRow as CardRow } from './cards.sql.ts'

const ebookFormats = new Set(['E00', 'E01'])
export const isEbook = (formatCode: string | null): boolean => formatCode !== null && ebookFormats.has(formatCode)

const euros = (amount: number | null): number | null => (amount === null ? null : toEuros(cents(amount)))

/** Title or slug of a row in a language: its own translation, else the default text of the product (C-48). */
const textOf = (row: ProductCardRow, field: 'title' | 'subtitle' | 'slug', language: Language): string | null =>
  row.translations.find((translation) => translation.language === language)?.[field] ??
  row.translations.find((translation) => translation.language === 'es')?.[field] ??
  row[field]

export function productCardOf(row: ProductCardRow, language: Language, tree: CategoryTree, day: Day): ProductCard {
  const texts = (field: 'title' | 'slug') =>
    languages.map((item) => [`${field}_${item}`, textOf(row, field, item) ?? ''] as const)
  const title = textOf(row, 'title', language) ?? row.title
  const authors = row.authors.map(({ id, name, slug, names }) => ({ id, slug, name: names[language] ?? name }))
  const [first] = row.authors
  const path = pathOf(tree, row.category_id)
  const category = path.at(-1)
  const ebook = isEbook(row.format_code)
  const struck = struckPrice(row)
  return {
    ...(Object.fromEntries([...texts('title'), ...texts('slug')]) as Record<`${'title' | 'slug'}_${Language}`, string>),
    pk: row.id,
    sku: row.sku,
    ean: row.ean,
    model_type: row.kind,
    slug: textOf(row, 'slug', language) ?? row.slug,
    title,
    subtitle: textOf(row, 'subtitle', language),
    author: first
      ? {
          id: first.id,
          slug: first.slug,
          name: first.names[language] ?? first.name,
          ...toColumns(
            'name',
            inEachLanguage((each) => first.names[each] ?? first.name),
          ),
        }
      : null,
    authors,
    editorial: row.publisher_id === null ? null : { id: row.publisher_id, name: row.publisher_name ?? '' },
    category: category
      ? {
          id: category.id,
          name: category.names[language],
          ...toColumns('name', category.names),
        }
      : null,
    category_path: path.map((node) => node.names[language]),
    price: euros(row.price_cents),
    former_price: euros(struck),
    lowest_price_30_days: struck === null ? null : euros(row.lowest_cents),
    discount_percent: struck && row.price_cents !== null ? Math.floor(((struck - row.price_cents) * 100) / struck) : null,
    images: pictureOf({
      id: row.id,
      kind: row.kind,
      title,
      author: authors[0]?.name ?? null,
      artwork: row.artwork,
      images: row.images.map(({ alt, ...image }) => ({ ...image, alt: alt[language] ?? alt.es ?? title })),
      format: row.format_code,
    }),
    format: row.format_code === null ? null : formatLabel(row.format_code, language),
    language: row.language_code === null ? null : languageLabel(row.language_code, language),
    language_code: row.language_code,
    ebook,
    recommended: row.recommended,
    novelty: row.novelty,
    sized: row.sized,
    availability: availabilityOf(
      {
        kind: row.kind,
        code: row.availability_code,
        stock: row.stock,
        leadDays: row.lead_days,
        publishedOn: row.published_on as Day | null,
        priceCents: row.price_cents,
        active: row.active,
        ebook,
        hasFile: row.has_file,
      },
      day,
    ),
  }
}

/** What cards are made of, for those who sell: price in cents, stock, what decides whether it can be had. Unknown ids are left out. */
export const productFacts = async (db: Db, ids: readonly number[]): Promise<ProductCardRow[]> =>
  ids.length === 0 ? [] : cardRows(db, ids)

/** A card and the row that it was made of. */
export interface CardMade {
  row: ProductCardRow
  card: ProductCard
}

/** Somebody by all their names; null where a language has none of its own. */
interface Named extends Record<Language, string | null> {
  id: number
  name: string
  slug: string
}

/** A person by their id; undefined for one that is not known. */
type NamedBy = (id: number) => Named | undefined

/** The cards of the ids with their rows, in their order, texts in `language`. Unknown ids are left out. */
export async function cardsMade(db: Db, ids: readonly number[], language: Language, namedBy: NamedBy): Promise<CardMade[]> {
  const [rows, tree] = await Promise.all([rowsNamed(db, ids, namedBy), categoryTree(db)])
  const day = today()
  return rows.map((row) => ({ row, card: productCardOf(row, language, tree, day) }))
}

/** The rows of cards with the names that are known; where somebody is not, the database is asked for theirs. */
async function rowsNamed(db: Db, ids: readonly number[], namedBy: NamedBy): Promise<ProductCardRow[]> {
  const rows = await unnamedCardRows(db, ids)
  const named = rows.map(({ authors, ...row }): ProductCardRow | null => {
    const people = authors.map((author) => {
      const [id = '', role = ''] = author.split(',')
      const person = namedBy(Number(id))
      return person && { id: person.id, name: person.name, slug: person.slug, role, names: namesOf(person) }
    })
    return people.every((person) => person !== undefined) ? { ...row, authors: people } : null
  })
  const missing = rows.flatMap(({ id }, place) => (named[place] === null ? [id] : []))
  if (missing.length === 0) return named.filter((row) => row !== null)
  const asked = new Map((await cardRows(db, missing)).map((row) => [row.id, row]))
  return rows.flatMap(({ id }, place) => named[place] ?? asked.get(id) ?? [])
}

const noNames: Partial<Record<Language, string>> = {}

function namesOf(named: Named): Partial<Record<Language, string>> {
  const said = languages.filter((language) => named[language] !== null)
  return said.length === 0 ? noNames : Object.fromEntries(said.map((language) => [language, named[language]]))
}

/** The cards of the ids, in their order, texts in `language`; prices in euros, VAT included. Unknown ids are left out. */
export async function productCards(db: Db, ids: readonly number[], language: Language, now?: Date): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const [rows, tree] = await Promise.all([cardRows(db, ids), categoryTree(db)])
  const day = now ? dayOf(now) : today()
  return rows.map((row) => productCardOf(row, language, tree, day))
}

/**
 * The cards of what a shop sells among the ids, in their order: for who keeps ids where prices and stock grow old. Left out is what is
 * unknown, sold by another shop or no longer shown.
 */
export async function cardsOnSale(
  db: Db,
  ids: readonly number[],
  { storefront, language, now }: { storefront: string; language: Language; now?: Date },
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const [rows, tree] = await Promise.all([cardRows(db, ids), categoryTree(db)])
  const day = now ? dayOf(now) : today()
  return rows
    .filter((row) => row.active && row.storefront_code === storefront)
    .map((row) => productCardOf(row, language, tree, day))
}
