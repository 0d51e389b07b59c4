/** Rows of a table under its headings, whatever it was sent as: delimited text or a workbook. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { decodeLines } from '#importers/onix/decode.ts'
import { openSource, UnreadableFile } from '#importers/open.ts'
import { ShopError } from '#kernel/errors.ts'
import { type Because, because } from '#modules/goods/imports/reasons.ts'
import { xlsxSheets } from '#modules/libraries/intake/read-xlsx.ts'
import { type DelimitedRow, delimitedRows } from './delimited.ts'

export type Cells = Readonly<Record<string, string>>
export interface TableRow {
  line: number
  cells: Cells
}
export type Headings = readonly string[]

/** A workbook is read whole, so it may be no larger than this, packed and unpacked. */
export const workbookLimits = { packed: 50 << 20, unpacked: 300 << 20, rows: 100_000 }

/** Names of columns, each its own: one without a name is called by its letter, a second of a name counts. */
export function headingsOf(cells: readonly string[]): Headings {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const name = cell.trim().slice(0, 80) || letterOf(index)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)

const under = (headings: Headings, cells: readonly string[]): Cells =>
  Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? '']))

async function* workbookRows(file: string): AsyncGenerator<DelimitedRow> {
  const name = path.basename(file)
  try {
    const [sheet] = xlsxSheets(await readFile(file), workbookLimits).filter((rows) => rows.size > 0)
    if (!sheet) throw new UnreadableFile(because('file_no_sheet', { name }))
    for (const [line, cells] of sheet) yield { line, cells: Array.from(cells, (cell) => cell ?? '') }
  } catch (error) {
    throw error instanceof ShopError ? new UnreadableFile(faultOfWorkbook(error.code, name)) : error
  }
}

function faultOfWorkbook(code: string, name: string): Because {
  if (code === 'intake.too_many_rows') return because('file_many_rows', { name, most: workbookLimits.rows })
  if (code === 'intake.bomb') return because('file_other_kind', { name, found: '@bomb', expected: '@table' })
  return because('file_cut', { name, fault: 'xlsx' })
}

const rowsOf = (file: string, kind: 'table' | 'workbook'): AsyncGenerator<DelimitedRow> =>
  kind === 'workbook'
    ? workbookRows(file)
    : delimitedRows(decodeLines(openSource(file, 'table'), { declared: null, otherwise: null }))

/** Streams the rows under the first one's names; a row with more cells than there are names comes as a refusal. */
export async function* readTable(
  file: string,
  kind: 'table' | 'workbook',
): AsyncGenerator<{ headings: Headings } | TableRow | ({ line: number; row: string } & Because)> {
  let headings: Headings | undefined
  for await (const { line, cells } of rowsOf(file, kind)) {
    if (!headings) {
      headings = headingsOf(cells)
      yield { headings }
      continue
    }
    const row = under(headings, cells)
    const more = cells.findLastIndex((cell) => cell !== '') + 1
    if (more > headings.length)
      yield { line, row: JSON.stringify(row), ...because('cells', { found: more, expected: headings.length }) }
    else yield { line, cells: row }
  }
  if (!headings) throw new UnreadableFile(because('file_empty', { name: path.basename(file) }))
}
