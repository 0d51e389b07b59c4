/** What a file is, seen in its bytes: its kind, how much it holds and who sent it. */
import { stat } from 'node:fs/promises'
import type { FileKind } from '#modules/goods/imports/contract.ts'
import type { Mapping, Seen } from '#modules/goods/imports/files.sql.ts'
import { because, type ReasonCode } from '#modules/goods/imports/reasons.ts'
import { parseOnixDate } from './onix/dates.ts'
import { decodeLines } from './onix/decode.ts'
import { child, parseElement, words } from './onix/element.ts'
import { parseHeader } from './onix/parse.ts'
import { splitProducts } from './onix/split.ts'
import { faultOfHead, headOf, limits, openSource, sizeName, UnreadableFile } from './open.ts'
import { guessMapping } from './table/guess.ts'
import { readTable, workbookLimits } from './table/rows.ts'

export interface Looked {
  kind: FileKind
  seen: Seen
  mapping: Mapping
}

/** Rows of a table that are shown beside its headings. */
const firstRows = 5

async function firstBytes(file: string): Promise<Buffer> {
  for await (const chunk of openSource(file, 'any')) return chunk.subarray(0, 4_096)
  return Buffer.alloc(0)
}

/** @throws UnreadableFile for what is none of the kinds, or too large to be read */
export async function lookAt(file: string, name: string): Promise<Looked> {
  const { gzip } = await headOf(file, limits.file)
  const head = await firstBytes(file)
  if (head.length === 0) throw new UnreadableFile(because('file_empty', { name }))
  const start = head.toString('latin1')
  if (start.startsWith('PK\u0003\u0004') && !gzip) {
    const { size } = await stat(file)
    if (size > workbookLimits.packed)
      throw new UnreadableFile(because('file_large', { name, size: sizeName(size), most: sizeName(workbookLimits.packed) }))
    return lookAtTable(file, 'workbook')
  }
  if (/^(?:MZ|\u007fELF)/.test(start))
    throw new UnreadableFile(because('file_other_kind', { name, found: '@program', expected: '@table' }))
  const bare = start.replaceAll('\u0000', '').replace(/^(?:\u00ff\u00fe|\u00fe\u00ff|\u00ef\u00bb\u00bf)/, '')
  const kind = /^\s*</.test(bare) ? 'xml' : 'table'
  const fault = faultOfHead(head, kind, name)
  if (fault) throw new UnreadableFile(fault)
  return kind === 'xml' ? lookAtMessage(file) : lookAtTable(file, 'table')
}

const notification = /<(?:\w+:)?(?:NotificationType|a002)(?:\s[^<>]*)?>\s*(\d\d)/

async function lookAtMessage(file: string): Promise<Looked> {
  let rows = 0
  let parts = 0
  let withdrawals = 0
  let opening = ''
  const seen: { -readonly [K in keyof Seen]: Seen[K] } = {}
  async function* watched() {
    for await (const piece of decodeLines(openSource(file, 'xml'), { declared: null, otherwise: null })) {
      if (opening.length < 4_096) opening += piece.slice(0, 4_096)
      yield piece
    }
  }
  for await (const part of cutShort(splitProducts(watched()), (why) => {
    seen.cut = why
  })) {
    if (part.part === 'fault') {
      if (part.fault.code === 'ends_early') seen.cut = { code: part.fault.code, details: part.fault.details }
    } else if (part.part === 'header') Object.assign(seen, headerOf(part.text))
    else {
      rows += 1
      const code = notification.exec(part.text.slice(0, 4_000))?.[1] ?? ''
      if (['04', '12', '13', '14'].includes(code)) parts += 1
      if (code === '05') withdrawals += 1
    }
  }
  const [, name = '', attributes = ''] = /<(?:\w+:)?(ONIX[Mm]essage)([^<>]*)>/.exec(opening) ?? []
  if (name === '' && rows === 0) throw new UnreadableFile(because('no_product'))
  const release = /\brelease\s*=\s*["']([\d.]{1,5})/.exec(attributes)?.[1] ?? '2.1'
  return {
    kind: 'onix',
    mapping: {},
    seen: { ...seen, rows, parts, withdrawals, release, tags: name === 'ONIXmessage' ? 'short' : 'reference' },
  }
}

/** A header that is not well-formed says nothing. */
function headerOf(text: string): Seen {
  try {
    const header = parseElement(text)
    const sender = words(child(header, 'Sender'), 'SenderName') || words(header, 'FromCompany') || words(header, 'FromPerson')
    const date = parseOnixDate(words(header, 'SentDateTime') || words(header, 'SentDate'))
    const { defaults } = parseHeader(header)
    return {
      defaults,
      ...(defaults.test && { test: true }),
      ...(sender && { sender: sender.slice(0, 100) }),
      ...(date && 'day' in date && { sent_on: date.day }),
    }
  } catch {
    return {}
  }
}

async function lookAtTable(file: string, kind: 'table' | 'workbook'): Promise<Looked> {
  let rows = 0
  const first: Readonly<Record<string, string>>[] = []
  const seen: { -readonly [K in keyof Seen]: Seen[K] } = {}
  for await (const part of cutShort(readTable(file, kind), (why) => {
    seen.cut = why
  })) {
    if ('headings' in part) {
      seen.headings = part.headings
      continue
    }
    rows += 1
    if ('cells' in part && first.length < firstRows)
      first.push(Object.fromEntries(Object.entries(part.cells).map(([heading, cell]) => [heading, cell.slice(0, 200)])))
  }
  return { kind, seen: { ...seen, rows, first }, mapping: guessMapping(seen.headings ?? []) }
}

/** A file that breaks off gives what came before it, and a word about it; any other fault of its is all there is to say. */
async function* cutShort<Part>(
  parts: AsyncGenerator<Part>,
  onCut: (why: { code: ReasonCode; details: Readonly<Record<string, string>> }) => void,
): AsyncGenerator<Part> {
  let some = false
  try {
    for await (const part of parts) {
      some = true
      yield part
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile) || error.why.code !== 'file_cut' || !some) throw error
    onCut({ code: error.why.code, details: error.why.details })
  }
}
