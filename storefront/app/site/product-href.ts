import type { Language } from '#kernel/language.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { mainShop, standsIn } from '#screens/shops.ts'

type Addressed = Pick<ProductCard, 'model_type' | 'slug' | 'pk' | 'sku'>

/** The page of a product in its shop. */
export const productHref = ({ model_type, slug, pk, sku }: Addressed, language: Language, inShop: string = mainShop): string => {
  if (standsIn(inShop, 'product')) return shopPath(inShop, 'product', language, { slug, id: pk })
  return model_type === 'book'
    ? pathTo('book-detail', language, { slug, id: pk, sku })
    : pathTo('object-detail', language, { slug, id: pk })
}
