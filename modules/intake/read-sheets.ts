import { ShopError } from '#kernel/errors.ts'
import type { Asked } from './asked.ts'
import { mostRows } from './limits.ts'
import { parseXml } from './parse-xml.ts'
import { type Columns, columnsOf, readRow } from './read-table.ts'
import { readText } from './read-text.ts'
import { openArchive, type Unpack } from './unzip.ts'

/** A sheet's rows that hold anything, by their number from 1. */
export type Sheet = Map<number, string[]>

const mostColumns = 200

function keep(sheet: Sheet, row: number, column: number, text: string) {
  if (text === '' || column >= mostColumns) return
  const cells = sheet.get(row) ?? []
  while (cells.length < column) cells.push('')
  cells[column] = text
  sheet.set(row, cells)
  if (sheet.size > mostRows + 200) throw new ShopError('invalid', 'intake.too_many_rows', { most: mostRows })
}

/** Whole numbers as digits: a spreadsheet writes an ISBN as 9.788437604947E12 when it took it for a number. */
const written = (value: string): string => {
  const number = Number(value)
  return value !== '' && Number.isSafeInteger(number) ? String(number) : value
}

const placeOf = (reference: string): { row: number; column: number } | null => {
  const [, letters = '', row = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  return letters === ''
    ? null
    : { row: Number(row), column: [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1 }
}

function sharedTexts(unpack: Unpack): string[] {
  const texts: string[] = []
  let text: string | null = null
  let phonetic = 0
  const part = unpack('xl/sharedStrings.xml')
  let inText = false
  if (part)
    parseXml(part, {
      open: (name) => {
        if (name === 'si') text = ''
        if (name === 'rPh') phonetic += 1
        inText = name === 't' && phonetic === 0
      },
      text: (given) => {
        if (inText && text !== null) text += given
      },
      close: (name) => {
        inText = false
        if (name === 'rPh') phonetic -= 1
        if (name === 'si') texts.push(text ?? '')
      },
    })
  return texts
}

/** Paths of a workbook's visible sheets, in their order. */
function sheetPaths(unpack: Unpack): string[] {
  const targets = new Map<string, string>()
  const paths: string[] = []
  const relations = unpack('xl/_rels/workbook.xml.rels')
  if (relations)
    parseXml(relations, {
      open: (name, { Id = '', Target = '' }) => {
        if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
      },
    })
  parseXml(unpack('xl/workbook.xml') ?? '<workbook/>', {
    open: (name, { id = '', state = 'visible' }) => {
      const path = name === 'sheet' && state === 'visible' ? targets.get(id) : undefined
      if (path) paths.push(path)
    },
  })
  return paths
}

function readSheet(part: Uint8Array, shared: readonly string[]): Sheet {
  const sheet: Sheet = new Map()
  let [row, column, kind, value, inValue] = [0, -1, 'n', '', false]
  parseXml(part, {
    open: (name, { r = '', t = 'n' }) => {
      if (name === 'row') [row, column] = [Number(r) || row + 1, -1]
      if (name === 'c') {
        const place = placeOf(r)
        if (place) row = place.row
        ;[column, kind, value] = [place?.column ?? column + 1, t, '']
      }
      inValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (inValue) value += text
    },
    close: (name) => {
      inValue = false
      if (name !== 'c') return
      // What a formula came to is kept beside it; its errors are no words.
      const text = kind === 's' ? (shared[Number(value)] ?? '') : kind === 'e' ? '' : kind === 'n' ? written(value) : value
      keep(sheet, row, column, text.trim())
    },
  })
  return sheet
}

/** The visible sheets of an Excel workbook (xlsx). @throws ShopError 'intake.damaged', 'intake.bomb' or 'intake.too_many_rows' */
export function xlsxSheets(bytes: Uint8Array): Sheet[] {
  const { unpack } = openArchive(bytes)
  const shared = sharedTexts(unpack)
  return sheetPaths(unpack).flatMap((path) => {
    const part = unpack(path)
    return part ? [readSheet(part, shared)] : []
  })
}

/** The sheets of an OpenDocument spreadsheet (ods). @throws as xlsxSheets */
export function odsSheets(bytes: Uint8Array): Sheet[] {
  const sheets: Sheet[] = []
  let [row, column, repeated, rowRepeated] = [0, 0, 1, 1]
  let text: string | null = null
  let value = ''
  parseXml(openArchive(bytes).unpack('content.xml') ?? '<empty/>', {
    open: (name, attributes) => {
      if (name === 'table') {
        sheets.push(new Map())
        row = 0
      }
      if (name === 'table-row') {
        row += 1
        column = 0
        rowRepeated = Number(attributes['number-rows-repeated'] ?? 1)
      }
      if (name === 'table-cell' || name === 'covered-table-cell') {
        text = ''
        repeated = Number(attributes['number-columns-repeated'] ?? 1)
        value = attributes['value-type'] === 'float' ? written(attributes['value'] ?? '') : ''
      }
      if (name === 'p' && text) text += ' '
    },
    text: (given) => {
      if (text !== null) text += given
    },
    close: (name) => {
      if (name === 'table-row') row += rowRepeated - 1
      if (name !== 'table-cell' && name !== 'covered-table-cell') return
      const sheet = sheets.at(-1)
      const shown = (value || (text ?? '')).trim()
      for (let n = 0; sheet && shown !== '' && n < Math.min(repeated, mostColumns); n++) keep(sheet, row, column + n, shown)
      column += repeated
      text = null
    },
  })
  return sheets
}

/** Above this many rows nobody writes the names of columns; what stands before them is a letterhead. */
const highestHeading = 40

function headingOf(sheet: Sheet): { row: number; columns: Columns } | null {
  for (const [row, cells] of [...sheet].slice(0, highestHeading)) {
    const columns = columnsOf(cells)
    if (columns) return { row, columns }
  }
  return null
}

/** What the sheets of a workbook ask for. Beside a list, sheets without names of columns or numbers are sums and notes. */
export function readSheets(sheets: readonly Sheet[]): Asked[] {
  const read = sheets.map((sheet) => ({ asked: readSheetRows(sheet), isList: headingOf(sheet) !== null }))
  const lists = read.filter(({ asked, isList }) => isList || asked.some(({ ean, fault }) => ean !== null || fault !== null))
  return (lists.length > 0 ? lists : read).flatMap(({ asked }) => asked)
}

/** What the rows of a sheet ask for, under the names of its columns or, without any, as lines of cells. */
function readSheetRows(sheet: Sheet): Asked[] {
  const heading = headingOf(sheet)
  const rows = [...sheet].filter(([row]) => !heading || row > heading.row)
  if (heading)
    return rows.flatMap(([row, cells]) =>
      readRow(
        Array.from(cells, (cell) => cell ?? ''),
        heading.columns,
        row,
      ),
    )
  const places = rows.map(([row]) => row)
  const lines = rows.map(([, cells]) => Array.from(cells, (cell) => (cell ?? '').replace(/\s+/g, ' ')).join('\t'))
  return readText(lines.join('\n')).map((one) => ({ ...one, row: places[one.row - 1] ?? one.row }))
}
