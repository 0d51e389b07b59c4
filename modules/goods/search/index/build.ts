import { setImmediate as breathe } from 'node:timers/promises'
import { type Day, dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { inEachLanguage, languages } from '#kernel/language.ts'
import { productsWithoutDocument, refreshAll, refreshDocuments } from '../refresh.sql.ts'
import { allRows, type PersonRow, peopleRows } from '../rows.sql.ts'
import { productsNotFollowed, whereWeStand } from '../trail.sql.ts'
import { codeOf, Growing, grown } from './columns.ts'
import { builtRank, packKeys } from './ordering-keys.ts'
import { emptyState, type IndexState, type Lookup, type Postings } from './state.ts'
import { stem } from './stem.ts'
import { cutRoom, eachWord, writeRow } from './write-row.ts'

/** Words with their codes in the order in which they were met, and for each row its words. */
class WordLists {
  readonly codes = new Map<string, number>()
  readonly words = new Growing()
  readonly masks = new Growing()
  readonly start = new Growing()
  #seenAt = new Uint32Array(1_024)
  #row = 0

  nextRow() {
    this.start.push(this.words.length)
    this.#row += 1
  }

  add(word: string, bit: number) {
    let code = this.codes.get(word)
    if (code === undefined) {
      code = this.codes.size
      this.codes.set(word, code)
      this.#seenAt = grown(this.#seenAt, code + 1)
    }
    const seen = this.#seenAt[code]!
    const first = this.start.values[this.#row - 1]!
    if (seen > first && this.words.values[seen - 1] === code) this.masks.values[seen - 1]! |= bit
    else {
      this.words.push(code)
      this.masks.push(bit)
      this.#seenAt[code] = this.words.length
    }
  }
}

/** Turns "words of each row" into "rows of each word", words sorted. */
function postingsOf(lists: WordLists, rows: number): Postings {
  const words = [...lists.codes.keys()].sort()
  const place = new Uint32Array(words.length)
  for (let i = 0; i < words.length; i++) place[lists.codes.get(words[i]!)!] = i
  const start = new Uint32Array(words.length + 1)
  const { words: entries, masks: bits } = lists
  for (let i = 0; i < entries.length; i++) start[place[entries.values[i]!]! + 1]! += 1
  for (let i = 0; i < words.length; i++) start[i + 1]! += start[i]!
  const next = start.slice()
  const rowList = new Uint32Array(entries.length)
  const masks = new Uint8Array(entries.length)
  for (let row = 0; row < rows; row++) {
    const end = row + 1 < rows ? lists.start.values[row + 1]! : entries.length
    for (let i = lists.start.values[row]!; i < end; i++) {
      const at = next[place[entries.values[i]!]!]!++
      rowList[at] = row
      masks[at] = bits.values[i]!
    }
  }
  const stems = words.map(stem)
  const byStem = Uint32Array.from(words.keys()).sort((a, b) => (stems[a]! < stems[b]! ? -1 : stems[a]! > stems[b]! ? 1 : a - b))
  return { words, byStem, start, rows: rowList, masks }
}

function lookupOf(column: Float64Array, rows: number): Lookup {
  const order = Uint32Array.from({ length: rows }, (_, row) => row).sort((a, b) => column[a]! - column[b]! || a - b)
  return { keys: Float64Array.from(order, (row) => column[row]!), rows: order }
}

function rankPeople(state: IndexState, people: readonly PersonRow[]) {
  state.personKeys = [...new Set(people.map((person) => person.key))].sort()
  const place = new Map(state.personKeys.map((key, index) => [key, index]))
  for (const { id, key } of people) {
    const code = codeOf(state.values.people, String(id))
    state.personRank = grown(state.personRank, code + 1)
    state.personRank[code] = builtRank(place.get(key)!)
  }
}

/** Products that have no document yet, as after a load that left no trail, get theirs. */
async function documentsThere(db: Pool) {
  const without = await productsWithoutDocument(db)
  if (without.length > 5_000) await refreshAll(db)
  else await refreshDocuments(db, without)
}

/**
 * Reads the whole catalogue of a storefront into a new index; other work of the process goes on between the pieces.
 * @param from the snapshot up to which a follower has brought every document: what changed since is followed from there once the index
 * is taken over, as its documents may be written after they were read here. Without one the documents that nobody is known to have written are written first.
 */
export async function buildIndex(db: Pool, storefront: string, from: string | null): Promise<IndexState> {
  const { identity, seen } = await whereWeStand(db)
  await documentsThere(db)
  if (from === null) await refreshDocuments(db, await productsNotFollowed(db))
  const today: Day = dayOf(new Date())
  const state = emptyState(identity, from ?? seen, today)
  rankPeople(state, await peopleRows(db, null))
  const lists = new WordLists()
  const titles = new Map<string, number>()
  const titleCodes = inEachLanguage(() => new Growing())
  for await (const batch of allRows(db, storefront)) {
    for (const product of batch) {
      const row = state.rows++
      writeRow(state, row, product, today)
      lists.nextRow()
      state.words[row] = Math.min(
        255,
        eachWord(product, (word, bit) => lists.add(word, bit)),
      )
      for (const language of languages) {
        const key = product[`title_key_${language}`]
        const code = titles.get(key) ?? titles.size
        if (code === titles.size) titles.set(key, code)
        titleCodes[language].push(code)
      }
    }
    await breathe()
  }
  state.built = state.rows
  const sortedTitles = [...titles.keys()].sort()
  await breathe()
  const rankOfCode = new Uint32Array(titles.size)
  for (let i = 0; i < sortedTitles.length; i++) rankOfCode[titles.get(sortedTitles[i]!)!] = builtRank(i)
  for (const language of languages)
    for (let row = 0; row < state.rows; row++) state.titleRank[language][row] = rankOfCode[titleCodes[language].values[row]!]!
  state.titleKeys = packKeys(sortedTitles)
  await breathe()
  state.postings = postingsOf(lists, state.rows)
  await breathe()
  state.eans = lookupOf(state.ean, state.rows)
  await breathe()
  state.skus = lookupOf(state.sku, state.rows)
  cutRoom(state)
  return state
}
