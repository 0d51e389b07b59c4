import type { MarcRecord } from 'marcjs'
import { isIsbn } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { formatLabel, isEbookFormat } from '#modules/goods/catalogue/formats.ts'
import { isosOfLanguage } from '#modules/goods/catalogue/languages.ts'
import { cataloguing } from './cataloguing-words.ts'
import { nonfilingCharacters } from './nonfiling.ts'

/** What a record is made of: a product as the catalogue describes it. */
export interface Book {
  kind: 'book' | 'object'
  ean: string
  title: string
  subtitle: string
  people: readonly { name: string; sortName: string; role: string }[]
  publisher: string
  year: number | null
  language_code: string | null
  format_code: string | null
  pages: number | null
  dimensions: string
  series: string
  series_number: string
  summary: string
  subjects: readonly string[]
  keywords: readonly string[]
}

/** What was bought of it: one field 949 each. Prices in euros with a point; null where none may be told. */
export interface Acquired {
  order: string
  reference: string
  copies: number
  listPrice: string | null
  discount: string | null
  netUnit: string | null
  total: string | null
  note: string
  centre: string
  budget: string
}

/** ONIX contributor roles (list 17) as MARC relators. */
const relators: Record<string, string> = {
  A01: 'aut',
  A12: 'ill',
  A13: 'pht',
  A15: 'wpr',
  A24: 'win',
  B01: 'edt',
  B06: 'trl',
  E07: 'nrt',
}

/** What MARC itself uses to part its fields, and what XML cannot carry, becomes a space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\ufffe\uffff]+/g, ' ').trim()
const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
/** A field holds 9,999 bytes at most. */
const longestSummary = 2_000

/** A field without empty subfields; none at all when nothing is left. */
function field(tag: string, indicators: string, ...parts: readonly (readonly [string, string | null | undefined])[]): string[][] {
  const said = parts.flatMap(([code, value]) => {
    const text = plain(value ?? '')
    return text === '' ? [] : [code, text]
  })
  return said.length === 0 ? [] : [[tag, indicators, ...said]]
}

const iso = (code: string | null): string[] => isosOfLanguage(code).map((own) => (own === 'qar' ? 'oci' : own))

/** Field 008: 40 places; what the shop does not know is left uncoded (|). */
function fixedData(book: Book, { entered }: { entered: string }): string {
  const year = book.year === null ? 'nuuuuuuuu' : `s${String(book.year).padStart(4, '0')}    `
  const place = /^97(884|913)/.test(book.ean) ? 'sp ' : 'xx '
  const [language = 'und'] = book.kind === 'book' ? iso(book.language_code) : ['zxx']
  const material = book.kind === 'object' ? 'nnn |     ||   rn' : `|||||${isEbookFormat(book.format_code) ? 'o' : ' '}|||||||| ||`
  return `${entered}${year}${place}${material}${language} d`
}

/**
 * A book as MARC 21 bibliographic record, ready to be loaded with its order: 020, 041, 100/700, 245, 264, 300, 336–338, 490, 520,
 * 650, 653, and 949 for each time it was bought (see docs/decisions for how library systems read it). Partial level: a cataloguer
 * finishes it.
 */
export function marcRecordOf(book: Book, acquired: readonly Acquired[], language: Language, now: Date): MarcRecord {
  const say = cataloguing[language]
  const stamp = now.toISOString().replace(/\D/g, '')
  const languages = iso(book.language_code)
  const ebook = isEbookFormat(book.format_code)
  const translated = book.people.some(({ role }) => role === 'B06')
  const author = book.people.find(({ role }) => role === 'A01')
  const others = book.people.filter((person) => person !== author)
  const named = (tag: string, { sortName, name, role }: Book['people'][number]) =>
    field(tag, `${/,/.test(sortName) ? '1' : '0'} `, ['a', sortName || name], ['4', relators[role] ?? 'ctb'])
  const price = acquired.find(({ listPrice }) => listPrice !== null)?.listPrice
  const told = price ? `${price} EUR` : null
  const people = book.people.map(({ name }) => name).join(', ')
  const isBook = book.kind === 'book'
  return {
    leader: `00000n${isBook ? 'a' : 'r'}m a22000005i 4500`,
    fields: [
      ['001', plain(book.ean)],
      ['005', `${stamp.slice(0, 14)}.0`],
      ['008', fixedData(book, { entered: stamp.slice(2, 8) })],
      ...(isIsbn(book.ean)
        ? field('020', '  ', ['a', book.ean], ['q', formatLabel(book.format_code, language)], ['c', told])
        : field('024', '3 ', ['a', book.ean], ['c', told])),
      ...field('040', '  ', ['b', say.code], ['e', 'rda']),
      ...field('041', `${translated ? '1' : '0'} `, ...languages.map((text) => ['a', text] as const)),
      ...(author ? named('100', author) : []),
      ...field(
        '245',
        `${author ? '1' : '0'}${nonfilingCharacters(plain(book.title), languages[0])}`,
        ['a', `${book.title}${book.subtitle ? ' :' : people ? ' /' : ''}`],
        ['b', book.subtitle && `${book.subtitle}${people ? ' /' : ''}`],
        ['c', people && `${people}.`],
      ),
      ...field(
        '264',
        ' 1',
        ['a', `${say.noPlace} :`],
        ['b', `${book.publisher || say.noPublisher},`],
        ['c', book.year === null ? say.noYear : String(book.year)],
      ),
      ...field(
        '300',
        '  ',
        ['a', book.pages ? `${book.pages} ${say.pages}${book.dimensions ? ' ;' : ''}` : null],
        ['c', book.dimensions],
      ),
      ...(isBook
        ? [
            ...field('336', '  ', ['b', 'txt'], ['2', 'rdacontent']),
            ...field('337', '  ', ['b', ebook ? 'c' : 'n'], ['2', 'rdamedia']),
            ...field('338', '  ', ['b', ebook ? 'cr' : 'nc'], ['2', 'rdacarrier']),
          ]
        : []),
      ...field('490', '0 ', ['a', `${book.series}${book.series && book.series_number ? ' ;' : ''}`], ['v', book.series_number]),
      ...field('520', '  ', ['a', withoutTags(book.summary).slice(0, longestSummary)]),
      ...book.subjects.flatMap((subject) => field('650', ' 4', ['a', subject])),
      ...book.keywords.flatMap((keyword) => field('653', '  ', ['a', keyword])),
      ...others.flatMap((person) => named('700', person)),
      ...acquired.flatMap((item) =>
        field(
          '949',
          '  ',
          ['o', item.order],
          ['r', item.reference],
          ['q', String(item.copies)],
          ['p', item.listPrice],
          ['d', item.discount],
          ['n', item.netUnit],
          ['t', item.total],
          ['m', item.listPrice === null ? null : 'EUR'],
          ['a', item.note],
          ['l', item.centre],
          ['f', item.budget],
        ),
      ),
    ],
  }
}
