import type { CommandWords } from './words.ts'

type Row = Record<string, unknown>
const widest = 48

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is Record<'es', string> => isObject(value) && typeof value['es'] === 'string'
const hasRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isObject)

/** A terminal obeys control characters; a customer may have typed some. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const plain = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/g, ' ')

function shown(value: unknown, words: CommandWords): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (isTexts(value)) return shown((value as Row)[words.language] || value.es, words)
  if (Array.isArray(value)) return value.map((item) => shown(item, words)).join(', ')
  return plain(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const valueAt = (row: Row, column: string): unknown =>
  column.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), row)

/** The columns that fit beside each other; what holds more than a value is left to --as=json and --fields. */
function columnsOf(rows: readonly Row[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return names.filter(
    (name) => rows.some((row) => !isObject(row[name]) || isTexts(row[name])) && !rows.some((row) => hasRows(row[name])),
  )
}

interface Page {
  words: CommandWords
  /** Named with --fields; those that fit, otherwise. */
  columns?: readonly string[] | undefined
  /** Of the terminal; none where it is no terminal. */
  width?: number | undefined
}

/** Rows under their columns, numbers to the right. */
export function table(
  rows: readonly Row[],
  { words, columns = columnsOf(rows), width = Number.POSITIVE_INFINITY }: Page,
): string {
  const cells = rows.map((row) => columns.map((column) => shown(valueAt(row, column), words).slice(0, widest)))
  const widths = columns.map((column, index) => Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)))
  const right = columns.map((column) => rows.every((row) => typeof valueAt(row, column) === 'number'))
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, one) => sum + one + 2, -2))
  const fitting = Math.max(1, ends.filter((end) => end <= width).length)
  const line = (row: readonly string[]) =>
    row
      .slice(0, fitting)
      .map((cell, index) => (right[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(columns), line(widths.map((one) => '─'.repeat(one))), ...cells.map(line)].join('\n')
}

const flat = (record: Row, before = ''): [string, unknown][] =>
  Object.entries(record).flatMap(([name, value]) =>
    isObject(value) && !isTexts(value) ? flat(value, `${before}${name}.`) : [[`${before}${name}`, value] as [string, unknown]],
  )

/** One thing, a line for each field and a table for each list that it has. */
export function record(fields: Row, page: Page): string {
  const all = flat(fields)
  const named = page.columns ? all.filter(([name]) => page.columns?.includes(name)) : all
  const single = named.filter(([, value]) => !hasRows(value))
  const width = Math.max(0, ...single.map(([name]) => name.length))
  const lists = named.flatMap(([name, value]) =>
    hasRows(value) ? [`${name}\n${table(value, { ...page, columns: undefined })}`] : [],
  )
  return [single.map(([name, value]) => `${name.padEnd(width)}  ${shown(value, page.words)}`).join('\n'), ...lists]
    .filter(Boolean)
    .join('\n\n')
}

/** An answer: a list as a table with what there is more of, anything else field by field. */
export function printed(answer: unknown, page: Page, paging: readonly string[] = []): string {
  if (!isObject(answer)) return shown(answer, page.words)
  const { items, next, count, ...rest } = answer as Row & {
    items?: unknown
    next?: unknown
    count?: { of: number; more: boolean }
  }
  if (!Array.isArray(items)) return record(answer, page)
  if (items.length === 0) return page.words.nothing
  const rows = items.map((item) => (isObject(item) ? item : { value: item }))
  const flag = paging.find((name) => name === 'cursor' || name === 'before')
  const totals = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'previous'))
  return [
    table(rows, page),
    Object.keys(totals).length > 0 ? record(totals, page) : '',
    count && count.of > rows.length ? page.words.shown(rows.length, count.of) : '',
    flag && next !== null && next !== undefined ? page.words.more(`--${flag}=${shown(next, page.words)}`) : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}
