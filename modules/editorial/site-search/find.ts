import { withoutEnd } from '#kernel/edges.ts'
import { type Everything, kinds } from './contract.ts'
import type { Shelf } from './shelves.ts'
import { type Hit, wordsAsked } from './word-index.ts'

/** Words of a question that are looked for; one letter says nothing. */
const mostWords = 8
const charactersShown = 180

/** A text that ends at a word. */
function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= charactersShown) return plain
  const cut = plain.slice(0, charactersShown)
  return `${withoutEnd(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)), /[\s,;:.]/)}…`
}

/** The piece that says it, under the name of the whole. */
const shown = ({ found: { title, href, parts }, part }: Hit) => ({
  title: part.name ? `${title} › ${part.name}` : title,
  text: shortened(part.text || (parts.find(({ text }) => text)?.text ?? '')),
  href: part.anchor ? `${href}#${part.anchor}` : href,
})

const best = (hits: readonly Hit[]) => Math.max(...hits.map(({ score }) => score))

/**
 * What a shop says of a question besides its products: the magazine, the agenda, the palace's places, the stores, the partners and
 * the help pages, `each` of a kind at most, each group under its own name, none of them
 * empty, and the one that says it best first: whoever asks for returns wants the help page before a story that mentions them.
 */
export function findEverything(shelf: Shelf, question: string, each: number): Everything {
  const words = wordsAsked(question, mostWords)
  const groups = kinds
    .map((kind) => ({ kind, hits: shelf[kind].find(words, each) }))
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => best(b.hits) - best(a.hits))
    .map(({ kind, hits }) => ({ kind, items: hits.map(shown) }))
  return { total: groups.reduce((sum, { items }) => sum + items.length, 0), groups }
}
