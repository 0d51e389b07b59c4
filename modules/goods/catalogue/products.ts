import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { accessibilityOf } from './accessibility.ts'
import { lifeInShort } from './author-life.ts'
import { type CardMade, isEbook, productCards } from './cards.ts'
import { categoryTree } from './category-tree.ts'
import type { ProductDetail } from './contract.ts'
import { eachCounted, eachSaid } from './edition-contract.ts'
import { besideInDatabase, type DetailRow, detailRows } from './product.sql.ts'
import type { ProductFacts } from './product-facts.ts'
import { sizeTableOf } from './size-table.ts'

/** How copies of an ebook are protected; null where neither a file is sold nor a lock is asked for. */
function protectionOf({ asks_lcp, file_watermark }: Pick<DetailRow, 'asks_lcp' | 'file_watermark'>): ProductDetail['protection'] {
  if (asks_lcp) return 'lcp'
  if (file_watermark === null) return null
  return file_watermark ? 'watermark' : 'none'
}

/** What the pages of products say beyond their cards, texts in `language`, by their ids; unknown ones and drafts are left out. */
export async function detailsOf(
  db: Db,
  ids: readonly number[],
  language: Language,
  facts: ProductFacts,
): Promise<ReadonlyMap<number, DetailRow>> {
  return new Map((await detailRows(db, ids, language, facts)).map((row) => [row.id, row]))
}

/** The ids of what stands beside a product that the search does not know as shown; nothing for an unknown one. */
export const askedBeside = async (db: Db, id: number, language: Language): Promise<{ editions: number[]; related: number[] }> =>
  (await besideInDatabase(db, id, language)) ?? { editions: [], related: [] }

export type { DetailRow } from './product.sql.ts'

/** Everything that a product says of itself; what stands beside it follows. */
export type ProductAlone = Omit<ProductDetail, 'editions' | 'related'>

/** Everything a product page shows of the product, texts in `language`, prices in euros with VAT. */
export async function productAlone(
  db: Db,
  { row: plain, card }: CardMade,
  row: DetailRow,
  language: Language,
): Promise<ProductAlone> {
  const tree = await categoryTree(db)
  const sizeOf = new Map(row.sizes.map((size) => [size.id, size.size]))
  const beside = [row.volume_before, row.volume_after]
  const cards = await productCards(
    db,
    [...row.sizes.map((size) => size.id), ...beside.flatMap((volume) => volume?.id ?? [])],
    language,
  )
  const sizeCards = cards.filter(({ pk }) => sizeOf.has(pk))
  const [previous, next] = beside.map((volume) => {
    const found = volume && cards.find(({ pk }) => pk === volume.id)
    return found ? { pk: found.pk, title: found.title, slug: found.slug, sku: found.sku, number: volume.number } : null
  })
  return {
    ...card,
    publisher: card.editorial && { ...card.editorial, slug: row.publisher_slug ?? '' },
    contributors: card.authors.map((author, index) => ({ ...author, role: plain.authors[index]?.role ?? 'A01' })),
    series:
      row.series_id === null
        ? null
        : {
            id: row.series_id,
            name: row.series_name ?? '',
            slug: row.series_slug ?? '',
            number: row.series_number,
            previous: previous ?? null,
            next: next ?? null,
          },
    published_on: plain.published_on,
    format_code: plain.format_code,
    ...eachCounted((_, name) => row[name]),
    ...eachSaid((_, name) => row[name]),
    summary: row.summary,
    description: row.description,
    details: row.details,
    recommendation: row.recommendation,
    contents: row.contents,
    press: row.press,
    awards: row.awards,
    lives: row.lives.flatMap(({ id, text }) => {
      const author = card.authors.find((one) => one.id === id)
      return author ? [{ ...author, text: lifeInShort(text) }] : []
    }),
    categories: row.category_ids.flatMap((categoryId) => {
      const node = tree.get(categoryId)
      return node ? [{ id: node.id, name: node.names[language], slug: node.slugs[language], parent_id: node.parentId }] : []
    }),
    tags: row.tags,
    attributes: Object.groupBy(row.attributes, (item) => item.kind) as ProductDetail['attributes'],
    sizes: sizeCards.map((sizeCard) => ({
      pk: sizeCard.pk,
      sku: sizeCard.sku,
      slug: sizeCard.slug,
      size: sizeOf.get(sizeCard.pk) ?? '',
      availability: sizeCard.availability,
    })),
    size_table: row.size_table === null ? null : sizeTableOf(row.size_table),
    lots: row.lots,
    stock_by_store: isEbook(plain.format_code) ? [] : row.stock_by_store,
    safety: row.safety && {
      maker: row.safety.maker,
      maker_address: row.safety.maker_address,
      maker_email: row.safety.maker_email,
      warnings: row.safety.warnings[language] ?? row.safety.warnings.es ?? null,
    },
    sample: row.sample,
    accessibility: isEbook(plain.format_code) ? accessibilityOf(row.accessibility, row.accessibility_note, language) : null,
    protection: isEbook(plain.format_code) ? protectionOf(row) : null,
    vat_percent: row.vat_percent,
    // A file is there at once: no day was promised for it.
    kept_promises: isEbook(plain.format_code) ? null : row.kept_promises,
  }
}
