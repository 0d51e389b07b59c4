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
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`
}

/** The piece that says it, under the name of the whole. */
const shown = ({ found: { title, href, parts }, part }: Hit) => ({
  title: part.name ? `${title} › ${part.name}` : title,
  text: shortened(part.text || (parts.find(({ text }) => text)?.text ?? '')),
  href: part.anchor ? `${href}#${part.anchor}` : href,
})

/**
 * What a shop says of a question besides its products: the magazine, the agenda, the palace's places, the stores, the partners and
 * the help pages, `each` of a kind at most, each group under its own name and none of them empty.
 */
export function findEverything(shelf: Shelf, question: string, each: number): Everything {
  const words = wordsAsked(question, mostWords)
  const groups = kinds
    .map((kind) => ({ kind, items: shelf[kind].find(words, each).map(shown) }))
    .filter(({ items }) => items.length > 0)
  return { total: groups.reduce((sum, { items }) => sum + items.length, 0), groups }
}
