/** Takes a run back, some changes at a time: former values again, new products gone; what was sold or changed since stays and is told. */
import type { Pool } from '#kernel/db.ts'
import type { ClaimedRun } from '#modules/goods/imports/work.sql.ts'
import { closeRun, type Wanted } from './runs.sql.ts'
import { takeBackSome } from './take-back.sql.ts'

const atOnce = 500

/** @returns what somebody wanted of it when it ended */
export async function takeBack(db: Pool, run: ClaimedRun, worker: string): Promise<Wanted> {
  let done = run.items_done
  for (;;) {
    const { looked, wanted } = await takeBackSome(db, { runId: run.id, worker, ofRun: run.of_run!, from: done, most: atOnce })
    done += looked
    if (wanted !== 'running') return wanted
    if (looked < atOnce) break
  }
  await closeRun(db, run.id)
  return 'running'
}
