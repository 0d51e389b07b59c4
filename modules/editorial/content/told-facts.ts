import type { Db } from '#kernel/db.ts'
import { namedFacts } from '#kernel/facts.ts'
import { fillIn } from '#kernel/fill-in.ts'
import { type Language, languages } from '#kernel/language.ts'
import { hoursInWords } from '#modules/goods/stores/hours-in-words.ts'
import { storeCounts } from '#modules/goods/stores/stores.ts'

/** What stored texts may name in braces, as it stands now: the shop's settings, and what its rows count. */
export async function toldFacts(db: Db): Promise<Readonly<Record<string, string | number>>> {
  const { all, handingOut, hours } = await storeCounts(db)
  const open = Object.fromEntries(languages.map((language) => [`store_hours_${language}`, hoursInWords(hours ?? {}, language)]))
  return { ...namedFacts, ...open, stores: all, other_stores: all - 1, pickup_stores: handingOut }
}

const counted = /\{(?:(?:other_|pickup_)?stores|store_hours_(?:es|ca|en))\}/

/** What some stored texts name of it: the rows are counted only for a text that says how many there are. */
export const factsIn = async (db: Db, ...texts: readonly string[]): Promise<Readonly<Record<string, string | number>>> =>
  texts.some((text) => counted.test(text)) ? toldFacts(db) : namedFacts

/** A stored text as its readers get it. */
export const told =
  (facts: Readonly<Record<string, string | number>>, language: Language) =>
  <Row extends { title: string; body: string }>(row: Row): Row => ({
    ...row,
    title: fillIn(row.title ?? '', language, facts),
    body: fillIn(row.body ?? '', language, facts),
  })
