import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Pool } from '#kernel/db.ts'
import type { Bucket } from '#modules/platform/files/bucket-settings.ts'
import { coversWait } from './covers.sql.ts'
import { hasWork } from './work.sql.ts'

/** What the process is told; by message, since an address with a password is not for the list of processes. */
export interface WorkOrder {
  url: string
  dataDir: string
  /** Where files lie; null: in dataDir. */
  bucket: Bucket | null
}

/** Less urgent than answering. */
const niceness = 10

/**
 * Imports are made by a process of their own: the shop goes on answering, and a file that was made to hurt takes that process's memory
 * alone. It goes when the shop goes, and what it was at is gone on with.
 */
export class ImportWorker {
  readonly #db: Pool
  readonly #program: URL
  readonly #order: WorkOrder
  #process: ChildProcess | null = null

  constructor(db: Pool, program: URL, order: WorkOrder) {
    this.#db = db
    this.#program = program
    this.#order = order
  }

  /** Starts the process where there is something to do and none is at it. */
  async look(): Promise<void> {
    if (this.#process || !((await hasWork(this.#db)) || (await coversWait(this.#db)))) return
    const child = fork(this.#program, { execArgv: ['--max-old-space-size=1536'] })
    this.#process = child
    if (child.pid !== undefined) setPriority(child.pid, niceness)
    child.once('error', () => {
      this.#process = null
    })
    child.once('exit', () => {
      this.#process = null
    })
    child.send(this.#order)
  }

  close() {
    this.#process?.kill()
  }
}
