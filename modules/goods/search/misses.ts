import { addDays, dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { parseEan } from '#kernel/isbn.ts'
import { signal } from '#kernel/signals.ts'
import type { ProductsQuery } from './contract.ts'
import { facets } from './contract.ts'
import { fold } from './index/fold.ts'
import { countMiss, forgetMisses } from './misses.sql.ts'

/** How long it is known what was looked for in vain. */
const keptDays = 180

/** What is counted of a question: an ISBN as a number, words as the search reads them; null for what says who somebody is, or nothing. */
export function missedWords(q: string): string | null {
  const ean = parseEan(q)
  if (ean) return ean
  // An address, or a telephone that strayed into the box.
  if (q.includes('@') || (q.match(/\d/g)?.length ?? 0) > 6) return null
  const words = fold(q).trim().slice(0, 100)
  return words.length < 2 ? null : words
}

const isPlain = (query: ProductsQuery) =>
  query.page === 1 && !query.arrives_by && !query.in_store && facets.every((facet) => !query[facet]?.length)

/** Keeps that a search without filters found nothing. */
export async function noteMiss(db: Pool, query: ProductsQuery, now = new Date()): Promise<void> {
  const words = query.q && isPlain(query) ? missedWords(query.q) : null
  if (!words) return
  signal('search-missed', {})
  await countMiss(db, { words, day: dayOf(now), now })
}

/** @returns how many were forgotten */
export const sweepMisses = (db: Pool, now = new Date()): Promise<number> => forgetMisses(db, addDays(dayOf(now), -keptDays))
