import { mostRows, mostUnpacked } from './limits.ts'
import { parseXml } from './parse-xml.ts'
import { keep, type Sheet, written } from './sheet.ts'
import { openArchive, type Unpack } from './unzip.ts'

const placeOf = (reference: string): { row: number; column: number } | null => {
  const [, letters = '', row = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  return letters === ''
    ? null
    : { row: Number(row), column: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 }
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

function readSheet(part: Uint8Array, shared: readonly string[], most: number): Sheet {
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
      keep(sheet, row, column, text.trim(), most)
    },
  })
  return sheet
}

/** The visible sheets of an Excel workbook (xlsx). @throws ShopError 'intake.damaged', 'intake.bomb' or 'intake.too_many_rows' */
export function xlsxSheets(bytes: Uint8Array, most = { unpacked: mostUnpacked, rows: mostRows }): Sheet[] {
  const { unpack } = openArchive(bytes, most.unpacked)
  const shared = sharedTexts(unpack)
  return sheetPaths(unpack).flatMap((path) => {
    const part = unpack(path)
    return part ? [readSheet(part, shared, most.rows)] : []
  })
}
