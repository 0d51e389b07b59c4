import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { searchable as searchableActivities } from '#modules/agenda/search.ts'
import { searchablePages } from '#modules/content/searchable.ts'
import { searchable as searchablePosts } from '#modules/magazine/magazine.ts'
import { searchablePromotions } from '#modules/partners/searchable.ts'
import { searchablePlaces } from '#modules/places/searchable.ts'
import { fold } from '#modules/search/index/fold.ts'
import { searchable as searchableStores } from '#modules/stores/searchable.ts'
import { type Everything, type Kind, kinds } from './contract.ts'

/** Hits shown of each kind. */
const shown = 4
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

/**
 * What the shop says of a question besides its products: the magazine, the agenda, the palace's places, the stores, partners with their
 * promotions and the help pages, each group under its own name and none of them empty. Products are searched by another call, which this one never slows.
 */
export async function findEverything(
  db: Pool,
  { storefront, language, question }: { storefront: string; language: Language; question: string },
): Promise<Everything> {
  const words = fold(question)
    .split(' ')
    .filter((word) => word.length > 1)
    .slice(0, mostWords)
  if (words.length === 0) return { total: 0, groups: [] }
  const asked: Record<Kind, Promise<{ title: string; text: string; href: string }[]>> = {
    magazine: searchablePosts(db, language, words, shown),
    agenda: searchableActivities(db, language, words.join(' '), shown),
    places: searchablePlaces(db, storefront, language, words, shown),
    stores: searchableStores(db, language, words, shown),
    promotions: searchablePromotions(db, language, words, shown),
    pages: searchablePages(db, storefront, language, words, shown),
  }
  const found = await Promise.all(
    kinds.map(async (kind) => ({
      kind,
      items: (await asked[kind]).map(({ title, text, href }) => ({ title, text: shortened(text), href })),
    })),
  )
  const groups = found.filter(({ items }) => items.length > 0)
  return { total: groups.reduce((sum, { items }) => sum + items.length, 0), groups }
}
