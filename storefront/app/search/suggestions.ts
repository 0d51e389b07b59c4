import type { Language } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { SuggestAnswer } from '#modules/search/contract.ts'
import { productHref } from '../catalogue/product-href.ts'

/** One row under the search field; `group` starts a new heading where it changes. */
export interface Suggestion {
  group: 'words' | 'products' | 'authors' | 'categories'
  name: string
  note: string | null
  image: string | null
  price: number | null
  href: string
}

const bare = { note: null, image: null, price: null }

/** The suggestions in the order in which they are shown, each with the page it leads to. */
export function suggestionsOf(answer: SuggestAnswer, language: Language): Suggestion[] {
  const find = pathTo('search', language)
  return [
    ...answer.words
      .slice(0, 4)
      .map((word) => ({ ...bare, group: 'words' as const, name: word, href: `${find}?q=${encodeURIComponent(word)}` })),
    ...answer.products.slice(0, 5).map((one) => ({
      group: 'products' as const,
      name: one.title,
      note: one.author,
      image: one.image,
      price: one.price,
      href: productHref(one, language),
    })),
    ...answer.authors.slice(0, 3).map((one) => ({
      ...bare,
      group: 'authors' as const,
      name: one.name,
      href: pathTo('author', language, { slug: one.slug, id: one.id }),
    })),
    ...answer.categories.slice(0, 3).map((one) => ({
      ...bare,
      group: 'categories' as const,
      name: one.name,
      href: `${pathTo('book-list', language)}?category=${one.id}`,
    })),
  ]
}
