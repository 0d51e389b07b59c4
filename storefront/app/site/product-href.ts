import type { Language } from '#kernel/language.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Place } from './place.ts'

type Addressed = Pick<ProductCard, 'model_type' | 'slug' | 'pk' | 'sku'>

/** The page of a product in its shop. */
export const productHref = ({ model_type, slug, pk, sku }: Addressed, language: Language, place: Place = 'palace'): string =>
  place === 'gaudi'
    ? pathTo('gaudi-product', language, { slug, id: pk })
    : model_type === 'book'
      ? pathTo('book-detail', language, { slug, id: pk, sku })
      : pathTo('object-detail', language, { slug, id: pk })
