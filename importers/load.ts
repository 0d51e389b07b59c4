/**
 * Loads records in batches while the next batch is being read: idempotent by EAN and by the hash of the row, each batch one
 * transaction, so that an import that is killed leaves whole batches and its rerun ends where an undisturbed one does.
 */
import type { Pool } from '#kernel/db.ts'
import { checkDigit13 } from '#kernel/isbn.ts'
import { type Because, because } from '#modules/goods/imports/reasons.ts'
import { type ImportItem, type ImportRefusal, type ImportRow, isRow, isWithdrawal } from './items.ts'
import { writeBatch } from './load.sql.ts'
import { UnreadableFile } from './open.ts'
import { CatalogueRecord } from './record.ts'
import { analyseCatalogue, closeRun, type Note, openRun, readKnownRows, type Wanted, wasInterrupted } from './runs.sql.ts'
import { Batch, type KnownRows } from './staging.ts'

export interface LoadOptions {
  /** Names the run in the reports: the importer and its file. */
  source: string
  batchSize?: number
  /** A run that staff began, whose item it goes on behind; what it changes is kept, so that it can be taken back. */
  run?: { id: number; worker: string; itemsDone: number }
  /** Only looks what the run would do. */
  trial?: boolean
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
  /** What somebody wanted of the run when its last batch was written: other than running, it ended there. */
  wanted: Wanted
}

/** Reads a record as the catalogue takes it, or says what is wrong with it. */
function checkRecord(input: unknown): { record: CatalogueRecord } | Because {
  const parsed = CatalogueRecord.safeParse(input)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return because('field', { field: issue?.path.join('.') || 'row', fault: issue?.message ?? 'not a record' })
  }
  const { ean } = parsed.data
  if (checkDigit13(ean.slice(0, 12)) !== ean[12]) return because('wrong_check_digit', { ean })
  return { record: parsed.data }
}

/** Rows that a report keeps as they were written, and how long one may be. */
const mostRowsKept = 20_000
const longestRowKept = 64_000

class Collector {
  batch = new Batch()
  notes: Note[] = []
  read = 0
  covers = 0
  /** Items met so far, those of earlier batches too. */
  items = 0
  brokenOff: Because | null = null
  #rowsKept = 0
  /** Line of each EAN met: a number takes a third of its text's room. */
  readonly #lines = new Map<number, number>()
  readonly #known: KnownRows

  constructor(known: KnownRows) {
    this.#known = known
  }

  get size(): number {
    return Math.max(this.batch.size + this.batch.withdrawals.size, this.notes.length)
  }

  #refuse({ line, column, row }: Pick<ImportRefusal, 'line' | 'column' | 'row'>, why: Because) {
    const kept = row !== undefined && row.length <= longestRowKept && this.#rowsKept < mostRowsKept
    if (kept) this.#rowsKept += 1
    this.notes.push({ line, column, ...why, row: kept ? row : undefined, refused: true })
  }

  collect(item: ImportItem) {
    this.items += 1
    if (isRow(item)) return this.#collectRow(item)
    if (isWithdrawal(item)) {
      this.read += 1
      this.batch.withdraw(item.line, item.withdrawn)
      return
    }
    const { line, column, code, details, reason } = item
    if (item.breaksOff) this.brokenOff = { code, details, reason }
    if (item.remark) return void this.notes.push({ line, column, code, details, reason, refused: false })
    this.read += 1
    this.#refuse(item, { code, details, reason })
  }

  #collectRow(item: ImportRow) {
    this.read += 1
    this.covers += item.covers ?? 0
    for (const remark of item.remarks ?? []) this.notes.push({ ...remark, refused: false })
    const checked = checkRecord(item.record)
    if ('reason' in checked) return this.#refuse(item, checked)
    const { record } = checked
    const first = this.#lines.get(Number(record.ean))
    if (first !== undefined) return this.#refuse(item, because('twice', { ean: record.ean, first }))
    this.#lines.set(Number(record.ean), item.line)
    const remark = (why: Because) => this.notes.push({ line: item.line, ...why, refused: false })
    if (record.formerPriceCents !== undefined && record.formerPriceCents <= (record.priceCents ?? Number.POSITIVE_INFINITY)) {
      remark(because('former_price'))
      delete record.formerPriceCents
    }
    this.batch.add(item, record, this.#known, remark)
  }

  /** Hands over what was collected and starts afresh. */
  take() {
    const taken = { batch: this.batch, notes: this.notes, read: this.read, itemsDone: this.items }
    this.batch = new Batch()
    this.notes = []
    this.read = 0
    return taken
  }
}

const emptyReport = (source: string, resumed: boolean): ImportReport => ({
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
  wanted: 'running',
})

/** Loads every item and answers the counts; the notes stand in `import_note` and go to `onNote`. */
export async function loadRecords(sql: Pool, items: AsyncIterable<ImportItem>, options: LoadOptions): Promise<ImportReport> {
  const { source, batchSize = 10_000, run, trial = false } = options
  const started = performance.now()
  const report = emptyReport(source, run ? run.itemsDone > 0 : await wasInterrupted(sql, source))
  const runId = run?.id ?? (await openRun(sql, source))
  const collector = new Collector(await readKnownRows(sql))
  const writing = {
    runId,
    source,
    trail: !options.leavesNoSearchTrail,
    acceptsPrices: options.acceptsPrices ?? false,
    keeps: run !== undefined && !trial,
    trial,
    worker: run?.worker ?? null,
  }

  const write = async (taken: ReturnType<Collector['take']>) => {
    const { notes, read } = taken
    const result = await writeBatch(sql, writing, taken.batch, taken)
    report.read += read
    report.inserted += result.inserted
    report.changed += result.changed
    report.unchanged += result.unchanged
    report.withdrawn += result.withdrawn
    report.refused += notes.filter((note) => note.refused).length
    report.remarks += notes.filter((note) => !note.refused).length
    report.wanted = result.wanted
    report.seconds = (performance.now() - started) / 1000
    for (const note of notes) options.onNote?.(note)
    options.onProgress?.(report)
  }

  let underWay: Promise<void> = Promise.resolve()
  let line = 0
  try {
    for await (const item of items) {
      line = item.line
      collector.collect(item)
      // What was written before is read once more and left out.
      if (collector.items === run?.itemsDone) collector.take()
      if (collector.size < batchSize) continue
      const taken = collector.take()
      if (taken.itemsDone < (run?.itemsDone ?? 0)) continue
      await underWay
      if (report.wanted !== 'running') return report
      underWay = write(taken)
      // A failure is met at the next await; until then it is nobody's.
      underWay.catch(() => {})
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    report.brokenOff = error.message
    collector.brokenOff = error.why
    collector.notes.push({ line: line + 1, ...error.why, refused: false })
  }
  report.covers = collector.covers
  report.brokenOff ??= collector.brokenOff?.reason ?? null
  await underWay
  if (report.wanted !== 'running') return report
  await write(collector.take())
  if (!trial && report.inserted + report.changed > 1_000) await analyseCatalogue(sql)
  await options.beforeEnd?.(report)
  await closeRun(sql, runId, collector.brokenOff)
  report.seconds = (performance.now() - started) / 1000
  return report
}
