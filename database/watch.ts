import type { Socket } from 'node:net'
import type { Pool } from '#kernel/db.ts'
import { connect, usuallyPrepared } from './connect.ts'
import { everyday } from './waits.ts'

interface Options {
  url: string
  /** As the pool that it watches over: see `connect`. */
  prepared?: number
  /** Told when the database goes away and when it is back. */
  onChange?: (away: boolean, cause: unknown) => void
  /** Milliseconds between two looks. */
  every?: number
  /** Milliseconds after which a database that says nothing counts as away. */
  silence?: number
}

/**
 * Knows whether the database answers. While it does not, whoever asks is told at once instead of waiting for it, and what already
 * waits is let go: its connections are closed.
 */
export class DatabaseWatch {
  /** Connections that end when the database falls silent. */
  readonly sockets = new Set<Socket>()
  readonly #probe: Pool
  readonly #own = new Set<Socket>()
  readonly #options: Required<Options>
  #timer: NodeJS.Timeout | undefined
  #away = false
  #ended = false

  constructor({ url, prepared = usuallyPrepared, onChange = () => {}, every = 500, silence = 10_000 }: Options) {
    this.#options = { url, prepared, onChange, every, silence }
    this.#probe = connect(url, { max: 1, prepared, sockets: this.#own, waits: { ...everyday, connect: silence / 1_000 } })
    this.#next()
  }

  get away(): boolean {
    return this.#away
  }

  #next() {
    this.#timer = setTimeout(() => void this.look(), this.#options.every).unref()
  }

  /** Looks now; what it finds shows in `away`. */
  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      await this.#answer()
      this.#set(false, null)
    } catch (error) {
      for (const socket of this.#own) socket.destroy()
      this.#set(true, error)
    } finally {
      if (!this.#ended) this.#next()
    }
  }

  async #answer() {
    const silent = Promise.withResolvers<never>()
    const tell = () => silent.reject(Object.assign(new Error('the database says nothing'), { code: 'ETIMEDOUT' }))
    // A busy process hears an answer late that has long been there: it gets one more turn to hear it.
    const timer = setTimeout(() => setImmediate(() => setImmediate(tell)), this.#options.silence)
    const answer = this.#probe`select 1`
    answer.catch(() => {})
    try {
      await Promise.race([answer, silent.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  #set(away: boolean, cause: unknown) {
    if (this.#ended || this.#away === away) return
    this.#away = away
    if (away) for (const socket of this.sockets) socket.destroy()
    this.#options.onChange(away, cause)
  }

  async end(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    await this.#probe.end({ timeout: 0 })
  }
}
