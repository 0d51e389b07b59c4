import type { Language } from '#kernel/language.ts'
import { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { ShopApi } from '../site/server-api.ts'

const parameter = 'product'

/** The form to ask whether a product may be had, which is then filled in (C-25). */
export const askHref = (productId: number, language: Language): string =>
  `${pathTo('contact', language)}?${parameter}=${productId}#contact`

/** What an address of `askHref` asks about; null when it names no product. */
export async function askedAbout(api: ShopApi, query: URLSearchParams): Promise<{ title: string; ean: string } | null> {
  const id = query.get(parameter)
  if (!id || !/^\d{1,9}$/.test(id)) return null
  try {
    const { title, ean } = await api.get(ProductDetail, `/products/${id}/`)
    return { title, ean }
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null
    throw error
  }
}
