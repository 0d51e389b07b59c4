/**
 * Writes benchmarks/questions/drawn.tsv: 270 questions as readers put them, drawn by a seed from the real books of CATALOGUE_DATA, so that
 * nobody chooses what a search does well. What answers each is a rule; benchmarks/questions/README.md says which rules there are. What is
 * written by hand, subjects and sections, stands in benchmarks/questions/written.tsv and is not touched.
 *
 *   CATALOGUE_DATA=… node benchmarks/questions/draw.ts
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRow } from '#importers/items.ts'
import { parseBook } from '#importers/tsv/books.ts'
import { readTsv } from '#importers/tsv/rows.ts'
import { fold } from '#modules/goods/search/index/fold.ts'
import { stopWords } from '#modules/goods/search/index/stem.ts'
import { headOf, mainTitle } from './answers.ts'

const seed = 20_261_124

interface Book {
  ean: string
  title: string
  head: string
  people: string[]
  series?: { name: string; number: string }
  spanish: boolean
  english: boolean
  catalan: boolean
}

const folder = process.env.CATALOGUE_DATA
if (!folder) throw new Error('CATALOGUE_DATA names the folder of books.tsv.gz')

let state = seed
/** Mulberry32: the same draws on every machine. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const below = (count: number) => Math.floor(random() * count)
const one = <Value>(list: readonly Value[]): Value => list[below(list.length)]!
function shuffled<Value>(list: readonly Value[]): Value[] {
  const all = [...list]
  for (let i = all.length - 1; i > 0; i--) {
    const j = below(i + 1)
    ;[all[i], all[j]] = [all[j]!, all[i]!]
  }
  return all
}

const books: Book[] = []
for await (const row of readTsv(path.join(folder, 'books.tsv.gz'), ['isbn13', 'title', 'authors'])) {
  if (!('cells' in row)) continue
  const read = parseBook(row)
  if (!isRow(read)) continue
  const { record } = read
  const stated = row.cells.language ?? ''
  books.push({
    ean: record.ean,
    title: record.title,
    head: headOf(record.title),
    people: (record.contributors ?? []).map(({ name }) => name),
    series: record.series as Book['series'],
    spanish: stated === 'spa' || (stated === '' && /^97884/.test(record.ean)),
    english: stated === 'eng' || (stated === '' && /^978[01]/.test(record.ean)),
    catalan: stated === 'cat',
  })
}

const telling = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => word.length > 2 && !stopWords.has(word) && !/\d/.test(word))

/** What a reader can ask for by its title: letters of ours, neither a shout nor a catalogue's whole description. */
const isAskable = ({ title, head, people }: Book) =>
  /^[\p{Script=Latin}\d\s'’.,:;!?&()#/-]+$/u.test(title) &&
  !/[�Ãâ¨]/.test(title) &&
  telling(head).length > 0 &&
  head.split(' ').length <= 9 &&
  people.length > 0 &&
  people.every((name) => /^[\p{Script=Latin}\s'’.-]{4,40}$/u.test(name))

const askable = books.filter(isAskable)
const spanish = askable.filter((book) => book.spanish)
const english = askable.filter((book) => book.english)
const catalan = askable.filter((book) => book.catalan)
const from = {
  // Who asks in Spanish asks for Spanish books mostly; who asks in Catalan for those of either language, as the data has hardly any of theirs.
  es: () => (random() < 0.75 ? one(spanish) : one(askable)),
  ca: () => (random() < 0.06 ? one(catalan) : random() < 0.5 ? one(spanish) : one(askable)),
  en: () => (random() < 0.9 ? one(english) : one(askable)),
}
type Language = keyof typeof from

const works = new Map<string, Set<string>>()
for (const { title, head, people } of books)
  for (const word of new Set(telling(title))) {
    const known = works.get(word) ?? new Set()
    works.set(word, known)
    known.add(
      `${head}|${fold(people[0] ?? '')
        .split(' ')
        .at(-1)}`,
    )
  }
function worksWith(words: readonly string[]): number {
  const [first, ...rest] = words.map((word) => works.get(word) ?? new Set<string>()).sort((a, b) => a.size - b.size)
  return [...(first ?? [])].filter((work) => rest.every((other) => other.has(work))).length
}

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
/** As most type: small letters, and seldom an accent. */
function typed(text: string): string {
  const small = random() < 0.75 ? text.toLowerCase() : text
  return random() < 0.6 ? bare(small) : small
}

const shortNames = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'inc', 'ed', 'phd', 'md'])
/** The surname by which the one named first is asked for; null where the name tells none. */
function surname(name: string): string | null {
  const words = name.split(/\s+/)
  const last = words.at(-1)!
  return words.length >= 2 && fold(last).length >= 4 && !shortNames.has(fold(last)) && !/[.]/.test(last) ? last : null
}

const beside: Readonly<Record<string, string>> = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((line) =>
    [...line].map((key, at) => [key, `${line[at - 1] ?? ''}${line[at + 1] ?? ''}`] as const),
  ),
)
const alike = ['bv', 'ckq', 'sz', 'gj', 'iy', 'mn', 'sc', 'lr']
function slippedOnce(word: string): string {
  const at = 1 + below(word.length - 1)
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
  const same = alike.find((letters) => letters.includes(letter))
  const ways = [
    before + after,
    before + letter + letter + after,
    at + 1 < word.length && after[0] !== letter ? `${before}${after[0]}${letter}${after.slice(1)}` : null,
    beside[letter] ? before + one([...beside[letter]!]) + after : null,
    same ? before + one([...same].filter((other) => other !== letter)) + after : null,
    before + one([...'aeiou']) + letter + after,
  ].filter((way) => way !== null && way !== word)
  return one(ways)!
}
/** A slip in one of its longer words, two in a very long one now and then; null where no word is long enough. */
function slipped(text: string): string | null {
  const words = bare(text.toLowerCase()).split(/\s+/)
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) && !stopWords.has(word) ? [at] : []))
  if (long.length === 0) return null
  const at = one(long)
  const word = slippedOnce(words[at]!)
  words[at] = word.length >= 8 && random() < 0.25 ? slippedOnce(word) : word
  return works.has(words[at]!) ? null : words.join(' ')
}

