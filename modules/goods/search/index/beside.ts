import type { Language } from '#kernel/language.ts'
import { editionsReadIn } from '#modules/goods/catalogue/languages.ts'
import { rowOfId } from './apply.ts'
import { rowsOfEntry } from './entries.ts'
import { objectCode } from './facets.ts'
import type { Derived, ListedColumn } from './rows-by-value.ts'
import { type IndexState, missing } from './state.ts'

/** Ids of the products that stand beside one on its page. */
export interface Beside {
  /** Other formats and editions of the same work, best at hand first. */
  editions: number[]
  /** Products that share an author, a lot or the section with it. */
  related: number[]
}

const editionsShown = 8
const relatedShown = 12
/** So many products are looked at of those that share something, the newest; as many of its authors and lots together. */
const [mostOfSection, mostOfOthers] = [60, 40]
const [sameAuthor, sameLot, sameSection] = [3, 2, 1]

/** The newest products that have a value, at most so many. */
function newestWith(state: IndexState, derived: Derived, column: ListedColumn, code: number, most: number): number[] {
  const { start, rows } = derived.byValue[column]
  const late = Array.from(derived.lateWith(column, code)).filter((row) => state.live[row])
  const built: number[] = []
  for (let at = (start[code + 1] ?? 0) - 1, first = start[code] ?? 0; at >= first && built.length < most; at--)
    if (!state.late[rows[at]!]) built.push(rows[at]!)
  if (late.length === 0) return built
  return [...built, ...late].sort((a, b) => state.id[b]! - state.id[a]!).slice(0, most)
}

/** The sections of a product without those that only lie above them; the last of them is the one that it is shown in. */
function sectionOf(state: IndexState, row: number, parentOf: (section: string) => string | null): number | null {
  const { start, count, codes } = state.lists.category
  const { keys } = state.values.category
  const all = [...codes.subarray(start[row]!, start[row]! + count[row]!)]
  const above = new Set(all.map((code) => parentOf(keys[code - 1]!)))
  const own = all.filter((code) => !above.has(keys[code - 1]!))
  return own.length === 0 ? null : own.reduce((a, b) => (Number(keys[a - 1]) > Number(keys[b - 1]) ? a : b))
}

/** How close products are to one: the more they share, the closer. */
function closenessTo(state: IndexState, derived: Derived, row: number, parentOf: (section: string) => string | null) {
  const closeness = new Map<number, number>()
  const note = (rows: readonly number[], more: number) => {
    for (const other of rows) if (other !== row) closeness.set(other, (closeness.get(other) ?? 0) + more)
  }
  for (const [column, more] of [
    ['people', sameAuthor],
    ['lot', sameLot],
  ] as const) {
    const { start, count, codes } = state.lists[column]
    let left = mostOfOthers
    for (let at = start[row]!, end = at + count[row]!; at < end && left > 0; at++) {
      const some = newestWith(state, derived, column, codes[at]!, left)
      left -= some.length
      note(some, more)
    }
  }
  const section = sectionOf(state, row, parentOf)
  if (section !== null) note(newestWith(state, derived, 'category', section, mostOfSection), sameSection)
  return closeness
}

/**
 * What stands beside a product that the shop shows; null for one that the index does not know as shown. A book stands among the related once,
 * in the edition that the visitor reads first, and so does an object of several sizes.
 */
export function besideOf(
  state: IndexState,
  derived: Derived,
  id: number,
  { language, parentOf }: { language: Language; parentOf: (section: string) => string | null },
): Beside | null {
  const own = rowOfId(state, id)
  if (own < 0 || !state.live[own]) return null
  const { id: ids, sold, cents, work, single } = state
  const display = state.values.availability.codes.get('ebook')
  const atHand = (row: number) => (single.stock[row] === 1 && single.availability[row] !== display ? 1 : 0)
  const readable = new Set(editionsReadIn(language).map((code) => state.values.language.codes.get(code)))
  const entries = derived.entries('works')
  const editions =
    single.type[own] === objectCode
      ? []
      : [...rowsOfEntry(entries, own)]
          .filter((row) => row !== own)
          .sort((a, b) => atHand(b) - atHand(a) || sold[b]! - sold[a]! || ids[a]! - ids[b]!)
  const sizes = single.size_group
  const reads = (row: number) => (readable.has(single.language[row]) ? 1 : 0)
  /** Of two editions of a work the one to show. */
  const shownFirst = (a: number, b: number) =>
    reads(b) - reads(a) || atHand(b) - atHand(a) || cents[a]! - cents[b]! || ids[a]! - ids[b]!
  /** Of all sizes of an object the one that was made first. */
  const firstMade = (row: number) => [...rowsOfEntry(entries, row)].reduce((a, b) => (ids[a]! < ids[b]! ? a : b))
  const near = new Map<number, { row: number; closeness: number }>()
  for (const [row, closeness] of closenessTo(state, derived, own, parentOf)) {
    if (cents[row] === missing || (work[row] !== 0 && work[row] === work[own])) continue
    if (sizes[row] !== 0 && (sizes[row] === sizes[own] || firstMade(row) !== row)) continue
    const entry = work[row] === 0 ? -1 - row : work[row]!
    const known = near.get(entry)
    if (!known) near.set(entry, { row, closeness })
    else {
      known.closeness = Math.max(known.closeness, closeness)
      if (shownFirst(row, known.row) < 0) known.row = row
    }
  }
  const related = [...near.values()]
    .sort((a, b) => b.closeness - a.closeness || sold[b.row]! - sold[a.row]! || ids[a.row]! - ids[b.row]!)
    .slice(0, relatedShown)
  return {
    editions: editions.slice(0, editionsShown).map((row) => ids[row]!),
    related: related.map(({ row }) => ids[row]!),
  }
}
