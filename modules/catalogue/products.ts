import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cardRows } from './cards.sql.ts'
import { isEbook, productCards } from './cards.ts'
import { categoryTree } from './category-tree.ts'
import type { ProductDetail } from './contract.ts'
import { languageLabel } from './languages.ts'
import { detailRow, editionIds, relatedIds, sizeRows } from './product.sql.ts'
import { vatPercentOf } from './vat.ts'

const relatedShown = 12

/**
 * Everything a product page shows, texts in `language`, prices in euros with VAT.
 * @throws NotFound when no product has the id.
 */
export async function productDetail(db: Db, id: number, language: Language, now = new Date()): Promise<ProductDetail> {
  const [[card], row] = await Promise.all([productCards(db, [id], language, now), detailRow(db, id, language)])
  if (!card || !row) throw new NotFound('catalogue.unknown_product')
  const [editions, sizes, related, tree, [plain]] = await Promise.all([
    row.work_id === null ? [] : editionIds(db, id, row.work_id),
    row.size_group_id === null ? [] : sizeRows(db, row.size_group_id, language),
    relatedIds(db, id, relatedShown),
    categoryTree(db),
    cardRows(db, [id]),
  ])
  const others = await productCards(
    db,
    [...editions, ...sizes, ...related].map((one) => one.id),
    language,
    now,
  )
  const byId = new Map(others.map((other) => [other.pk, other]))
  const pick = (list: readonly { id: number }[]) => list.flatMap((one) => byId.get(one.id) ?? [])
  const sizeOf = new Map(sizes.map((one) => [one.id, one.size]))
  return {
    ...card,
    publisher: card.editorial && { ...card.editorial, slug: row.publisher_slug ?? '' },
    contributors: card.authors.map((author, place) => ({ ...author, role: plain?.authors[place]?.role ?? 'A01' })),
    series:
      row.series_id === null
        ? null
        : { id: row.series_id, name: row.series_name ?? '', slug: row.series_slug ?? '', number: row.series_number },
    edition_year: row.edition_year,
    published_on: plain?.published_on ?? null,
    language: row.language_code === null ? null : languageLabel(row.language_code, language),
    format_code: plain?.format_code ?? null,
    page_count: row.page_count,
    dimensions: row.dimensions,
    weight_grams: row.weight_grams,
    summary: row.summary,
    description: row.description,
    details: row.details,
    recommendation: row.recommendation,
    categories: row.category_ids.flatMap((categoryId) => {
      const node = tree.get(categoryId)
      return node ? [{ id: node.id, name: node.names[language], slug: node.slugs[language], parent_id: node.parentId }] : []
    }),
    tags: row.tags,
    attributes: Object.groupBy(row.attributes, (one) => one.kind) as ProductDetail['attributes'],
    sizes: pick(sizes).map((one) => ({
      pk: one.pk,
      sku: one.sku,
      slug: one.slug,
      size: sizeOf.get(one.pk) ?? '',
      availability: one.availability,
    })),
    editions: pick(editions),
    lots: row.lots,
    stock_by_store: isEbook(plain?.format_code ?? null) ? [] : row.stock_by_store,
    safety: row.safety && {
      maker: row.safety.maker,
      maker_address: row.safety.maker_address,
      maker_email: row.safety.maker_email,
      warnings: row.safety.warnings[language] ?? row.safety.warnings.es ?? null,
    },
    vat_percent: vatPercentOf(row.vat_class),
    related: pick(related),
  }
}
