import type { Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import type { ProductCard } from '#modules/catalogue/contract.ts'
import type { CardTexts } from './card-texts.ts'
import type { ProductsQuery, SuggestAnswer } from './contract.ts'
import { mostFrequent } from './index/count.ts'
import { fold } from './index/fold.ts'
import { lateBeginning } from './index/late-words.ts'
import type { SearchIndex } from './index/open.ts'
import type { IndexState } from './index/state.ts'
import { stopWords } from './index/stem.ts'
import { placeOf } from './index/words.ts'

const wordsShown = 6
const productsShown = 5
const peopleShown = 3
const peopleWeighed = 60
const categoriesShown = 3
/** A beginning of one letter fits thousands of words; only so many are weighed. */
const wordsWeighed = 4_000

/** Words of the catalogue that begin so, the most frequent first. */
function wordsLike(state: IndexState, beginning: string): string[] {
  const { words, start } = state.postings
  const found = new Map<string, number>()
  const first = placeOf(words, beginning)
  for (let at = first; at < words.length && at < first + wordsWeighed && words[at]!.startsWith(beginning); at++)
    found.set(words[at]!, start[at + 1]! - start[at]!)
  for (const [word, late] of lateBeginning(state, beginning)) found.set(word, (found.get(word) ?? 0) + late.rows.length)
  return [...found]
    .filter(([word]) => word.length > 2 && !stopWords.has(word) && !/^\d+$/.test(word))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, wordsShown)
    .map(([word]) => word)
}

const question = (rest: Partial<ProductsQuery>): ProductsQuery => ({ page: 1, limit: 24, ...rest }) as ProductsQuery

const hasAll = (folded: string, words: readonly string[]) => words.every((word) => ` ${folded}`.includes(` ${word}`))

function peopleLike(index: SearchIndex, words: readonly string[], language: Language): SuggestAnswer['authors'] {
  const counts = index.peopleOf(words.join(' '))
  const { keys } = index.state.values.people
  const found: SuggestAnswer['authors'] = []
  for (const [code, works] of mostFrequent(counts, peopleWeighed)) {
    const person = index.names.person(keys[code - 1]!)
    if (!person) continue
    const name = person[language] ?? person.name
    if (hasAll(fold(`${person.name} ${name}`), words)) found.push({ id: person.id, name, slug: person.slug, works })
    if (found.length === peopleShown) break
  }
  return found
}

function categoriesLike(index: SearchIndex, words: readonly string[], language: Language): SuggestAnswer['categories'] {
  const found: SuggestAnswer['categories'] = []
  for (const [id, { folded, labels, slugs }] of index.names.all('category')) {
    if (!hasAll(folded, words)) continue
    found.push({ id: Number(id), name: labels[language], slug: slugs[language] ?? slugOf(labels[language]) })
    if (found.length === categoriesShown) break
  }
  return found
}

/** What the visitor may mean while typing: words, products, authors, categories. */
export async function suggest(index: SearchIndex, cards: CardTexts, q: string, language: Language): Promise<SuggestAnswer> {
  const words = fold(q).split(' ').filter(Boolean).slice(0, 8)
  const last = words.at(-1)
  if (last === undefined || fold(q).length < 2) return { words: [], products: [], authors: [], categories: [] }
  const before = words.slice(0, -1).join(' ')
  const found = index.find(question({ q, limit: productsShown }), language, false)
  const texts = found.corrected === null || last.length > 3 ? await cards.of(found.ids, language) : []
  const likely = wordsLike(index.state, last)
  return {
    words: (likely.length > 0 ? likely : (found.corrected?.split(' ').slice(-1) ?? [])).map((word) =>
      before ? `${before} ${word}` : word,
    ),
    products: texts.map((text) => {
      const card = JSON.parse(text.toString()) as ProductCard
      const { pk, sku, model_type, slug, title, price } = card
      return {
        pk,
        sku,
        model_type,
        slug,
        title,
        author: card.author?.name ?? null,
        price,
        image: card.images.cart.webp.split(' ')[0] ?? card.images.cart.src,
      }
    }),
    authors: peopleLike(index, words, language),
    categories: categoriesLike(index, words, language),
  }
}
