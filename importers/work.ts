/** Does what staff asked for: looks at their files, tries and makes their runs, takes runs back. */
import { randomUUID } from 'node:crypto'
import { faultSentence } from '#database/fault-sentence.ts'
import { dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import type { ImportFiles } from '#modules/goods/imports/file-store.ts'
import { rememberedMapping } from '#modules/goods/imports/files.sql.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import {
  type ClaimedRun,
  claimFile,
  claimRun,
  letGo,
  renewLease,
  retriedRows,
  setFailed,
  setLooked,
  setRested,
  setUnfit,
} from '#modules/goods/imports/work.sql.ts'
import { type CoverSource, fetchNext } from './covers.ts'
import { asEstimates, asRates, type DatedRates, ratesToday } from './estimates.ts'
import { ensureGround } from './ground.sql.ts'
import type { ImportItem } from './items.ts'
import { loadRecords } from './load.ts'
import { lookAt } from './look.ts'
import { type CorrectedRow, readCorrectedProducts, readOnix } from './onix/read.ts'
import { openSource, UnreadableFile } from './open.ts'
import { RunLost } from './runs.sql.ts'
import { readCorrectedRows, readTableFile } from './table/read.ts'
import { takeBack } from './take-back.ts'

/** Small enough that a person who pauses a run does not wait. */
const batchSize = 2_000
const renewEveryMs = 5_000

/** Works until nothing is left to do. */
export async function workUntilDone(db: Pool, files: ImportFiles, covers: CoverSource | null = null): Promise<void> {
  const worker = randomUUID()
  const alive = setInterval(() => void renewLease(db, worker).catch(() => {}), renewEveryMs)
  try {
    const next = async () =>
      (await lookAtNext(db, files, worker)) ||
      (await makeNext(db, files, worker)) ||
      (covers !== null && (await fetchNext(db, covers)))
    while (await next());
  } finally {
    clearInterval(alive)
    await letGo(db, worker).catch(() => {})
  }
}

async function lookAtNext(db: Pool, files: ImportFiles, worker: string): Promise<boolean> {
  const file = await db.begin((tx) => claimFile(tx, worker))
  if (!file) return false
  try {
    const { kind, seen, mapping } = await files.at(file.file_key, (place) => lookAt(place, file.name))
    const source = seen.sender ?? file.source
    const remembered = kind === 'onix' ? null : await rememberedMapping(db, source)
    const fits = remembered && Object.values(remembered).every((heading) => seen.headings?.includes(heading))
    await setLooked(db, file.id, { kind, seen, source, mapping: fits ? remembered : mapping })
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const { code, details } = error.why
    await setUnfit(db, file.id, { code, details: details.name ? { ...details, name: file.name } : details })
  }
  return true
}

async function makeNext(db: Pool, files: ImportFiles, worker: string): Promise<boolean> {
  const run = await db.begin((tx) => claimRun(tx, worker))
  if (!run) return false
  try {
    const wanted = run.kind === 'undo' ? await takeBack(db, run, worker) : await bringIn(db, files, run, worker)
    if (wanted !== 'running') await setRested(db, run.id)
  } catch (error) {
    if (error instanceof RunLost) return true
    const fault = faultSentence(error) ?? (error instanceof Error ? error.message : String(error))
    const why = error instanceof UnreadableFile ? error.why : because('run_broke_off', { fault })
    await setFailed(db, run.id, worker, why)
  }
  return true
}

async function bringIn(db: Pool, files: ImportFiles, run: ClaimedRun, worker: string) {
  await ensureGround(db)
  const dated = await ratesToday(db, dayOf(new Date()))
  const load = async (place: string) => {
    const report = await loadRecords(db, asEstimates(itemsOf(db, place, run, dated), dated), {
      source: run.source,
      batchSize,
      acceptsPrices: run.accepts_prices,
      run: { id: run.id, worker, itemsDone: run.items_done },
      trial: run.kind === 'trial',
    })
    return report.wanted
  }
  // What staff corrected stands in rows; the file may be gone by then.
  return run.kind === 'retry' ? load('') : files.at(run.file_key ?? '', load)
}

function itemsOf(db: Pool, place: string, run: ClaimedRun, dated: DatedRates): AsyncIterable<ImportItem> {
  const reading = { today: dayOf(new Date()), label: run.source, rates: asRates(dated), keepsRows: true, mapping: run.mapping }
  const table = run.file_kind !== 'onix'
  if (run.kind === 'retry') {
    const rows = corrected(db, run.id)
    return table ? readCorrectedRows(rows, reading) : readCorrectedProducts(rows, run.seen.defaults ?? {}, reading)
  }
  if (table) return readTableFile(place, run.file_kind === 'workbook' ? 'workbook' : 'table', reading)
  return readOnix(openSource(place, 'xml'), reading)
}

async function* corrected(db: Pool, run: number): AsyncGenerator<CorrectedRow> {
  for await (const rows of retriedRows(db, run)) yield* rows
}
