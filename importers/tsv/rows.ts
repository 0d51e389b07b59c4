/** Rows of a tab-separated file with one line of headings, compressed or not, as objects by heading. */
import { basename } from 'node:path'
import { linesOf, openSource, UnreadableFile } from '#importers/open.ts'
import { type Because, because } from '#modules/goods/imports/reasons.ts'

export interface TsvRow {
  /** Line of the file, the headings being line 1. */
  line: number
  cells: Readonly<Record<string, string>>
}

/**
 * Streams the rows. A row with another number of cells than the headings comes as a refusal.
 * @throws UnreadableFile when a heading that is needed is missing.
 */
export async function* readTsv(path: string, needed: readonly string[]): AsyncGenerator<TsvRow | ({ line: number } & Because)> {
  let headings: string[] | undefined
  let line = 0
  for await (const text of linesOf(openSource(path, 'text'))) {
    line += 1
    if (!headings) {
      headings = text.replace(/^\ufeff/, '').split('\t')
      const missing = needed.filter((name) => !headings?.includes(name))
      if (missing.length > 0)
        throw new UnreadableFile(because('file_no_column', { name: basename(path), column: missing.join(', ') }))
      continue
    }
    if (text === '') continue
    const values = text.split('\t')
    if (values.length !== headings.length) {
      yield { line, ...because('cells', { found: values.length, expected: headings.length }) }
      continue
    }
    const cells: Record<string, string> = {}
    for (let i = 0; i < headings.length; i++) cells[headings[i]!] = values[i]!
    yield { line, cells }
  }
  if (!headings) throw new UnreadableFile(because('file_empty', { name: basename(path) }))
}
