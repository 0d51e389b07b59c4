import type { Language } from '#kernel/language.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { editionsReadIn } from '#modules/goods/catalogue/languages.ts'
import type { CardTexts } from './card-texts.ts'
import { fold } from './index/fold.ts'
import type { SearchIndex } from './index/open.ts'
import { fieldBits } from './index/state.ts'
import { placeOf } from './index/words.ts'

/** Rows looked at for those that write a word as the visitor's language does. */
const rowsRead = 40
/** How many of them say how a word is written. */
const asked = 8

/** Rows that have a word in their title, or in the names of their people; those of the visitor's language first. */
export function rowsWriting({ state }: SearchIndex, word: string, language: Language, fields: number): number[] {
  const { words, start, rows, masks } = state.postings
  const read = new Set(editionsReadIn(language).map((code) => state.values.language.codes.get(code)))
  const at = placeOf(words, word)
  const built = words[at] === word ? [...rows.subarray(start[at], Math.min(start[at + 1]!, start[at]! + rowsRead))] : []
  const having = built.filter((row, i) => (masks[start[at]! + i]! & fields) !== 0 && !state.late[row])
  const late = state.lateWords.get(word)?.rows.slice(0, rowsRead) ?? []
  const all = [...having, ...late].filter((row) => state.live[row])
  return all.toSorted((a, b) => Number(read.has(state.single.language[b])) - Number(read.has(state.single.language[a])))
}

export const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}·]+/u).filter((word) => fold(word) !== '')

/** The names of those who made the product of a row. */
function namesIn({ state, names }: SearchIndex, row: number, language: Language): string[] {
  const { start, count, codes } = state.lists.people
  return [...codes.subarray(start[row]!, start[row]! + count[row]!)].flatMap((code) => {
    const person = names.person(state.values.people.keys[code - 1]!)
    return person ? [person[language] ?? person.name] : []
  })
}

/** How titles and names write each of these folded words, accents and capitals as most of them have it. */
async function spellingsOf(index: SearchIndex, cards: CardTexts, words: readonly string[], language: Language) {
  const rows = new Set(
    words.flatMap((word) => rowsWriting(index, word, language, fieldBits.title | fieldBits.people).slice(0, asked)),
  )
  const people = [...rows].map((row) => namesIn(index, row, language))
  const ids = [...rows].map((row) => index.state.id[row]!)
  const titles = (await cards.of(ids, language)).map((text) => (JSON.parse(text.toString()) as ProductCard).title)
  const wanted = new Map(words.map((word) => [word, new Map<string, number>()]))
  for (const written of [...titles, ...people.flat()].flatMap(wordsOf)) {
    const ways = wanted.get(fold(written))
    ways?.set(written, (ways.get(written) ?? 0) + 1)
  }
  return new Map(
    [...wanted].map(([word, ways]) => {
      const [most] = [...ways].sort((a, b) => b[1] - a[1] || (a[0] > b[0] ? -1 : 1))
      return [word, most?.[0] ?? word]
    }),
  )
}

interface Told {
  corrected: string | null
  offered: string | null
  suggestions: string[]
}

/** The words that a search shows in the place of those typed, written as the catalogue writes them; what was typed stays as it is. */
export async function spelled(
  index: SearchIndex,
  cards: CardTexts,
  { corrected, offered, suggestions }: Told,
  { typed, language }: { typed: string; language: Language },
): Promise<Told> {
  const own = new Set(typed.split(/\s+/))
  const others = (text: string | null) => (text?.split(' ') ?? []).filter((word) => !own.has(word))
  const folded = [...new Set([...others(corrected), ...others(offered), ...suggestions])]
  if (folded.length === 0) return { corrected, offered, suggestions }
  const ways = await spellingsOf(index, cards, folded, language)
  const write = (text: string | null) =>
    text === null
      ? null
      : text
          .split(' ')
          .map((word) => (own.has(word) ? word : (ways.get(word) ?? word)))
          .join(' ')
  return { corrected: write(corrected), offered: write(offered), suggestions: suggestions.map((word) => ways.get(word) ?? word) }
}
