import type { Db, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { reasonIn } from '#modules/goods/imports/reasons.ts'
import { move, runOf } from '#modules/goods/imports/runs.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type Say, whyOf } from '#modules/platform/file-exchange/told-fault.ts'
import { type FetchedRow, fetchedRow, fetchedSorts, listedFetched, markAgain, markLeft, matchingFetched } from './fetched.sql.ts'
import type { Fetched, FindFetched } from './staff-contract.ts'

/** Why it cannot be tried again: an unreadable file stays one, its sender has to send another. */
const whyNotAgain = ({ state, import_file_id, import_run_id, fault }: FetchedRow) => {
  if (state !== 'failed') return 'fetches.not_failed' as const
  if (import_file_id === null) return 'fetches.gone' as const
  return import_run_id === null && fault === null ? ('imports.not_ready' as const) : null
}

const view = (row: FetchedRow, language: Language, say: Say): Fetched => ({
  id: row.id,
  source: row.source_id,
  source_name: row.source_name,
  name: row.name,
  bytes: row.bytes,
  modified_at: row.modified_at.toISOString(),
  state: row.state,
  fault:
    whyOf(row.fault, language, say) ??
    (row.import_fault && {
      code: row.import_fault.code,
      sentence: reasonIn(language, row.import_fault.code, row.import_fault.details),
    }),
  file: row.import_file_id,
  run: row.import_run_id,
  found_at: row.found_at.toISOString(),
  acts: { again: whyNotAgain(row), leave: row.state === 'failed' ? null : 'fetches.not_failed' },
})

/** What was fetched, the latest first. */
export async function findFetched(db: Db, query: FindFetched, language: Language, say: Say) {
  const rows = await listedFetched(db, query, walking(db, query, fetchedSorts(db), { id: db`f.id` }))
  return listPage(db, query, { rows, matching: matchingFetched(db, query), view: (row) => view(row, language, say) })
}

async function failedFile(tx: Tx, id: number): Promise<FetchedRow> {
  const row = await fetchedRow(tx, id)
  if (!row) throw new NotFound('fetches.no_such_file')
  if (row.state !== 'failed') throw new Refused('fetches.not_failed')
  return row
}

/** A run that failed goes on where it was; one that was stopped begins anew. @throws Refused where that cannot help */
export async function fetchedAgain(tx: Tx, id: number): Promise<void> {
  const row = await failedFile(tx, id)
  const why = whyNotAgain(row)
  if (why) throw new Refused(why)
  const run = row.import_run_id === null ? null : await runOf(tx, row.import_run_id)
  if (run?.state === 'failed') await move(tx, run.id, 'resume')
  else await markAgain(tx, id)
}

/** Leaves a file out for good: those behind it go on. @throws Refused */
export async function leaveOut(tx: Tx, id: number): Promise<void> {
  await failedFile(tx, id)
  await markLeft(tx, id)
}
