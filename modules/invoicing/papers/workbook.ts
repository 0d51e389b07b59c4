import type { Cell, SheetColumn } from '#modules/invoicing/invoices/spreadsheet.ts'
import { harmless } from '#modules/invoicing/invoices/spreadsheet.ts'
import { type ZipEntry, zipped } from './zip-stream.ts'

export interface Sheet<Row> {
  name: string
  columns: readonly SheetColumn<Row>[]
  batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>
}

/** Places in the table of looks below. */
const looks = { heading: 1, count: 2, percent: 3, money: 4, day: 5 } as const
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const special: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot carry these
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Halves of a character without their other half. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const escaped = (text: string): string =>
  text
    .replace(unwritable, '')
    .replace(halves, '')
    .replace(/[&<>"]/g, (sign) => special[sign] ?? '')

/** A, B … Z, AA … */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** Days since the last day of 1899, as spreadsheets count. */
const serialOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569

const textCell = (at: string, text: string, look = 0): string =>
  `<c r="${at}"${look ? ` s="${look}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

function written(cell: Cell, at: string): string {
  if (cell === null) return ''
  if ('text' in cell) return cell.text === '' ? '' : textCell(at, harmless(cell.text))
  if ('money' in cell) return `<c r="${at}" s="${looks.money}"><v>${cell.money}</v></c>`
  if ('percent' in cell) return `<c r="${at}" s="${looks.percent}"><v>${cell.percent}</v></c>`
  if ('count' in cell) return `<c r="${at}" s="${looks.count}"><v>${cell.count}</v></c>`
  return `<c r="${at}" s="${looks.day}"><v>${serialOf(cell.day)}</v></c>`
}

/** A sheet whose rows are not read yet. */
export interface DrawnSheet {
  name: string
  xml: AsyncIterable<string>
}

export const drawn = <Row>(sheet: Sheet<Row>): DrawnSheet => ({ name: sheet.name, xml: sheetXml(sheet) })

async function* sheetXml<Row>({ columns, batches }: Sheet<Row>): AsyncGenerator<string> {
  const letters = columns.map((_column, index) => lettersOf(index))
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const headings = columns.map(({ heading }, index) => textCell(`${letters[index]}1`, heading, looks.heading))
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData><row r="1">${headings.join('')}</row>`
  let number = 1
  for await (const rows of batches) {
    let text = ''
    for (const row of rows) {
      number += 1
      text += `<row r="${number}">${columns.map((column, index) => written(column.cell(row), `${letters[index]}${number}`)).join('')}</row>`
    }
    yield text
  }
  yield '</sheetData></worksheet>'
}

const paths = (count: number) => Array.from({ length: count }, (_, index) => `worksheets/sheet${index + 1}.xml`)

/**
 * A workbook (Office Open XML) written as its rows are read: typed cells, headings that stay in sight, no formula whatever a text
 * begins with. Sheets are read one after the other, so a later one may tell what an earlier one came to.
 */
export function workbook(sheets: readonly DrawnSheet[]): AsyncGenerator<Buffer> {
  const parts = paths(sheets.length)
  const type = (name: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`
  const override = (part: string, name: string) => `<Override PartName="/xl/${part}" ContentType="${type(name)}"/>`
  const relation = (id: number, name: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${name}" Target="${target}"/>`
  const relations = (list: readonly string[]) =>
    `${declaration}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`
  const entries: ZipEntry[] = [
    {
      name: '[Content_Types].xml',
      content: [
        `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${parts.map((part) => override(part, 'worksheet')).join('')}</Types>`,
      ],
    },
    { name: '_rels/.rels', content: [relations([relation(1, 'officeDocument', 'xl/workbook.xml')])] },
    {
      name: 'xl/workbook.xml',
      content: [
        `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>${sheets.map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ...parts.map((part, index) => relation(index + 1, 'worksheet', part)),
          relation(parts.length + 1, 'styles', 'styles.xml'),
        ]),
      ],
    },
    { name: 'xl/styles.xml', content: [styles] },
    ...sheets.map((sheet, index) => ({ name: `xl/${parts[index]}`, content: sheet.xml })),
  ]
  return zipped(entries)
}
