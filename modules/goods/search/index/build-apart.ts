import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { getPriority, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from '#kernel/db.ts'
import { buildIndex } from './build.ts'
import { loadSnapshot, snapshotFile } from './snapshot.ts'
import type { IndexState } from './state.ts'

export interface Order {
  url: string
  storefront: string
  file: string
  from: string | null
}

export interface IndexSource {
  storefront: string
  /** The address of the database, with which a process opens a connection of its own; without it the build is done here. */
  url?: string
  /** Where the index is left; a folder of its own without it. */
  file: string | null
  /** Ends the build: the shop closes. */
  signal: AbortSignal
}

/**
 * A new index, built by another process while this one goes on answering, its memory gone with it; taken over through its file, some megabytes a turn.
 * An `awaited` one is what a start waits for: nobody is answered before it is there.
 */
export async function buildApart(
  db: Pool,
  { identity, from, awaited }: { identity: string; from: string | null; awaited: boolean },
  { storefront, url, file, signal }: IndexSource,
): Promise<IndexState> {
  if (url === undefined) return buildIndex(db, storefront, from)
  const folder = file === null ? await mkdtemp(path.join(tmpdir(), 'shop-search-')) : null
  const target = file ?? snapshotFile(folder ?? '', storefront)
  try {
    await finished({ url, storefront, file: target, from }, { signal, awaited })
    const state = await loadSnapshot(target, identity, 3_600_000)
    if (!state) throw new Error('what was built could not be read')
    return state
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** So much less urgent than the shop is; on a machine with much to do it takes many times as long. */
const lessUrgent = 10
const leastUrgent = 19

/** The order goes by message: an address with a password is not for the list of processes. */
function finished(order: Order, { signal, awaited }: { signal: AbortSignal; awaited: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    const builder = fork(new URL('./build-process.ts', import.meta.url), { execArgv: [], signal })
    if (!awaited && builder.pid !== undefined) setPriority(builder.pid, Math.min(getPriority() + lessUrgent, leastUrgent))
    builder.once('error', reject)
    builder.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`its process ended with ${code}`))))
    builder.send(order)
  })
}