type Row = [kind: string, question: string, answer: string]
const kinds: Record<string, { count: number; draw(book: Book): Row | null }> = {
  author: {
    count: 10,
    draw({ people }) {
      const last = surname(people[0]!)
      if (!last) return null
      return ['author', typed(random() < 0.5 ? last : people[0]!), `by ${fold(last)}`]
    },
  },
  authorAndWord: {
    count: 14,
    draw({ title, people }) {
      const last = surname(people[0]!)
      const words = telling(mainTitle(title))
      if (!last || words.length === 0) return null
      const word = one(words)
      const asked = random() < 0.5 ? `${last} ${word}` : `${word} ${last}`
      return ['author and word', typed(asked), `by ${fold(last)}; has ${word}`]
    },
  },
  title: { count: 12, draw: ({ ean, title }) => ['title', typed(mainTitle(title)), `titled ${ean}`] },
  half: {
    count: 14,
    draw({ ean, title, head }) {
      const words = [...new Set(telling(mainTitle(title)))]
      if (words.length < 2 || head === '') return null
      const mixed = shuffled(words)
      let take = 2
      while (take < mixed.length && worksWith(mixed.slice(0, take)) > 1) take++
      const asked = mixed.slice(0, take)
      return ['half remembered', asked.join(' '), `${worksWith(asked) > 1 ? 'titled' : 'work'} ${ean}`]
    },
  },
  cut: {
    count: 4,
    draw({ title }) {
      const main = mainTitle(title)
      const words = main.split(/\s+/)
      if (words.length < 3 || telling(main).length < 2) return null
      const last = words.at(-1)!
      if (last.length < 5) return null
      const asked = typed([...words.slice(0, -1), last.slice(0, 3)].join(' '))
      return ['half remembered', asked, `begins ${fold(asked)}`]
    },
  },
  slipInName: {
    count: 8,
    draw({ people }) {
      const last = surname(people[0]!)
      const asked = last && slipped(random() < 0.4 && fold(last).length > 5 ? last : people[0]!)
      return asked ? ['slip', asked, `by ${fold(last!)}`] : null
    },
  },
  slipInTitle: {
    count: 12,
    draw({ ean, title }) {
      const asked = slipped(mainTitle(title))
      return asked && telling(asked).length > 1 ? ['slip', asked, `titled ${ean}`] : null
    },
  },
  joined: {
    count: 4,
    draw({ ean, title, people }) {
      const name = random() < 0.5 && surname(people[0]!)
      const words = bare((name ? people[0]! : mainTitle(title)).toLowerCase()).split(/\s+/)
      if (words.length < 2 || words.some((word) => !/^[a-z]+$/.test(word))) return null
      const at = below(words.length - 1)
      if (words[at]!.length + words[at + 1]!.length < 7) return null
      const asked = [...words.slice(0, at), words[at]! + words[at + 1]!, ...words.slice(at + 2)].join(' ')
      return ['space missing', asked, name ? `by ${fold(name)}` : `titled ${ean}`]
    },
  },
  series: {
    count: 6,
    draw({ ean, series }) {
      if (!series || !/^\d{1,2}$/.test(series.number) || telling(series.name).length === 0) return null
      return ['series and number', typed(`${series.name} ${series.number}`), `volume ${ean}`]
    },
  },
  code: {
    count: 6,
    draw({ ean }) {
      const ten = ean.slice(3, 12)
      const sum = [...ten].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0)
      const check = (11 - (sum % 11)) % 11
      const isbn10 = `${ten}${check === 10 ? 'X' : check}`
      if (!ean.startsWith('978')) return null
      const grouped = `978-${ean[3]}-${ean.slice(4, 8)}-${ean.slice(8, 12)}-${ean[12]}`
      return [
        'code',
        one([isbn10, `${isbn10[0]}-${isbn10.slice(1, 5)}-${isbn10.slice(5, 9)}-${isbn10[9]}`, grouped, `ISBN ${ean}`]),
        `code ${ean}`,
      ]
    },
  },
}

const rows: [Language, ...Row][] = []
for (const language of ['es', 'ca', 'en'] as const satisfies Language[])
  for (const { count, draw } of Object.values(kinds)) {
    const met = new Set<string>()
    while (met.size < count) {
      const row = draw(from[language]())
      if (!row || met.has(row[1])) continue
      met.add(row[1])
      rows.push([language, ...row])
    }
  }
const held = new Set(shuffled([...rows.keys()]).slice(0, rows.length / 3))
const lines = rows.map(([language, ...row], at) => [language, held.has(at) ? 'held' : 'seen', ...row].join('\t'))
writeFileSync(path.join(import.meta.dirname, 'drawn.tsv'), `language\tpart\tkind\tquestion\tanswer\n${lines.join('\n')}\n`)
console.log(`${lines.length} questions of ${askable.length} books that can be asked for`)
