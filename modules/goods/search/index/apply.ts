import type { Day } from '#kernel/days.ts'
import { fromColumns, languages } from '#kernel/language.ts'
import type { PersonRow, ProductRow } from '../rows.sql.ts'
import { codeOf, grown } from './columns.ts'
import { addLateWord, dropLateWord } from './late-words.ts'
import { isBuiltRank, rankOfPacked, rankOfSorted } from './ordering-keys.ts'
import type { IndexState } from './state.ts'
import { eachWord, makeRoom, writeRow } from './write-row.ts'

/** The row of a product, also of one that is no longer shown; -1 when the index never had it. */
export function rowOfId(state: IndexState, id: number): number {
  let low = 0
  let high = state.built - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = state.id[middle]!
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return state.rowOfLateId.get(id) ?? -1
}

function forgetWords(state: IndexState, row: number) {
  for (const word of state.lateWordsOf.get(row) ?? []) dropLateWord(state, word, row)
  state.lateWordsOf.delete(row)
}

function retire(state: IndexState, row: number) {
  if (!state.late[row]) {
    state.late[row] = 1
    state.lateCount += 1
  }
  forgetWords(state, row)
  state.live[row] = 0
}

function addWords(state: IndexState, row: number, product: ProductRow) {
  const masks = new Map<string, number>()
  state.words[row] = Math.min(
    255,
    eachWord(product, (word, bit) => masks.set(word, (masks.get(word) ?? 0) | bit)),
  )
  for (const [word, mask] of masks) addLateWord(state, word, row, mask)
  state.lateWordsOf.set(row, [...masks.keys()])
}

/** Puts the products as they stand now in place of what the index knew of `ids`; those without a row are gone from the shop. */
export function applyChanges(
  state: IndexState,
  ids: readonly number[],
  products: readonly ProductRow[],
  people: readonly PersonRow[],
  today: Day,
) {
  state.changes += 1
  for (const { id, key } of people) {
    const code = codeOf(state.values.people, String(id))
    const rank = rankOfSorted(state.personKeys, key)
    // Whoever is called as when all was built is found there: most changes of a title change nobody's name.
    if (isBuiltRank(rank) && state.personRank[code] === rank && !state.latePersonKeys.has(code)) continue
    state.personRank = grown(state.personRank, code + 1)
    state.personRank[code] = rank
    state.latePersonKeys.set(code, key)
  }
  for (const id of ids) {
    const row = rowOfId(state, id)
    if (row >= 0) retire(state, row)
  }
  for (const product of products) {
    let row = rowOfId(state, product.id)
    if (row < 0) {
      row = state.rows++
      makeRoom(state, state.rows)
      state.rowOfLateId.set(product.id, row)
      retire(state, row)
    }
    writeRow(state, row, product, today)
    addWords(state, row, product)
    const keys = fromColumns(product, 'title_key')
    state.lateKeys.set(row, keys)
    for (const language of languages) state.titleRank[language][row] = rankOfPacked(state.titleKeys, keys[language])
    state.lateEans.set(state.ean[row]!, row)
    state.lateSkus.set(state.sku[row]!, row)
  }
}
