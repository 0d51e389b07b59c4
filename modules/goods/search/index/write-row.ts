import type { Day } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import { availabilityOf } from '#modules/goods/catalogue/availability.ts'
import { billableGrams } from '#modules/goods/catalogue/billable-weight.ts'
import { isEbookFormat } from '#modules/goods/catalogue/formats.ts'
import type { ProductRow } from '../rows.sql.ts'
import { arrivalKind } from './arrivals.ts'
import { codeOf, cut, grown, type Numbers, setList } from './columns.ts'
import { fieldBits, type IndexState, missing, missingRank } from './state.ts'

/** Bands of S-10 and S-11: 50.00 and 100.00 euros both belong to the middle one. */
export const priceBand = (cents: number | null): '' | 'under_5000' | '5000_10000' | 'over_10000' =>
  cents === null ? '' : cents < 5_000 ? 'under_5000' : cents <= 10_000 ? '5000_10000' : 'over_10000'

/** 52 bits of a text: two texts of a catalogue with the same number are not to be expected (one in 100,000 catalogues). */
export function hashOf(text: string): number {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    low = Math.imul(low ^ letter, 0x01000193)
    high = Math.imul(high ^ letter, 0x5bd1e995) ^ (high >>> 13)
  }
  return (high >>> 12) * 4_294_967_296 + (low >>> 0)
}

export const skuKey = (sku: string): number => hashOf(sku.trim().toLowerCase())

const day = (days: number | null): Day | null =>
  days === null ? null : (new Date(days * 86_400_000).toISOString().slice(0, 10) as Day)

/** An edition of which only the year is known counts from its first day; days since 1970. */
const firstDayOf = (year: number | null): number => (year === null ? missing : Date.UTC(year, 0, 1) / 86_400_000)

/** The first number in what a volume bears, such as "3", "2.5" or "1-3"; 0 without one. */
export const volumeOf = (written: string | null): number =>
  Number(/\d{1,6}(?:[.,]\d{1,3})?/.exec(written ?? '')?.[0].replace(',', '.') ?? 0)

const rowColumns = [
  'live',
  'late',
  'id',
  'cents',
  'published',
  'year',
  'sold',
  'bestPlace',
  'prior',
  'work',
  'volume',
  'grams',
  'words',
  'ean',
  'sku',
  'authorRank',
] as const

/** Puts what `resize` makes of each column with a number per row in its place. */
function resizeColumns(state: IndexState, resize: <Column extends Numbers>(column: Column) => Column) {
  for (const name of rowColumns) (state as unknown as Record<string, Numbers>)[name] = resize<Numbers>(state[name])
  for (const language of languages) state.titleRank[language] = resize(state.titleRank[language])
  for (const name of Object.keys(state.single) as (keyof IndexState['single'])[])
    state.single[name] = resize<Uint8Array | Uint32Array>(state.single[name])
}

export function makeRoom(state: IndexState, rows: number) {
  if (rows > state.live.length) resizeColumns(state, (column) => grown(column, rows))
}

/** Gives back the room made for rows that did not come. */
export function cutRoom(state: IndexState) {
  resizeColumns(state, (column) => cut(column, state.rows))
  for (const lists of Object.values(state.lists)) {
    lists.start = cut(lists.start, state.rows)
    lists.count = cut(lists.count, state.rows)
    lists.codes = cut(lists.codes, lists.used)
  }
}

const codesOf = (state: IndexState, name: keyof IndexState['lists'], ids: string): number[] =>
  ids === '' ? [] : ids.split(',').map((id) => codeOf(state.values[name], id))

/** Everything of a product but its words and the ranks that order it. */
export function writeRow(state: IndexState, row: number, product: ProductRow, today: Day) {
  makeRoom(state, row + 1)
  const { values, single } = state
  const availability = availabilityOf(
    {
      kind: product.kind,
      code: product.availability_code,
      stock: product.stock,
      leadDays: product.lead_days,
      publishedOn: day(product.published_day),
      priceCents: product.price_cents,
      active: true,
      ebook: isEbookFormat(product.format_code),
      hasFile: product.has_file,
    },
    today,
  )
  state.live[row] = 1
  state.id[row] = product.id
  state.cents[row] = product.price_cents ?? missing
  state.published[row] = product.published_day ?? firstDayOf(product.edition_year)
  state.year[row] = product.edition_year ?? 0
  state.sold[row] = product.units_sold
  state.bestPlace[row] = product.best_place ?? 0
  // Half of what a well-matching word gives: sales on a logarithm, and whether it can be bought now.
  state.prior[row] =
    1 + Math.log1p(product.units_sold) * 0.08 + (availability.buyable ? 0.25 : 0) + (product.recommended ? 0.1 : 0)
  state.work[row] = product.work_id ?? 0
  state.grams[row] = billableGrams(product.kind, { grams: product.weight_grams, dimensions: product.dimensions })
  state.volume[row] = volumeOf(product.series_number)
  state.ean[row] = Number(product.ean)
  state.sku[row] = skuKey(product.sku)
  const named = (name: keyof IndexState['values'], key: string | number | null) =>
    key === null || key === '' ? 0 : codeOf(values[name], String(key))
  single.language[row] = named('language', product.language_code)
  single.format[row] = named('format', product.format_code)
  single.type[row] = named('type', product.kind)
  single.price[row] = named('price', priceBand(product.price_cents))
  single.publisher[row] = named('publisher', product.publisher_id)
  single.series[row] = named('series', product.series_id)
  single.stock[row] = product.stock > 0 || availability.display === 'ebook' ? 1 : 0
  single.discount[row] = product.reduced ? 1 : 0
  single.novelty[row] = product.novelty ? 1 : 0
  single.recommended[row] = product.recommended ? 1 : 0
  single.top_sales[row] = product.best_place === null ? 0 : 1
  single.availability[row] = named('availability', availability.display)
  single.size_group[row] = named('size_group', product.size_group_id)
  single.arrival[row] = named('arrival', arrivalKind(availability))
  setList(state.lists.store, row, codesOf(state, 'store', product.stores))
  setList(state.lists.category, row, codesOf(state, 'category', product.categories))
  setList(state.lists.tag, row, codesOf(state, 'tag', product.tags))
  setList(state.lists.lot, row, codesOf(state, 'lot', product.lots))
  setList(state.lists.attribute, row, codesOf(state, 'attribute', product.attributes))
  setList(state.lists.people, row, [...new Set(codesOf(state, 'people', product.people))])
  const [first] = codesOf(state, 'people', product.people)
  state.authorRank[row] = first === undefined ? missingRank : (state.personRank[first] ?? missingRank)
}

/** Calls `each` with every word of the product and the fields that have it; the same word may come twice. Returns how many words. */
export function eachWord(product: ProductRow, each: (word: string, bit: number) => void): number {
  let words = 0
  const read = (text: string, bit: number) => {
    if (text === '') return
    for (const word of text.split(' ')) {
      words += 1
      each(word, bit)
    }
  }
  read(product.title_words, fieldBits.title)
  read(product.people_words, fieldBits.people)
  read(product.house_words, fieldBits.house)
  read(product.subject_words, fieldBits.subject)
  return words
}
