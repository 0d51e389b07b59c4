/**
 * How right the rule is that joins editions into works, on real books (CATALOGUE_DATA): 500 pairs that it joins, drawn by their numbers,
 * half of them among all pairs and half one from a work, each judged beforehand by reading (works/judged-pairs.tsv).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isRow } from '#importers/items.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import { readBooks } from '#importers/tsv/books.ts'
import { count, type Measure } from './measure.ts'

const drawn = 250
const leastPrecision = 0.99

export interface Pair {
  one: CatalogueRecordInput
  other: CatalogueRecordInput
}

const drawOf = (text: string) => createHash('sha256').update(`second draw ${text}`).digest('hex')
const nameOf = ({ one, other }: Pair) => `${one.ean}\t${other.ean}`

/** Those whose draw is smallest: the same ones each time, whatever else there is. */
const draw = (pairs: readonly Pair[], of: (pair: Pair) => string) =>
  pairs
    .map((pair) => ({ pair, at: drawOf(of(pair)) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, drawn)
    .map(({ pair }) => pair)

/** The works of the books, and the pairs to judge. */
export async function drawPairs(folder: string) {
  const works = new Map<string, CatalogueRecordInput[]>()
  let books = 0
  for await (const item of readBooks(path.join(folder, 'books.tsv.gz'))) {
    if (!isRow(item)) continue
    books += 1
    const key = item.record.workKey
    if (key === undefined) continue
    const known = works.get(key)
    if (known) known.push(item.record)
    else works.set(key, [item.record])
  }
  const several = [...works.values()].filter((editions) => editions.length > 1)
  const every: Pair[] = []
  const one: Pair[] = []
  for (const unsorted of several) {
    const editions = unsorted.toSorted((a, b) => (drawOf(a.ean) < drawOf(b.ean) ? -1 : 1))
    one.push({ one: editions[0]!, other: editions[1]! })
    for (let i = 0; i < editions.length; i++)
      for (let j = i + 1; j < editions.length; j++) every.push({ one: editions[i]!, other: editions[j]! })
  }
  return {
    books,
    works: works.size,
    several: several.length,
    joined: several.reduce((sum, editions) => sum + editions.length, 0),
    pairs: every.length,
    ofPairs: draw(every, nameOf),
    ofWorks: draw(one, (pair) => `work ${nameOf(pair)}`),
  }
}

/** What was said of each pair: 1 one work, 0 two. */
function judgements(): Map<string, boolean> {
  const lines = readFileSync(new URL('./works/judged-pairs.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [one = '', other = '', said] = line.split('\t')
      return [`${one}\t${other}`, said === '1']
    }),
  )
}

export async function run(): Promise<Measure[]> {
  const folder = process.env['CATALOGUE_DATA']
  if (!folder || !existsSync(path.join(folder, 'books.tsv.gz'))) {
    process.stderr.write('  works: the real books are in the folder that CATALOGUE_DATA names\n')
    return []
  }
  const { books, several, joined, pairs, ofPairs, ofWorks } = await drawPairs(folder)
  const said = judgements()
  const measure = (what: string, some: readonly Pair[]): Measure => {
    const judged = some.flatMap((pair) => said.get(nameOf(pair)) ?? said.get(nameOf({ one: pair.other, other: pair.one })) ?? [])
    const right = judged.filter(Boolean).length
    return {
      what,
      figure: `${(right / judged.length).toFixed(3)}: ${right} of ${judged.length} judged, ${some.length - judged.length} not judged`,
      budget: `≥ ${leastPrecision}, each judged`,
      met: judged.length === some.length && right / judged.length >= leastPrecision,
    }
  }
  return [
    measure(
      `works joined by rule (${count(joined)} of ${count(books)} books in ${count(several)} works): of ${count(pairs)} pairs`,
      ofPairs,
    ),
    measure('works joined by rule: a pair of a work', ofWorks),
  ]
}
