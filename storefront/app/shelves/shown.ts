import { languages } from '#kernel/language.ts'
import type { Picture, ProductCard, ProductDetail } from '#modules/goods/catalogue/contract.ts'

/** A picture whose renditions follow from its address. */
export type ShownPicture = Pick<Picture, 'src' | 'width' | 'height' | 'ground' | 'focus'>

const otherLanguages = languages.flatMap((language) => [`title_${language}`, `slug_${language}`] as const)
const leftOfCards = [
  ...otherLanguages,
  'ean',
  'subtitle',
  'authors',
  'editorial',
  'category',
] as const satisfies (keyof ProductCard)[]
const leftOfProducts = [...otherLanguages, 'lots', 'contributors', 'categories'] as const satisfies (keyof ProductDetail)[]

/** A card without what no screen shows of it: a page carries dozens, and what its scripts take over travels twice. */
export type ShownCard = Omit<ProductCard, (typeof leftOfCards)[number] | 'author' | 'images'> & {
  author: { name: string } | null
  images: { cart: ShownPicture }
}

/** A product page's product: without the other languages, with the products beside it as cards. */
export type ShownProduct = Omit<ProductDetail, (typeof leftOfProducts)[number] | 'images' | 'editions' | 'related'> & {
  images: { cart: ShownPicture; zoom: ShownPicture; secondaries: ShownPicture[] }
  editions: ShownCard[]
  related: ShownCard[]
}

export const shownPicture = ({ src, width, height, ground, focus }: Picture): ShownPicture => ({
  src,
  width,
  height,
  ground,
  ...(focus !== undefined && { focus }),
})

export const shownCard = (card: ProductCard): ShownCard => ({
  ...without(card, leftOfCards),
  author: card.author && { name: card.author.name },
  images: { cart: shownPicture(card.images.cart) },
})

export const shownProduct = (product: ProductDetail): ShownProduct => ({
  ...without(product, leftOfProducts),
  images: {
    cart: shownPicture(product.images.cart),
    zoom: shownPicture(product.images.zoom),
    secondaries: product.images.secondaries.map(shownPicture),
  },
  editions: product.editions.map(shownCard),
  related: product.related.map(shownCard),
})

/** The same without the fields of these names. */
export function without<T extends object, Name extends keyof T>(whole: T, names: readonly Name[]): Omit<T, Name> {
  const shown: Partial<T> = {}
  for (const name in whole) if (!(names as readonly PropertyKey[]).includes(name)) shown[name] = whole[name]
  return shown as Omit<T, Name>
}
