/**
 * Loads records in batches while the next batch is being read: idempotent by EAN and by the hash of the row, each batch one
 * transaction, so that an import that is killed leaves whole batches and its rerun ends where an undisturbed one does.
 */
import type { Pool } from '#kernel/db.ts'
import { checkDigit13 } from '#kernel/isbn.ts'
import { type ImportItem, isRow, isWithdrawal } from './items.ts'
import { writeBatch } from './load.sql.ts'
import { UnreadableFile } from './open.ts'
import { CatalogueRecord } from './record.ts'
import { analyseCatalogue, closeRun, type Note, openRun, readKnownRows, wasInterrupted } from './runs.sql.ts'
import { Batch, type KnownRows } from './staging.ts'

export interface LoadOptions {
  /** Names the run in the reports: the importer and its file. */
  source: string
  batchSize?: number
  onProgress?: (report: ImportReport) => void
  /** Takes prices that fall below a tenth of what they were. */
  acceptsPrices?: boolean
  /** Search keeps no trail of each product; `beforeEnd` brings it up to date. */
  leavesNoSearchTrail?: boolean
  /** Runs before the run counts as ended: what it does is done again after a run that was cut short. */
  beforeEnd?: (report: ImportReport) => Promise<void>
  /** Called for each refusal and remark, in the order of the batches. */
  onNote?: (note: Note) => void
}

export interface ImportReport {
  source: string
  /** Whether the run before this one never ended. */
  resumed: boolean
  read: number
  inserted: number
  changed: number
  unchanged: number
  withdrawn: number
  refused: number
  remarks: number
  /** Links to pictures of covers, none of which was taken. */
  covers: number
  seconds: number
  /** Why the source could not be read to its end; what came before is loaded. */
  brokenOff: string | null
}

/** Reads a record as the catalogue takes it, or says what is wrong with it. */
function checkRecord(input: unknown): { record: CatalogueRecord } | { reason: string } {
  const parsed = CatalogueRecord.safeParse(input)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { reason: `${issue?.path.join('.') || 'row'}: ${issue?.message ?? 'not a record'}` }
  }
  const { ean } = parsed.data
  if (checkDigit13(ean.slice(0, 12)) !== ean[12]) return { reason: `${ean}: wrong check digit` }
  return { record: parsed.data }
}

class Collector {
  batch = new Batch()
  notes: Note[] = []
  read = 0
  covers = 0
  brokenOff: string | null = null
  /** Line of each EAN met: a number takes a third of its text's room. */
  readonly #lines = new Map<number, number>()
  readonly #known: KnownRows

  constructor(known: KnownRows) {
    this.#known = known
  }

  collect(item: ImportItem) {
    if (isWithdrawal(item)) {
      this.read += 1
      this.batch.withdraw(item.line, item.withdrawn)
      return
    }
    if (!isRow(item)) {
      if (!item.remark) this.read += 1
      if (item.breaksOff) this.brokenOff = item.reason
      this.notes.push({ line: item.line, column: item.column, reason: item.reason, refused: !item.remark })
      return
    }
    this.read += 1
    this.covers += item.covers ?? 0
    for (const remark of item.remarks ?? []) this.notes.push({ ...remark, refused: false })
    const refuse = (reason: string) => this.notes.push({ line: item.line, reason, refused: true })
    const checked = checkRecord(item.record)
    if ('reason' in checked) return refuse(checked.reason)
    const { record } = checked
    const first = this.#lines.get(Number(record.ean))
    if (first !== undefined) return refuse(`${record.ean} stands in line ${first} already`)
    this.#lines.set(Number(record.ean), item.line)
    const remark = (reason: string) => this.notes.push({ line: item.line, reason, refused: false })
    if (record.formerPriceCents !== undefined && record.formerPriceCents <= (record.priceCents ?? Number.POSITIVE_INFINITY)) {
      remark('the former price is not above the price')
      delete record.formerPriceCents
    }
    this.batch.add(item.line, record, this.#known, remark)
  }

  /** Hands over what was collected and starts afresh. */
  take() {
    const taken = { batch: this.batch, notes: this.notes, read: this.read }
    this.batch = new Batch()
    this.notes = []
    this.read = 0
    return taken
  }
}

/** Loads every item and answers the counts; the notes stand in `import_note` and go to `onNote`. */
export async function loadRecords(sql: Pool, items: AsyncIterable<ImportItem>, options: LoadOptions): Promise<ImportReport> {
  const { source, batchSize = 10_000 } = options
  const started = performance.now()
  const resumed = await wasInterrupted(sql, source)
  const runId = await openRun(sql, source)
  const collector = new Collector(await readKnownRows(sql))
  const report: ImportReport = {
    source,
    resumed,
    read: 0,
    inserted: 0,
    changed: 0,
    unchanged: 0,
    withdrawn: 0,
    refused: 0,
    remarks: 0,
    covers: 0,
    seconds: 0,
    brokenOff: null,
  }

  const write = async ({ batch, notes, read }: ReturnType<Collector['take']>) => {
    const result = await writeBatch(
      sql,
      { runId, source, trail: !options.leavesNoSearchTrail, acceptsPrices: options.acceptsPrices ?? false },
      batch,
      notes,
      read,
    )
    report.read += read
    report.inserted += result.inserted
    report.changed += result.changed
    report.unchanged += result.unchanged
    report.withdrawn += result.withdrawn
    report.refused += notes.filter((note) => note.refused).length
    report.remarks += notes.filter((note) => !note.refused).length
    report.seconds = (performance.now() - started) / 1000
    for (const note of notes) options.onNote?.(note)
    options.onProgress?.(report)
  }

  let writing: Promise<void> = Promise.resolve()
  let line = 0
  try {
    for await (const item of items) {
      line = item.line
      collector.collect(item)
      if (collector.batch.size + collector.batch.withdrawals.size < batchSize && collector.notes.length < batchSize) continue
      await writing
      writing = write(collector.take())
      // A failure is met at the next await; until then it is nobody's.
      writing.catch(() => {})
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    report.brokenOff = error.message
    collector.notes.push({ line: line + 1, reason: error.message, refused: false })
  }
  report.covers = collector.covers
  report.brokenOff ??= collector.brokenOff
  await writing
  await write(collector.take())
  if (report.inserted + report.changed > 1_000) await analyseCatalogue(sql)
  await options.beforeEnd?.(report)
  await closeRun(sql, runId)
  report.seconds = (performance.now() - started) / 1000
  return report
}
