/** What an import tells: counts and the first faults on the screen, every one in a file. */
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { faultSentence } from '#database/fault-sentence.ts'
import { exitOf, exits } from './exits.ts'
import type { ImportReport } from './load.ts'
import type { Note } from './runs.sql.ts'

/** A note as a terminal shows it. */
type TerminalNote = Pick<Note, 'line' | 'column' | 'reason'> & { refused?: boolean }

/** The path of a file as whoever stands in `folder` opens it: short where it lies beneath, whole where one would have to climb out first. */
export function pathToOpen(file: string, folder = process.cwd()): string {
  const short = path.relative(folder, file)
  return short.startsWith('..') ? file : short
}

/** Notes shown on the screen, the refused ones first. */
const shown = 10

export class Report {
  readonly #file: string
  readonly #refused: TerminalNote[] = []
  readonly #kept: TerminalNote[] = []
  readonly #lines: ReturnType<typeof createWriteStream>

  constructor(source: string) {
    const folder = path.resolve(process.env['DATA_DIR'] || 'data', 'import-reports')
    mkdirSync(folder, { recursive: true })
    const stamp = new Date().toISOString().replace(/[:.]/g, '-')
    this.#file = path.join(folder, `${stamp}-${source.replace(/[^\w.-]+/g, '_').slice(0, 80)}.tsv`)
    this.#lines = createWriteStream(this.#file)
    this.#lines.on('error', (error) => {
      console.error(`  The report is not whole. ${faultSentence(error) ?? error.message}`)
      process.exitCode = exits.stopped
    })
    this.#lines.write('line\tcolumn\tfate\treason\n')
  }

  note = (full: TerminalNote) => {
    this.#lines.write(
      `${full.line}\t${full.column ?? ''}\t${full.refused ? 'refused' : 'kept'}\t${full.reason.replace(/\s+/g, ' ')}\n`,
    )
    const list = full.refused ? this.#refused : this.#kept
    if (list.length < shown) list.push(full)
  }

  print(report: ImportReport) {
    this.#lines.end()
    const rate = Math.round(report.read / Math.max(report.seconds, 0.001))
    console.log(`
  ${report.source}${report.resumed ? ' (the run before was cut short: what it had written was recognised)' : ''}
  read ${report.read}   inserted ${report.inserted}   changed ${report.changed}   unchanged ${report.unchanged}   withdrawn ${report.withdrawn}   refused ${report.refused}   remarks ${report.remarks}
  ${report.seconds.toFixed(1)} s, ${rate} rows/s   report: ${pathToOpen(this.#file)}`)
    if (report.brokenOff) console.log(`    stopped  ${report.brokenOff}`)
    else if (exitOf(report) === exits.stopped) console.log('    nothing of it could be taken')
    if (report.covers > 0) console.log(`    ${report.covers} links to pictures of covers: not taken, the import fetches nothing`)
    const first = [...this.#refused, ...this.#kept].slice(0, shown)
    for (const { line, column, reason, refused } of first)
      console.log(`    ${refused ? 'refused' : 'kept   '}  line ${line}${column ? `, column ${column}` : ''}: ${reason}`)
    const more = report.refused + report.remarks - first.length
    if (more > 0) console.log(`    … and ${more} more in the report`)
  }
}
