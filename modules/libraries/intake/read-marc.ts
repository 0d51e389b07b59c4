import { withoutEnd } from '#kernel/edges.ts'
import { parseEan } from '#kernel/isbn.ts'
import { decodeText } from './decode-text.ts'
import { findCodes } from './find-codes.ts'
import { parseXml } from './parse-xml.ts'
import { type ReadList, unread } from './read-list.ts'
import { mostCopies, type RequestedTitle, shortened } from './requested-title.ts'

interface Field {
  tag: string
  indicators: string
  subfields: { code: string; value: string }[]
}

const mostEmails = 1_000
const [recordEnd, fieldEnd, subfieldMark] = [0x1d, 0x1e, '\x1f'] as const

/** The records of an ISO 2709 file. The directory is trusted over lengths that were counted in letters instead of bytes. */
function recordsOf(bytes: Uint8Array): Field[][] {
  const records: Field[][] = []
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf(recordEnd, from)
    const record = bytes.subarray(from, end === -1 ? bytes.length : end)
    from = (end === -1 ? bytes.length : end) + 1
    const directoryEnd = record.indexOf(fieldEnd)
    if (directoryEnd < 24) continue
    const tags = decodeText(record.subarray(24, directoryEnd)).match(/.{12}/gs) ?? []
    // Fields lie in the order of the directory, each ended by a mark of its own.
    const parts: Uint8Array[] = []
    for (let at = directoryEnd + 1; at < record.length; ) {
      const stop = record.indexOf(fieldEnd, at)
      parts.push(record.subarray(at, stop === -1 ? record.length : stop))
      at = (stop === -1 ? record.length : stop) + 1
    }
    const base = Number(decodeText(record.subarray(12, 17)))
    records.push(
      tags.map((entry, n) => {
        const [start, length] = [base + Number(entry.slice(7)), Number(entry.slice(3, 7))]
        const exact = record.subarray(start, start + length)
        const sound =
          exact.length > 0 &&
          (exact.at(-1) === fieldEnd || start + length >= record.length) &&
          !exact.subarray(0, -1).includes(fieldEnd)
        return fieldOf(entry.slice(0, 3), decodeText(sound ? exact : (parts[n] ?? new Uint8Array())).replaceAll('\x1e', ''))
      }),
    )
  }
  return records
}

function fieldOf(tag: string, text: string): Field {
  const [indicators = '', ...subfields] = text.split(subfieldMark)
  return {
    tag,
    indicators,
    subfields: subfields.map((subfield) => ({
      code: subfield.slice(0, 1),
      value: subfield.slice(1, mostEmails).normalize('NFC'),
    })),
  }
}

function xmlRecords(text: string): Field[][] {
  const records: Field[][] = []
  let value: string | null = null
  parseXml(text, {
    open: (name, attributes) => {
      if (name === 'record') records.push([])
      if (name === 'datafield')
        records.at(-1)?.push({
          tag: attributes['tag'] ?? '',
          indicators: `${attributes['ind1'] ?? ' '}${attributes['ind2'] ?? ' '}`,
          subfields: [],
        })
      if (name === 'subfield') {
        records
          .at(-1)
          ?.at(-1)
          ?.subfields.push({ code: attributes['code'] ?? '', value: '' })
        value = ''
      }
    },
    text: (given) => {
      if (value !== null) value += given
    },
    close: (name) => {
      if (name !== 'subfield') return
      const last = records.at(-1)?.at(-1)?.subfields.at(-1)
      if (last) last.value = (value ?? '').trim().slice(0, mostEmails).normalize('NFC')
      value = null
    },
  })
  return records
}

const values = (record: readonly Field[], tags: readonly string[], codes: string): string[] =>
  record.flatMap(({ tag, subfields }) =>
    tags.includes(tag) ? subfields.filter(({ code }) => codes.includes(code)).map(({ value }) => value) : [],
  )

/** Copies, as order records have them: the numbers in $q (or $c) of a 9xx, else one item field (942, 949, 952) for each copy. */
function copiesOf(record: readonly Field[]): number {
  const local = record.filter(({ tag }) => tag.startsWith('9'))
  for (const wanted of ['q', 'c']) {
    const found = local.flatMap(({ tag, subfields }) =>
      subfields
        .filter(({ code, value }) => code === wanted && /^\s*\d{1,4}\s*$/.test(value))
        .map(({ value }) => ({ tag, copies: Number(value) })),
    )
    const copies = found.filter(({ tag }) => tag === found[0]?.tag).reduce((sum, item) => sum + item.copies, 0)
    if (copies > 0) return copies
  }
  return Math.max(1, ...['942', '949', '952'].map((tag) => local.filter((field) => field.tag === tag).length))
}

const ends = /[\s/:;,.=]/

function askedOf(record: readonly Field[], row: number): RequestedTitle | null {
  const numbers = [
    ...values(record, ['020'], 'a'),
    ...values(
      record.filter(({ tag, indicators }) => tag === '024' && indicators.startsWith('3')),
      ['024'],
      'a',
    ),
  ]
  const codes = numbers.flatMap((number) => findCodes(`ISBN ${number}`))
  const ean = codes.find((code) => code.ean !== null)?.ean ?? numbers.map(parseEan).find((item) => item !== null) ?? null
  const title = values(record, ['245'], 'abnp')
    .map((part) => withoutEnd(part, ends))
    .join(': ')
  const author = withoutEnd(values(record, ['100', '110', '700'], 'a')[0] ?? values(record, ['245'], 'c')[0] ?? '', ends)
  const copies = copiesOf(record)
  if (ean === null && title === '' && numbers.length === 0) return null
  return {
    ean,
    quantity: Math.min(copies, mostCopies),
    title: shortened(title, 300),
    author: shortened(author, 200),
    asked: shortened([...numbers, title, author].filter(Boolean).join(' · '), 500),
    row,
    fault: ean === null ? (codes.find(({ fault }) => fault !== null)?.fault ?? null) : null,
  }
}

/** A record without number and title asks for nothing, and is named by its place. */
const read = (records: readonly Field[][]): ReadList => {
  const all = records.map((record, n) => askedOf(record, n + 1))
  return {
    titles: all.flatMap((item) => item ?? []),
    unread: all.flatMap((item, n) => (item ? [] : [unread({ text: 'MARC', row: n + 1 }, 'nothing')])),
    rows: all.length,
  }
}

/** What the records of a MARC 21 file ask for: ISBN (020), EAN (024), title (245), author (100), copies (9xx). */
export const readMarc = (bytes: Uint8Array): ReadList => read(recordsOf(bytes))

/** The same of MARCXML. @throws ShopError 'intake.damaged' when it is no XML */
export const readMarcXml = (text: string): ReadList => read(xmlRecords(text))
