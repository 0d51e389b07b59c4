import { languages } from '#kernel/language.ts'
import { fold } from './fold.ts'
import { placeOfPacked } from './ordering-keys.ts'
import type { IndexState } from './state.ts'

/** Rows in the order of their titles: one a product, and one more for each language in which it is called otherwise. */
export interface ByTitle {
  start: Uint32Array
  rows: Uint32Array
}

/** The place of a built row's title among all titles. */
const placeOfRank = (rank: number) => (rank - 2) >>> 1

export function rowsByTitle({ titleRank, titleKeys, built }: IndexState): ByTitle {
  const places = titleKeys.start.length - 1
  const start = new Uint32Array(places + 1)
  const eachTitle = (each: (index: number, row: number) => void) => {
    const ranks = languages.map((language) => titleRank[language])
    for (let row = 0; row < built; row++) {
      // A row that changed since has an odd rank: its titles are looked up among those of changed rows.
      const told = ranks.map((rank) => rank[row]!)
      for (let i = 0; i < told.length; i++)
        if (told[i]! % 2 === 0 && told.indexOf(told[i]!) === i) each(placeOfRank(told[i]!), row)
    }
  }
  eachTitle((index) => {
    start[index + 1]! += 1
  })
  for (let index = 0; index < places; index++) start[index + 1]! += start[index]!
  const next = start.slice()
  const rows = new Uint32Array(start[places] ?? 0)
  eachTitle((index, row) => {
    rows[next[index]!++] = row
  })
  return { start, rows }
}

/** Rows that changed since, by each of their titles. */
export function lateTitles({ lateKeys }: IndexState): ReadonlyMap<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [row, keys] of lateKeys)
    for (const title of new Set(languages.map((language) => keys[language]))) {
      const known = found.get(title)
      if (known) known.push(row)
      else found.set(title, [row])
    }
  return found
}

/** The twin of search_key (migration 003), by which titles stand in order. */
const keyOf = (text: string) => fold(text.normalize('NFC').toLowerCase().replaceAll('ñ', 'nzzzz'))

/** A row comes once for each of its titles. */
export interface Titled {
  /** Rows whose title, in some language, is just what was asked. */
  whole: number[]
  /** Built rows whose title begins so; some may have changed since. */
  begun: Uint32Array
}

export function titledSo(state: IndexState, byTitle: ByTitle, late: ReadonlyMap<string, number[]>, text: string): Titled {
  const key = keyOf(text)
  if (key === '') return { whole: [], begun: new Uint32Array(0) }
  const { start, rows } = byTitle
  const first = placeOfPacked(state.titleKeys, key)
  const next = placeOfPacked(state.titleKeys, `${key} `)
  const end = placeOfPacked(state.titleKeys, `${key}!`)
  const so = rows.subarray(start[first], start[next])
  return {
    whole: [...so.filter((row) => !state.late[row]), ...(late.get(key) ?? [])],
    begun: rows.subarray(start[next], start[end]),
  }
}
