import { today } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cardRows } from './cards.sql.ts'
import { isEbook, productCardOf, productCards } from './cards.ts'
import { categoryTree } from './category-tree.ts'
import type { ProductDetail } from './contract.ts'
import { eachCounted } from './counted-contract.ts'
import { detailRow } from './product.sql.ts'
import type { ProductFacts } from './product-facts.ts'
import { sizeTableOf } from './size-table.ts'

interface ProductParts {
  detail: Omit<ProductDetail, 'editions' | 'related'>
  /** Other formats and editions of the same work. */
  editions: number[]
  related: number[]
  /** The code of the shop that sells it. */
  storefront: string
}

/**
 * Everything a product page shows, texts in `language`, prices in euros with VAT; of the products beside it their ids.
 * @throws NotFound when no product has the id.
 */
export async function productParts(db: Db, id: number, language: Language, facts: ProductFacts): Promise<ProductParts> {
  const [[plain], row, tree] = await Promise.all([cardRows(db, [id]), detailRow(db, id, language, facts), categoryTree(db)])
  if (!plain || !row) throw new NotFound('catalogue.unknown_product')
  const { editions, related, sizes } = row
  const card = productCardOf(plain, language, tree, today())
  const sizeOf = new Map(sizes.map((size) => [size.id, size.size]))
  const sizeCards = await productCards(
    db,
    sizes.map((size) => size.id),
    language,
  )
  const detail: ProductParts['detail'] = {
    ...card,
    publisher: card.editorial && { ...card.editorial, slug: row.publisher_slug ?? '' },
    contributors: card.authors.map((author, index) => ({ ...author, role: plain.authors[index]?.role ?? 'A01' })),
    series:
      row.series_id === null
        ? null
        : { id: row.series_id, name: row.series_name ?? '', slug: row.series_slug ?? '', number: row.series_number },
    published_on: plain.published_on,
    format_code: plain.format_code,
    ...eachCounted((_, name) => row[name]),
    dimensions: row.dimensions,
    summary: row.summary,
    description: row.description,
    details: row.details,
    recommendation: row.recommendation,
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
    vat_percent: row.vat_percent,
    kept_promises: row.kept_promises,
  }
  return { detail, editions, related, storefront: row.storefront_code }
}
