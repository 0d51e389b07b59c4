/** `npm run import`: reads a source into the catalogue and says what it did. */
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dayOf } from '#kernel/days.ts'
import { refreshAll } from '#modules/search/refresh.sql.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { loadDemo } from './demo/load-demo.ts'
import { ensureGround } from './ground.sql.ts'
import type { ImportItem } from './items.ts'
import { type Note, readKnownRows } from './load.sql.ts'
import { type ImportReport, loadRecords } from './load.ts'
import { readOnixFile } from './onix/read.ts'
import { readBenchmark } from './synthetic.ts'
import { readBooks } from './tsv/books.ts'
import { readObjects } from './tsv/objects.ts'

const usage = `
  npm run import onix <file…>                ONIX 2.1 or 3.x, either tag form, .xml or .xml.gz
  npm run import books <books.tsv.gz>        books, one a row
  npm run import objects <objects.tsv.gz>    museum objects, one a row
  npm run import demo                        the catalogue of this repository
  npm run import benchmark <books> <objects> <isbns> [-- --rows 350000]

  --batch 20000   rows written together
`

/** Notes shown on the screen; all of them stand in the report's file. */
const shownNotes = 10

class Report {
  readonly #file: string
  readonly #notes: Note[] = []
  readonly #lines: ReturnType<typeof createWriteStream>

  constructor(source: string) {
    const folder = path.resolve(process.env.DATA_DIR || 'data', 'import-reports')
    mkdirSync(folder, { recursive: true })
    const stamp = new Date().toISOString().replace(/[:.]/g, '-')
    this.#file = path.join(folder, `${stamp}-${source.replace(/[^\w.-]+/g, '_').slice(0, 80)}.tsv`)
    this.#lines = createWriteStream(this.#file)
    this.#lines.write('line\tcolumn\trefused\treason\n')
  }

  note = (note: { line: number; column?: number | null; reason: string; refused?: boolean }) => {
    const full = { ...note, refused: note.refused ?? false }
    this.#lines.write(
      `${full.line}\t${full.column ?? ''}\t${full.refused ? 'refused' : 'kept'}\t${full.reason.replace(/\s+/g, ' ')}\n`,
    )
    if (this.#notes.length < 1_000) this.#notes.push(full)
  }

  print(report: ImportReport) {
    this.#lines.end()
    const rate = Math.round(report.read / Math.max(report.seconds, 0.001))
    console.log(`
  ${report.source}${report.resumed ? ' (the run before was cut short: what it had written was recognised)' : ''}
  read ${report.read}   inserted ${report.inserted}   changed ${report.changed}   unchanged ${report.unchanged}   refused ${report.refused}   remarks ${report.remarks}
  ${report.seconds.toFixed(1)} s, ${rate} rows/s   report: ${path.relative('.', this.#file)}`)
    const first = this.#notes.toSorted((a, b) => Number(b.refused) - Number(a.refused)).slice(0, shownNotes)
    for (const { line, column, reason, refused } of first)
      console.log(`    ${refused ? 'refused' : 'kept   '}  line ${line}${column ? `, column ${column}` : ''}: ${reason}`)
    const more = report.refused + report.remarks - first.length
    if (more > 0) console.log(`    … and ${more} more in the report`)
  }
}

/** The source named on the command line as items to load, one entry per file. */
function sourcesOf(
  command: string,
  files: readonly string[],
  rows: number,
  attributes: ReadonlySet<string>,
): Map<string, AsyncIterable<ImportItem>> | null {
  const [first, second, third] = files
  const today = dayOf(new Date())
  if (command === 'onix' && first) return new Map(files.map((file) => [`onix:${path.basename(file)}`, readOnixFile(file, today)]))
  if (command === 'books' && first) return new Map([[`books:${path.basename(first)}`, readBooks(first)]])
  if (command === 'objects' && first) return new Map([[`objects:${path.basename(first)}`, readObjects(first, attributes)]])
  if (command === 'benchmark' && first && second && third)
    return new Map([[`benchmark:${rows}`, readBenchmark({ books: first, objects: second, isbns: third }, rows, attributes)]])
  return null
}

async function run(
  { sql }: OpenDatabase,
  command: string,
  files: readonly string[],
  rows: number,
  batchSize: number,
): Promise<boolean> {
  if (command === 'demo') {
    const report = new Report('demo')
    report.print(await loadDemo(sql, undefined, { onNote: report.note }))
    return true
  }
  await ensureGround(sql)
  const { attributes } = await readKnownRows(sql)
  const sources = sourcesOf(command, files, rows, new Set(attributes.keys()))
  if (!sources) return false
  for (const [source, items] of sources) {
    const report = new Report(source)
    const onProgress = ({ read, seconds }: ImportReport) => {
      if (process.stdout.isTTY || process.env.IMPORT_PROGRESS) console.log(`  ${source}: ${read} rows, ${seconds.toFixed(1)} s`)
    }
    // Single messages change little: search follows them. The others are the whole catalogue, and search is written anew.
    const whole = command !== 'onix'
    const beforeEnd = async ({ inserted, changed, resumed }: ImportReport) => {
      if (whole && (inserted + changed > 0 || resumed)) await refreshAll(sql)
    }
    const options = { source, batchSize, onProgress, onNote: report.note, leavesNoSearchTrail: whole, beforeEnd }
    report.print(await loadRecords(sql, items, options))
  }
  return true
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '350000' }, batch: { type: 'string', default: '20000' } },
})
const [command = '', ...files] = positionals
const rows = Number(values.rows)
const batchSize = Number(values.batch)
const commands = ['onix', 'books', 'objects', 'demo', 'benchmark']
if (!commands.includes(command) || !(rows > 0) || !(batchSize > 0)) {
  console.error(usage)
  process.exit(1)
}
const database = await openDatabase(process.env)
try {
  if (!(await run(database, command, files, rows, batchSize))) {
    console.error(usage)
    process.exitCode = 1
  }
} catch (error) {
  console.error(`  The import stopped: ${error instanceof Error ? error.message : String(error)}`)
  console.error('  What was written so far is whole batches; run the same command again to finish.')
  process.exitCode = 1
} finally {
  await database.close()
}
