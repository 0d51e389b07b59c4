import type { Shown } from './command.ts'

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item))).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  // A terminal obeys control characters; a customer may have typed some.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  return String(value).replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/g, ' ')
}

const widest = 48
const isNumeric = (value: unknown) => typeof value === 'number'

/** Rows under their columns, numbers to the right. */
export function table(rows: readonly object[], columns: readonly string[]): string {
  const cells = rows.map((row) => columns.map((column) => shown((row as Record<string, unknown>)[column]).slice(0, widest)))
  const widths = columns.map((column, index) => Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)))
  const right = columns.map(
    (column) => rows.length > 0 && rows.every((row) => isNumeric((row as Record<string, unknown>)[column])),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => (right[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(columns), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n')
}

const list = (fields: object): string => {
  const entries = Object.entries(fields)
  const width = Math.max(...entries.map(([name]) => name.length))
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`).join('\n')
}

export function printed({ answer, rows, columns, fields, say }: Shown, json: boolean): string {
  if (json) return JSON.stringify(answer, null, 2)
  const parts: string[] = []
  if (fields) parts.push(list(fields))
  if (rows && columns) parts.push(rows.length === 0 ? 'Nothing.' : table(rows, columns))
  if (say) parts.push(say.join('\n'))
  return parts.join('\n\n')
}
