import type { Meanings } from './meanings.ts'
import { builtRank } from './ordering-keys.ts'
import type { Derived } from './rows-by-value.ts'
import type { IndexState } from './state.ts'

/** Words with which a volume is numbered. */
const volumeWords = new Set(
  'vol vols volumen volum volume tomo tom libro llibre book parte part numero num nro number no n entrega lliurament'.split(' '),
)

/** Whether a word only says that a number follows it: of "tomo 3" the first. */
export const numbersVolume = (words: readonly string[], at: number): boolean =>
  volumeWords.has(words[at]!) && isVolume.test(words[at + 1] ?? '')

const isVolume = /^\d{1,4}$/
/** A name has no more words. */
const mostNameWords = 6

/** People in the order of their keys, by the code of the person. */
export interface PeopleByKey {
  codes: Uint32Array
  ranks: Uint32Array
}

export function peopleByKey({ personRank }: IndexState): PeopleByKey {
  const codes = Uint32Array.from(personRank.keys())
    .filter((code) => personRank[code] !== 0)
    .sort((a, b) => personRank[a]! - personRank[b]! || a - b)
  return { codes, ranks: Uint32Array.from(codes, (code) => personRank[code]!) }
}

function firstNotBefore<Item>(items: ArrayLike<Item>, item: Item): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (items[middle]! < item) low = middle + 1
    else high = middle
  }
  return low
}

/** How a name may be written that is sorted by its surname: "king", "king stephen" and "stephen king" all begin the key "king stephen". */
const keysOf = (words: readonly string[]): string[] =>
  words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' ').replaceAll('ñ', 'nzzzz'))

const beginsSo = (key: string, name: string) => key === name || key.startsWith(`${name} `)

const firstWord = (key: string) => key.split(' ', 1)[0]!

type LateNames = ReadonlyMap<string, (readonly [code: number, key: string])[]>
const lateNames = new WeakMap<IndexState, { changes: number; byFirstWord: LateNames }>()

/** People named since all was built, by the first word of their key: a question looks at those that begin as it does, and not at all. */
function lateByFirstWord(state: IndexState): LateNames {
  const known = lateNames.get(state)
  if (known?.changes === state.changes) return known.byFirstWord
  const byFirstWord = Map.groupBy(state.latePersonKeys, ([, key]) => firstWord(key))
  lateNames.set(state, { changes: state.changes, byFirstWord })
  return byFirstWord
}

/** Codes of the people called so, by surname alone or by the whole name in either order. */
function peopleCalled(state: IndexState, people: PeopleByKey, words: readonly string[]): Set<number> {
  const found = new Set<number>()
  const late = lateByFirstWord(state)
  for (const name of keysOf(words)) {
    const end = firstNotBefore(state.personKeys, `${name}!`)
    for (let at = firstNotBefore(state.personKeys, name); at < end; at++) {
      const rank = builtRank(at)
      for (let i = firstNotBefore(people.ranks, rank); people.ranks[i] === rank; i++)
        if (!state.latePersonKeys.has(people.codes[i]!)) found.add(people.codes[i]!)
    }
    for (const [code, key] of late.get(firstWord(name)) ?? []) if (beginsSo(key, name)) found.add(code)
  }
  return found
}

type Named = 'people' | 'series' | 'category' | 'lot'

function eachRowWith(state: IndexState, derived: Derived, column: Named, code: number, each: (row: number) => void) {
  const { start, rows } = derived.byValue[column]
  for (let at = start[code] ?? 0, end = start[code + 1] ?? 0; at < end; at++) if (!state.late[rows[at]!]) each(rows[at]!)
  for (const row of derived.lateWith(column, code)) each(row)
}

/** @returns rows by somebody whose name the words are */
export function rowsBy(state: IndexState, derived: Derived, words: readonly string[]): Set<number> {
  const rows = new Set<number>()
  if (words.length === 0 || words.length > mostNameWords) return rows
  for (const code of peopleCalled(state, derived.peopleByKey(), words))
    eachRowWith(state, derived, 'people', code, (row) => rows.add(row))
  return rows
}

/** @returns rows of the volume of a series that is asked by name and number: "Alatriste 3", "Alatriste, tomo 3" */
export function rowsOfVolume(state: IndexState, derived: Derived, meanings: Meanings, words: readonly string[]): Set<number> {
  const rows = new Set<number>()
  const at = words.findLastIndex((word) => isVolume.test(word))
  if (at < 1) return rows
  const volume = Number(words[at])
  const named = words.filter((_, i) => i !== at && !(i === at - 1 && numbersVolume(words, i)))
  for (const id of meanings.seriesCalled(named)) {
    const code = state.values.series.codes.get(id)
    if (code !== undefined) eachRowWith(state, derived, 'series', code, (row) => state.volume[row] === volume && rows.add(row))
  }
  return rows
}

/** Calls `each` with the rows of the sections that are called as the words together; a row of two sections comes twice. */
export function eachRowOfSection(
  state: IndexState,
  { derived, meanings }: { derived: Derived; meanings: Meanings },
  words: readonly string[],
  each: (row: number) => void,
) {
  for (const { column, value } of meanings.sectionsCalled(words)) {
    const code = state.values[column].codes.get(value)
    if (code !== undefined) eachRowWith(state, derived, column, code, each)
  }
}

/** @returns rows whose title is what is left of the question without its first or its last words: an author's name beside a title */
export function rowsTitledBeside(derived: Derived, words: readonly string[]): Set<number> {
  const rows = new Set<number>()
  for (let at = 1; at < words.length; at++)
    for (const part of [words.slice(at), words.slice(0, at)])
      for (const row of derived.titled(part.join(' ')).whole) rows.add(row)
  return rows
}
