import type { Language } from '#kernel/language.ts'
import type { Everything } from '#modules/editorial/site-search/contract.ts'
import type { SuggestAnswer } from '#modules/goods/search/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { productHref } from '../site/product-href.ts'

/** One row under the search field; `group` starts a new heading where it changes. */
export interface Suggestion {
  group: 'words' | 'products' | 'authors' | 'categories' | 'elsewhere'
  name: string
  note: string | null
  image: string | null
  price: number | null
  href: string
}

/** The help pages come last among the kinds, and whoever asks in words that pages use wants one. */
const mostElsewhere = 4
const bare = { note: null, image: null, price: null }

/** The suggestions in the order in which they are shown, each with the page it leads to. */
export function suggestionsOf(
  given: SuggestAnswer | null | undefined,
  elsewhere: Everything | null | undefined,
  language: Language,
  kinds: Readonly<Record<Everything['groups'][number]['kind'], string>>,
): Suggestion[] {
  const answer = given ?? { words: [], products: [], authors: [], categories: [] }
  const find = pathTo('search', language)
  return [
    ...answer.words
      .slice(0, 4)
      .map((word) => ({ ...bare, group: 'words' as const, name: word, href: `${find}?q=${encodeURIComponent(word)}` })),
    ...answer.products.slice(0, 5).map((product) => ({
      group: 'products' as const,
      name: product.title,
      note: product.author,
      image: product.image,
      price: product.price,
      href: productHref(product, language),
    })),
    ...answer.authors.slice(0, 3).map((author) => ({
      ...bare,
      group: 'authors' as const,
      name: author.name,
      href: pathTo('author', language, { slug: author.slug, id: author.id }),
    })),
    ...answer.categories.slice(0, 3).map((category) => ({
      ...bare,
      group: 'categories' as const,
      name: category.name,
      href: `${pathTo(category.kind === 'book' ? 'book-list' : 'object-list', language)}?category=${category.id}`,
    })),
    ...(elsewhere?.groups ?? [])
      .slice(-mostElsewhere)
      .flatMap(({ kind, items }) =>
        items.map(({ title, href }) => ({ ...bare, group: 'elsewhere' as const, name: title, note: kinds[kind], href })),
      ),
  ]
}
