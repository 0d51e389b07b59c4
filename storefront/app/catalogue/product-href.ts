import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { ProductCard } from '#modules/catalogue/contract.ts'

type Addressed = Pick<ProductCard, 'model_type' | 'slug' | 'pk' | 'sku'>

/** The page of a product. */
export const productHref = ({ model_type, slug, pk, sku }: Addressed, language: Language): string =>
  model_type === 'book'
    ? pathTo('book-detail', language, { slug, id: pk, sku })
    : pathTo('object-detail', language, { slug, id: pk })
