/** Streams an ONIX message, one product in memory at a time, into the records of the shop. */
import { basename } from 'node:path'
import { noRates } from '#importers/demo-rates.ts'
import type { ImportItem } from '#importers/items.ts'
import { openSource } from '#importers/open.ts'
import type { Day } from '#kernel/days.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import { decodeLines, type EncodingNotes } from './decode.ts'
import { NotWellFormed, parseElement } from './element.ts'
import { type OnixDefaults, parseHeader, parseProduct, type Reading } from './parse.ts'
import { type Part, splitProducts } from './split.ts'

/**
 * Yields a record or a refusal per product, with the line where it stands; faults outside the products come as refusals too.
 * A fault inside a product costs that product alone.
 */
export async function* readOnix(source: AsyncIterable<Uint8Array>, reading: Reading): AsyncGenerator<ImportItem> {
  const rowOf = (part: Part) => (reading.keepsRows && part.part === 'product' ? { row: part.text } : {})
  const encoding: EncodingNotes = { declared: null, otherwise: null }
  let defaults: OnixDefaults = {}
  let products = 0
  for await (const part of splitProducts(decodeLines(source, encoding))) {
    if (part.part === 'fault') {
      yield { line: part.line, column: part.column, ...part.fault, remark: true, breaksOff: part.fault.code === 'ends_early' }
      continue
    }
    if (part.part === 'product') products += 1
    try {
      const element = parseElement(part.text, part.line, part.column)
      if (part.part === 'header') {
        const header = parseHeader(element)
        defaults = header.defaults
        for (const remark of header.remarks) yield { ...remark, remark: true }
        continue
      }
      const parsed = parseProduct(element, defaults, reading)
      yield { line: part.line, ...rowOf(part), ...parsed }
    } catch (error) {
      if (!(error instanceof NotWellFormed)) throw error
      yield { line: error.line, column: error.column, ...rowOf(part), ...because('not_well_formed', { fault: error.message }) }
    }
  }
  if (encoding.otherwise) {
    const { lines, first, encoding: real } = encoding.otherwise
    const declared = encoding.declared ?? '@no_encoding'
    yield { line: first, ...because('encoding', { declared, lines, real }), remark: true }
  }
  if (products === 0) yield { line: 1, ...because('no_product') }
}

/** `rates` are what foreign money is worth to this shop; without them only prices in euros count. */
export const readOnixFile = (path: string, today: Day, rates = noRates): AsyncGenerator<ImportItem> =>
  readOnix(openSource(path, 'xml'), { today, label: `onix:${basename(path)}`, rates })

/** A product that was refused, as somebody corrected it. */
export interface CorrectedRow {
  line: number
  row: string
}

/** Yields corrected products of a message as the message itself would have given them. */
export async function* readCorrectedProducts(
  rows: AsyncIterable<CorrectedRow>,
  defaults: OnixDefaults,
  reading: Reading,
): AsyncGenerator<ImportItem> {
  for await (const { line, row } of rows) {
    try {
      yield { line, row, ...parseProduct(parseElement(row, line), defaults, reading) }
    } catch (error) {
      if (!(error instanceof NotWellFormed)) throw error
      yield { line: error.line, column: error.column, row, ...because('not_well_formed', { fault: error.message }) }
    }
  }
}
