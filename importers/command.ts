import path from 'node:path'
import { faultSentence } from '#database/fault-sentence.ts'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { Files } from '#kernel/files.ts'
import { EbookStore } from '#modules/goods/ebooks/file-store.ts'
import { pictureDoor } from '#modules/goods/pictures/take-picture.ts'
import { refreshAll } from '#modules/goods/search/refresh.sql.ts'
import { givenBucket } from '#modules/platform/files/bucket-settings.ts'
import { filesOf } from '#modules/platform/files/open.ts'
import { readArguments, usage, type Work, WrongArguments } from './arguments.ts'
import { coversOfFolder } from './covers.ts'
import { openDatabase } from './database.ts'
import { loadDemo, writeDemoDictionaries } from './demo/load-demo.ts'
import { asEstimates, asRates, type DatedRates, ratesToday } from './estimates.ts'
import { exits, worstExit } from './exits.ts'
import { ensureGround } from './ground.sql.ts'
import type { ImportItem } from './items.ts'
import { type ImportReport, loadRecords } from './load.ts'
import { readOnixFile } from './onix/read.ts'
import { Report } from './report.ts'
import { readKnownRows } from './runs.sql.ts'
import type { KnownRows } from './staging.ts'
import { withStatedPrices } from './stated-prices.ts'
import { readBenchmark } from './synthetic.ts'
import { readBooks } from './tsv/books.ts'
import { readObjects } from './tsv/objects.ts'

interface Source {
  name: string
  items: AsyncIterable<ImportItem>
  /** Most of a catalogue: its search documents are written anew at the end; single messages leave search a trail to follow. */
  whole: boolean
}

function* sourcesOf(work: Work, known: KnownRows, dated: DatedRates): Generator<Source> {
  const { command, books, objects, isbns, onix, size, rates, demoPrices } = work
  const priced = (items: AsyncIterable<ImportItem>) => (demoPrices ? items : withStatedPrices(items))
  if (command === 'benchmark') {
    const files = { books: books!, objects: objects!, isbns: isbns! }
    yield { name: `benchmark:${size}`, items: readBenchmark(files, size, known), whole: true }
    return
  }
  if (books) yield { name: `books:${path.basename(books)}`, items: priced(readBooks(books)), whole: true }
  if (objects)
    yield {
      name: `objects:${path.basename(objects)}`,
      items: priced(readObjects(objects, new Set(known.attributes.keys()))),
      whole: true,
    }
  const today = dayOf(new Date())
  // What a demonstration converts is on sale there; a shop sells nothing at it until a person says so.
  const converted = (file: string) =>
    demoPrices ? readOnixFile(file, today, rates) : asEstimates(readOnixFile(file, today, asRates(dated)), dated)
  for (const file of onix) yield { name: `onix:${path.basename(file)}`, items: converted(file), whole: false }
}

/** The same items until the command is told to end; the batch that is being written is written. @throws Error that says so */
async function* untilEnded(items: AsyncIterable<ImportItem>, ending: AbortSignal): AsyncGenerator<ImportItem> {
  for await (const item of items) {
    ending.throwIfAborted()
    yield item
  }
}

/** Aborted by whoever ends the command politely: Ctrl-C, or a service manager. A second time ends it at once. */
function endingByHand(): AbortSignal {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => ending.abort(new Error(`it was told to end (${signal}).`)))
  return ending.signal
}

async function load(
  sql: Pool,
  { name, items, whole }: Source,
  { batchSize, acceptsPrices }: Work,
  ending: AbortSignal,
): Promise<ImportReport> {
  const report = new Report(name)
  const done = await loadRecords(sql, untilEnded(items, ending), {
    source: name,
    batchSize,
    acceptsPrices,
    leavesNoSearchTrail: whole,
    onNote: report.note,
    onProgress: ({ read, seconds }) => {
      if (process.stdout.isTTY || process.env['IMPORT_PROGRESS']) console.log(`  ${name}: ${read} rows, ${seconds.toFixed(1)} s`)
    },
    beforeEnd: async ({ inserted, changed, resumed }) => {
      if (whole && (inserted + changed > 0 || resumed)) await refreshAll(sql)
    },
  })
  report.print(done)
  return done
}

async function run(sql: Pool, work: Work, files: Files): Promise<ImportReport[]> {
  if (work.command === 'demo') {
    const report = new Report('demo')
    const done = await loadDemo(sql, undefined, {
      onNote: report.note,
      ebooks: new EbookStore(files),
    })
    report.print(done)
    return [done]
  }
  if (work.covers) return putUpCovers(sql, work.covers, files)
  // The benchmark's lists and facets are those of the demonstration.
  if (work.command === 'benchmark') await writeDemoDictionaries(sql)
  await ensureGround(sql)
  const known = await readKnownRows(sql)
  const done: ImportReport[] = []
  const dated = await ratesToday(sql, dayOf(new Date()), work.rates)
  const ending = endingByHand()
  for (const source of sourcesOf(work, known, dated)) done.push(await load(sql, source, work, ending))
  return done
}

async function putUpCovers(sql: Pool, folder: string, files: Files): Promise<ImportReport[]> {
  const door = pictureDoor(files)
  const { taken, left, refused } = await coversOfFolder(sql, folder, door)
  console.log(`  ${taken} covers put up, ${left} files left: no such title, or it has a picture`)
  for (const { file, reason } of refused) console.log(`    refused  ${file}: ${reason}`)
  return []
}

function printTotal(done: readonly ImportReport[]) {
  const total = (of: (report: ImportReport) => number) => done.reduce((sum, importReport) => sum + of(importReport), 0)
  console.log(`
  ${done.length} sources   read ${total((importReport) => importReport.read)}   inserted ${total((importReport) => importReport.inserted)}   changed ${total((importReport) => importReport.changed)}   unchanged ${total((importReport) => importReport.unchanged)}   refused ${total((importReport) => importReport.refused)}   ${total((importReport) => importReport.seconds).toFixed(1)} s`)
}

/** `npm run import`: reads sources into the catalogue and says what it did. @returns its exit code, of exits.ts; none where it only told how. */
export async function importCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number | undefined> {
  try {
    const work = readArguments([...args], environment['CATALOGUE_DATA'])
    if (!work) return void console.log(usage)
    const database = await openDatabase(environment)
    try {
      const files = filesOf(givenBucket(environment), path.resolve(environment['DATA_DIR'] || 'data'))
      const done = await run(database.sql, work, files)
      if (done.length > 1) printTotal(done)
      return worstExit(done)
    } finally {
      await database.close()
    }
  } catch (error) {
    const wrong = error instanceof WrongArguments
    console.error(
      `\n  ${wrong ? '' : 'The import stopped: '}${faultSentence(error) ?? (error instanceof Error ? error.message : String(error))}`,
    )
    console.error(
      wrong
        ? '  npm run import -- --help tells how.'
        : '  What was written is whole batches; the same command again finishes it.',
    )
    return exits.stopped
  }
}
