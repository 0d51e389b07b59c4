import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const results = path.join(import.meta.dirname, '../../../test-results/walk')

/** Keeps a table of the walk in test-results/walk as tab-separated text, and prints it in columns. */
export function writeTable(name: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const sorted = rows.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))
  const all = [head, ...sorted].map((row) => row.map(String))
  mkdirSync(results, { recursive: true })
  writeFileSync(path.join(results, `${name}.tsv`), `${all.map((row) => row.join('\t')).join('\n')}\n`)
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  console.log(
    all
      .map((row) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join(' ')
          .trimEnd(),
      )
      .join('\n'),
  )
}
