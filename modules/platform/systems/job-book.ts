import type { Pool } from '#kernel/db.ts'
import { keepRun } from './systems.sql.ts'

interface Run {
  name: string
  everyMs: number
  tookMs: number
  error: string
  at: Date
}

/** What runs every few seconds is written down once a minute; a fault, and its end, at once. */
const writtenEvery = 60_000

/** Keeps when each duty ran last, and what it failed of, so that a screen can show it. */
export class JobBook {
  readonly #db: Pool
  readonly #written = new Map<string, { at: number; error: string }>()

  constructor(db: Pool) {
    this.#db = db
  }

  async ran({ name, everyMs, tookMs, error, at }: Run): Promise<void> {
    const before = this.#written.get(name)
    if (before && before.error === error && at.getTime() - before.at < writtenEvery) return
    this.#written.set(name, { at: at.getTime(), error })
    await keepRun(this.#db, {
      name,
      every_ms: everyMs,
      last_at: at,
      took_ms: Math.round(tookMs),
      error: error.replaceAll('\0', '').slice(0, 500),
    })
  }
}
