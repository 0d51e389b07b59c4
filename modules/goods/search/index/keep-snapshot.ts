import { sweepSnapshots, writeSnapshot } from './snapshot.ts'
import type { IndexState } from './state.ts'

/** Written when nothing has changed for this long… */
const quietFor = 30_000
/** …or, where something always changes, this long after the first change. */
const atLatest = 600_000
/** Written anew although nothing changed: the trail from which a start catches up is not kept for ever. */
const renewedAfter = 12 * 3_600_000

/** Keeps the snapshot's file near to the index, so that a start is short however the last run ended. */
export class SnapshotKeeper {
  readonly #file: string | null
  readonly #say: (line: string) => void
  #finishing: Promise<void> | undefined
  #savedAt = Date.now()
  #firstChange = 0
  #lastChange = 0

  constructor(file: string | null, say: (line: string) => void) {
    this.#file = file
    this.#say = say
    if (file) void sweepSnapshots(file)
  }

  /** The index differs from the file. */
  changed(now = Date.now()) {
    if (this.#firstChange === 0) this.#firstChange = now
    this.#lastChange = now
  }

  /** The file holds the index as it is. */
  saved(now = Date.now()) {
    this.#firstChange = 0
    this.#savedAt = now
  }

  isDue(now = Date.now()): boolean {
    if (now - this.#savedAt > renewedAfter) return true
    return this.#firstChange > 0 && (now - this.#lastChange > quietFor || now - this.#firstChange > atLatest)
  }

  get differs(): boolean {
    return this.#firstChange > 0
  }

  /** Returns when the index may change again; what the disk still has to do goes on meanwhile. */
  async save(state: IndexState): Promise<void> {
    await this.#finishing
    this.saved()
    if (!this.#file) return
    try {
      const finish = await writeSnapshot(this.#file, state)
      this.#finishing = finish().catch((error) => this.#failed(error))
    } catch (error) {
      this.#failed(error)
    }
  }

  /** Returns when the file lies in its place. */
  async settled(): Promise<void> {
    await this.#finishing
  }

  #failed(error: unknown) {
    this.#say(`The search snapshot could not be written: ${error}`)
    this.changed()
  }
}
