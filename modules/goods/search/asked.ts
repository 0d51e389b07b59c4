import { addDays, dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { countAsked, forgetAsked } from './asked.sql.ts'
import type { SearchAsked } from './contract.ts'
import { missedWords } from './misses.ts'

/** Days for which it is known what was asked: as long as visits of pages. */
const keptDays = 396
/** What was asked once in a day may be a name that one visitor looked for. */
const singleDays = 30
/** Of each day and language, once it is over. */
const mostOfADay = 1_000

/** Counts a question that a visitor asked, or that a product was opened from it: no more is known of them than the words. */
export async function noteAsked(db: Pool, { words: typed, results, opened }: SearchAsked, language: Language, now = new Date()) {
  const words = missedWords(typed)
  if (words) await countAsked(db, { words, language, results, opened, day: dayOf(now), now })
}

/** @returns how many were forgotten */
export function sweepAsked(db: Pool, now = new Date()): Promise<number> {
  const today = dayOf(now)
  return forgetAsked(db, {
    today,
    before: addDays(today, -keptDays),
    singleBefore: addDays(today, -singleDays),
    most: mostOfADay,
  })
}
