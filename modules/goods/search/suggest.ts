import type { Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import type { CardTexts } from './card-texts.ts'
import type { ProductsQuery, SuggestAnswer } from './contract.ts'
import { mostFrequent } from './index/count.ts'
import { fold } from './index/fold.ts'
import { lateBeginning } from './index/late-words.ts'
import type { Names } from './index/names.ts'
import type { SearchIndex } from './index/open.ts'
import { fieldBits, type IndexState } from './index/state.ts'
import { stopWords } from './index/stem.ts'
import { placeOf } from './index/words.ts'
import { rowsWriting, wordsOf } from './spelling.ts'

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

/** Sections of that name in which this shop sells something; each leads to the list of its kind. */
function categoriesLike(index: SearchIndex, words: readonly string[], language: Language): SuggestAnswer['categories'] {
  const found: SuggestAnswer['categories'] = []
  for (const [id, { folded, labels, slugs, kind }] of index.names.all('category')) {
    if (!hasAll(folded, words) || kind === null || index.productsIn('category', id) === 0) continue
    found.push({ id: Number(id), name: labels[language], slug: slugs[language] ?? slugOf(labels[language]), kind })
    if (found.length === categoriesShown) break
  }
  return found
}

/** A product whose title has the word, of the visitor's language if one comes soon. */
function writtenBy(index: SearchIndex, word: string, language: Language): number | null {
  const [row] = rowsWriting(index, word, language, fieldBits.title)
  return row === undefined ? null : index.state.id[row]!
}

/** The words of these texts as they are written, by how they are folded. */
function spellings(texts: readonly string[], language: Language): Map<string, string> {
  const written = new Map<string, string>()
  for (const text of texts)
    for (const word of wordsOf(text)) {
      const folded = fold(word)
      if (!written.has(folded)) written.set(folded, word.toLocaleLowerCase(language))
    }
  return written
}

const keptSpellings = new WeakMap<Names, { version: number; by: Map<Language, Map<string, string>> }>()

/** The same of the words in the names of categories and tags, kept until a name changes. */
function spellingsOfNames(names: Names, language: Language): Map<string, string> {
  let kept = keptSpellings.get(names)
  if (kept?.version !== names.version) {
    kept = { version: names.version, by: new Map() }
    keptSpellings.set(names, kept)
  }
  let written = kept.by.get(language)
  if (!written) {
    const named = [...names.all('category').values(), ...names.all('tag').values()]
    written = spellings(
      named.map(({ labels }) => labels[language]),
      language,
    )
    kept.by.set(language, written)
  }
  return written
}

/** What the visitor may mean while typing: words, products, authors, categories. */
export async function suggest(index: SearchIndex, cards: CardTexts, q: string, language: Language): Promise<SuggestAnswer> {
  const words = fold(q).split(' ').filter(Boolean).slice(0, 8)
  const last = words.at(-1)
  if (last === undefined || fold(q).length < 2) return { words: [], products: [], authors: [], categories: [] }
  // What stands before the last word is left as it was typed.
  const before = q.trim().split(/\s+/).slice(0, -1).join(' ')
  const found = index.find(question({ q, limit: productsShown, group: 'works' }), language, false)
  const begun = wordsLike(index.state, last)
  const likely = begun.length > 0 ? begun : (found.corrected?.split(' ').slice(-1) ?? [])
  const writing = likely.flatMap((word) => writtenBy(index, word, language) ?? [])
  const known = new Map(
    (await cards.of([...new Set([...found.ids, ...writing])], language)).map((text) => {
      const card = JSON.parse(text.toString()) as ProductCard
      return [card.pk, card]
    }),
  )
  const shown = found.corrected === null || last.length > 3 ? found.ids.flatMap((id) => known.get(id) ?? []) : []
  const written = spellings(
    writing.flatMap((id) => known.get(id)?.title ?? []),
    language,
  )
  const named = spellingsOfNames(index.names, language)
  return {
    words: likely.map((word) => {
      const folded = fold(word)
      const one = written.get(folded) ?? named.get(folded) ?? word
      return before ? `${before} ${one}` : one
    }),
    products: shown.map((card) => {
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
