import type { Pool } from '#kernel/db.ts'
import type { EbookStore } from './file-store.ts'
import { leftovers, settleLeftover, unmarkUsed } from './leftovers.sql.ts'

/** Whoever began to read a file has it to the end by then. */
const restMs = 60 * 60_000
const mostAtOnce = 200

/**
 * Removes files of ebooks that no row names any more: copies of people who had their data erased, and what an act or a stop of the machine left
 * behind. @returns how many went
 */
export async function forgetLeftovers(db: Pool, store: Pick<EbookStore, 'forget'>, now: Date): Promise<number> {
  await unmarkUsed(db)
  const rows = await leftovers(db, new Date(now.getTime() - restMs), mostAtOnce)
  for (const { file_key } of rows) {
    await store.forget(file_key)
    await settleLeftover(db, file_key)
  }
  return rows.length
}
