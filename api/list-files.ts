import { dayOf, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { csvDialects, csvOf } from '#modules/invoicing/invoices/csv.ts'
import type { Cell, SheetColumn } from '#modules/invoicing/invoices/spreadsheet.ts'
import { drawn, workbook } from '#modules/invoicing/papers/workbook.ts'
import type { ListColumn, ListFile, ListFiles } from '#modules/people/staff/list-export.ts'
import { headingOf } from './list-headings.ts'

const clock = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' })
const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\dZ]*$/

const valueAt = (row: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], row)

const inWords = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value === 'object') return Object.values(value).map(inWords).filter(Boolean).join(' · ')
  return String(value)
}

/** As the list shows it: days and amounts as a spreadsheet reckons with them, instants by Madrid's clock. */
function cellOf(value: unknown, money: boolean): Cell {
  if (typeof value === 'number') return money ? { money: value } : Number.isInteger(value) ? { count: value } : { percent: value }
  if (typeof value === 'boolean') return { text: value ? '✓' : '' }
  if (typeof value !== 'string') return { text: inWords(value) }
  if (day.test(value)) return { day: value }
  if (instant.test(value)) return { text: `${shownDay(dayOf(new Date(value)))} ${clock.format(new Date(value))}` }
  return { text: value }
}

const sheetColumns = (columns: readonly ListColumn[], language: Language): SheetColumn<object>[] =>
  columns.map(({ path, money }) => ({
    heading: headingOf(path, language),
    width: 18,
    cell: (row) => cellOf(valueAt(row, path), money),
  }))

const asSheet = ({ name, columns, batches, language }: ListFile) =>
  workbook([drawn({ name, columns: sheetColumns(columns, language), batches })])

const asText = ({ columns, batches, language }: ListFile) =>
  csvOf(sheetColumns(columns, language), batches, csvDialects[language])

/** How lists of the staff are written as files. */
export const listFiles: ListFiles = {
  csv: { type: 'text/csv; charset=utf-8', written: asText },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', written: asSheet },
}
