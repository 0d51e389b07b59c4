import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, Reader } from '#kernel/db.ts'
import type { PreparedQuery } from './driver/link.ts'
import { askerOf } from './driver/pool.ts'
import { type Asker, tagOf } from './driver/tag.ts'
import { Lag } from './lag.ts'
import { cameTo, type Position, writtenTo } from './replicas.sql.ts'

/** `read`: it answers. `behind`: further than is borne. `primary`: it follows none, and has enough to do. `away`: it does not answer. */
export type Standing = 'read' | 'behind' | 'primary' | 'away'

export interface ReplicaState {
  /** Host and port. */
  name: string
  standing: Standing
  /** Null where it is not known. */
  lagSeconds: number | null
}

interface Options {
  /** Asked how far its log is written, and ended with the replicas. */
  primary: Pool
  /** Each with its connections, which are closed when it falls silent, so that what waits for it is asked elsewhere. */
  replicas: readonly { name: string; pool: Pool; sockets?: ReadonlySet<Socket> }[]
  /** Seconds by which a replica that is read may be behind. */
  mostLag: number
  /** Told when a replica is read or left aside from now on. */
  onChange?: (state: ReplicaState) => void
  /** Milliseconds between two looks, and after which a server that says nothing counts as away. */
  every?: number
  silence?: number
  /** How it is asked where the servers are. */
  look?: { writtenTo: (primary: Pool) => Promise<number>; cameTo: (replica: Pool) => Promise<Position> }
}

interface Replica {
  name: string
  pool: Pool
  sockets: ReadonlySet<Socket>
  asker: Asker
  standing: Standing
  at: number
  lagMs: number | null
}

/** Between two looks while a replica is waited for, in milliseconds. */
const soon = 25

/** The replica cannot answer this, or nothing any more: the primary may. */
const elsewhere = /^(CONNECT|E[A-Z]|57P0|53|08|40001|58)/
/** It cancelled what stood in the way of following: another statement may do well. */
const cancelled = '40001'
const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')

/**
 * Replicas of the database, and who asks them. One answers while it follows the primary closely enough and has come as far as the last
 * change of which `freshen` was told; where none does, the primary is asked.
 */
export class Replicas {
  readonly #options: Required<Options>
  readonly #replicas: Replica[]
  readonly #lag = new Lag()
  /** How far a replica must have come: to be found out while it is infinite. */
  #floor = Number.POSITIVE_INFINITY
  #told = 0
  #turn = 0
  #pause = soon
  #sleep = new AbortController()
  #ended = false
  readonly #looking: Promise<void>

  constructor({ onChange = () => {}, every = 500, silence = 5_000, look = { writtenTo, cameTo }, ...options }: Options) {
    this.#options = { ...options, onChange, every, silence, look }
    this.#replicas = options.replicas.map(({ name, pool, sockets = new Set() }) => ({
      name,
      pool,
      sockets,
      asker: askerOf(pool),
      standing: 'away',
      at: -1,
      lagMs: null,
    }))
    this.#looking = this.#keepLooking()
  }

  get states(): ReplicaState[] {
    return this.#replicas.map(stateOf)
  }

  /** Asks a replica where one may answer, else the primary by way of `pool`. */
  readerOver(pool: Pool): Reader {
    return tagOf(this.#asker(askerOf(pool)))
  }

  /** Something was written that has to be seen from now on: until a replica has it, the primary is asked. */
  freshen(): void {
    this.#told += 1
    this.#floor = Number.POSITIVE_INFINITY
    this.#pause = soon
    this.#sleep.abort()
  }

  #choose(): Replica | undefined {
    for (let tried = 0; tried < this.#replicas.length; tried++) {
      const one = this.#replicas[this.#turn++ % this.#replicas.length]!
      if (one.standing === 'read' && one.at >= this.#floor) return one
    }
    return undefined
  }

  #asker(primary: Asker): Asker {
    const afterFailure = (replica: Replica, error: unknown) => {
      const code = codeOf(error)
      if (!elsewhere.test(code)) throw error
      if (code !== cancelled) this.#set(replica, 'away', null)
    }
    return {
      ask: async (asked: PreparedQuery) => {
        const replica = this.#choose()
        if (!replica) return primary.ask(asked)
        try {
          return await replica.asker.ask(asked)
        } catch (error) {
          afterFailure(replica, error)
          return primary.ask(asked)
        }
      },
      cursor: (asked, rows) => this.#walk(primary, afterFailure, asked, rows),
    }
  }

  async *#walk(
    primary: Asker,
    afterFailure: (replica: Replica, error: unknown) => void,
    asked: PreparedQuery,
    rows: number,
  ): AsyncGenerator<unknown[]> {
    const replica = this.#choose()
    let given = false
    if (replica)
      try {
        for await (const some of replica.asker.cursor(asked, rows)) {
          given = true
          yield some
        }
        return
      } catch (error) {
        afterFailure(replica, error)
        // Whoever has some rows already cannot be given others.
        if (given) throw error
      }
    yield* primary.cursor(asked, rows)
  }

  #set(replica: Replica, standing: Standing, lagMs: number | null) {
    const changed = replica.standing !== standing
    replica.standing = standing
    replica.lagMs = lagMs
    if (changed && !this.#ended) this.#options.onChange(stateOf(replica))
  }

  async #keepLooking(): Promise<void> {
    while (!this.#ended) {
      await this.#look()
      const waits = this.#replicas.some(({ standing, at }) => standing === 'read' && at < this.#floor)
      this.#pause = waits ? Math.min(this.#pause * 2, this.#options.every) : soon
      const pause = waits ? this.#pause : this.#options.every
      this.#sleep = new AbortController()
      if (this.#ended) return
      await wait(pause, undefined, { signal: this.#sleep.signal, ref: false }).catch(() => {})
    }
  }

  async #look(): Promise<void> {
    const told = this.#told
    try {
      const at = await this.#inTime(this.#options.look.writtenTo(this.#options.primary))
      this.#lag.note({ time: performance.now(), at })
      if (this.#floor === Number.POSITIVE_INFINITY && told === this.#told) this.#floor = at
    } catch {
      // The primary is away, or another server is: what is known of the log stands.
    }
    await Promise.all(this.#replicas.map((replica) => this.#lookAt(replica)))
  }

  async #lookAt(replica: Replica): Promise<void> {
    try {
      const { follows, at } = await this.#inTime(this.#options.look.cameTo(replica.pool))
      if (!follows || at === null) return this.#set(replica, 'primary', null)
      replica.at = at
      const lagMs = this.#lag.of(at, performance.now())
      this.#set(replica, lagMs > this.#options.mostLag * 1_000 ? 'behind' : 'read', lagMs)
    } catch {
      this.#set(replica, 'away', null)
      for (const socket of replica.sockets) socket.destroy()
    }
  }

  async #inTime<T>(answer: PromiseLike<T>): Promise<T> {
    const over = new AbortController()
    const silent = wait(this.#options.silence, undefined, { signal: over.signal, ref: false }).then(() => {
      throw new Error('The server says nothing')
    })
    silent.catch(() => {})
    try {
      return await Promise.race([answer, silent])
    } finally {
      over.abort()
    }
  }

  async end(): Promise<void> {
    this.#ended = true
    this.#sleep.abort()
    await Promise.all([this.#options.primary, ...this.#replicas.map(({ pool }) => pool)].map((pool) => pool.end({ timeout: 1 })))
    await this.#looking
  }
}

const stateOf = ({ name, standing, lagMs }: Replica): ReplicaState => ({
  name,
  standing,
  lagSeconds: lagMs === null ? null : lagMs / 1_000,
})
