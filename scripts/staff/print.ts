import { inspect } from 'node:util'

type Row = Record<string, unknown>

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const valueAt = (row: Row, column: string): unknown =>
  column.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), row)

export interface Page {
  language: string
  /** Those that are named; those that hold a single value, otherwise. */
  columns?: readonly string[] | undefined
  /** Of the terminal; none where it is no terminal. */
  width?: number | undefined
}

/** A value as one cell; a customer may have typed control characters, which a terminal obeys. */
function cell(value: unknown, language: string): string {
  if (value === null || value === undefined) return '–'
  if (isObject(value) && typeof value['es'] === 'string') return cell(value[language] || value['es'], language)
  if (Array.isArray(value)) return value.map((item) => cell(item, language)).join(', ')
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/g, ' ').slice(0, 48)
}

function table(rows: readonly Row[], { language, columns, width }: Page): string {
  const isOne = (value: unknown) =>
    !isObject(Array.isArray(value) ? value[0] : value) || valueAt({ value }, 'value.es') !== undefined
  const names = columns ?? [...new Set(rows.flatMap(Object.keys))].filter((name) => rows.every((row) => isOne(row[name])))
  const lines = [names, ...rows.map((row) => names.map((name) => cell(valueAt(row, name), language)))]
  const widths = names.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd()
        .slice(0, width),
    )
    .join('\n')
}

/** An answer: a list as a table with what else it says and how its next page is asked for, anything else as it is. */
export function printed(answer: unknown, page: Page): string {
  const whole = (value: unknown) => inspect(value, { depth: null, maxArrayLength: null, breakLength: page.width ?? 120 })
  if (!isObject(answer) || !Array.isArray(answer['items'])) {
    const named = isObject(answer) && page.columns?.map((name) => [name, valueAt(answer, name)])
    return whole(named ? Object.fromEntries(named) : answer)
  }
  const { items, next, previous: _, count, ...rest } = answer
  const rows = items.map((item) => (isObject(item) ? item : { value: item }))
  const of = `${rows.length} / ${isObject(count) ? count['of'] : rows.length}`
  const more = next ? `  --cursor=${String(next)}` : ''
  return [rows.length > 0 && table(rows, page), Object.keys(rest).length > 0 && whole(rest), of + more]
    .filter(Boolean)
    .join('\n\n')
}
