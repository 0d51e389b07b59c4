import { parseXml } from './parse-xml.ts'
import { keep, mostColumns, type Sheet, written } from './sheet.ts'
import { openArchive } from './unzip.ts'

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
