import type { Db, Pool, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { type RunKind, undoHours } from './contract.ts'
import { fileRow } from './files.sql.ts'
import { isTable } from './files.ts'
import { takeCorrected } from './notes.sql.ts'
import { forgetChanges, insertRun, type RunRow, runRow, setState } from './runs.sql.ts'
import { actsOf, type Move, moved } from './states.ts'

export async function runOf(db: Db, id: number): Promise<RunRow> {
  const run = await runRow(db, id)
  if (!run) throw new NotFound('imports.no_such_run')
  return run
}

async function lockedRun(tx: Tx, id: number): Promise<RunRow> {
  const run = await runRow(tx, id, true)
  if (!run) throw new NotFound('imports.no_such_run')
  return run
}

interface Begun {
  kind: Extract<RunKind, 'trial' | 'run'>
  acceptsPrices: boolean
  staffId: number
}

/** Begins to try or to bring in a file; a process does it. */
export async function begin(tx: Tx, fileId: number, { kind, acceptsPrices, staffId }: Begun): Promise<number> {
  const file = await fileRow(tx, fileId, true)
  if (!file) throw new NotFound('imports.no_such_file')
  if (file.state !== 'ready') throw new Refused('imports.not_ready')
  if (file.busy) throw new Refused('imports.under_way')
  if (isTable(file.kind) && !file.mapping.ean) throw new Refused('imports.not_mapped')
  return insertRun(tx, { kind, source: file.source, fileId, acceptsPrices, staffId })
}

/** Pauses a run, lets it go on or ends it. What is written stays; a batch is never half written. */
export async function move(tx: Tx, id: number, act: Move): Promise<void> {
  const run = await lockedRun(tx, id)
  const state = moved(act, run.state)
  const why = actsOf(run, new Date())[act]
  if (state === null || why !== null) throw new Refused(why ?? 'imports.not_now')
  await setState(tx, id, state)
}

/** Tries the corrected rows of a run again, as a run of their own. */
export async function retry(tx: Tx, id: number, staffId: number, now: Date): Promise<number> {
  const run = await lockedRun(tx, id)
  const why = actsOf(run, now).retry
  if (why !== null) throw new Refused(why)
  const { source, accepts_prices } = run
  const retried = await insertRun(tx, { kind: 'retry', source, fileId: null, ofRun: id, acceptsPrices: accepts_prices, staffId })
  await takeCorrected(tx, id, retried)
  return retried
}

/** Takes a run back, within a day; what was sold or changed since stays and is told. */
export async function undo(tx: Tx, id: number, staffId: number, now: Date): Promise<number> {
  const run = await lockedRun(tx, id)
  const why = actsOf(run, now).undo
  if (why !== null) throw new Refused(why)
  return insertRun(tx, { kind: 'undo', source: run.source, fileId: null, ofRun: id, staffId })
}

const hour = 3_600_000

/** Lets go of what nobody can take back any more. @returns how many rows */
export const sweepChanges = (db: Pool, now: Date): Promise<number> =>
  forgetChanges(db, new Date(now.getTime() - undoHours * hour))
