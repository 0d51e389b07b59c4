import { createHmac } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Pool } from '#kernel/db.ts'
import { forgetCounts, shareCounts } from '#modules/people/access/address-counts.sql.ts'

const exchangedEvery = 1_000
/** What is far below its limit is nobody else's business: a twentieth of it, and all that was ever asked is shared. */
const sharedFrom = 1 / 20
const mostAtOnce = 2_000
const mostAddresses = 20_000
const forgottenEvery = 60_000

interface Entry {
  /** Which limit it is, and whom it counts. */
  of: string
  endsAt: number
  own: number
  /** What of its own the others know. */
  told: number
  others: number
  most: number
}

interface Options {
  db: Pool
  /** The one that all processes have. */
  secret: string
  now?: () => number
}

/**
 * Counts of addresses that all processes on one database share. Each counts for itself and tells the others once a second, in one
 * statement whatever was asked: so a limit is passed by what comes within a second at most, and no request waits for it. Where the
 * database is away, each process counts alone.
 */
export class SharedLimits {
  readonly #db: Pool
  readonly #secret: string
  readonly #now: () => number
  readonly #entries = new Map<string, Entry>()
  readonly #waiting = new Set<Entry>()
  #forgottenAt = 0
  #stores = 0

  constructor({ db, secret, now = Date.now }: Options) {
    this.#db = db
    this.#secret = secret
    this.#now = now
  }

  /** What @fastify/rate-limit makes its store of. */
  get store(): FastifyRateLimitStoreCtor {
    const storeOf = (name: string) => this.#storeOf(name)
    return class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: the plugin makes one of a class and takes nothing else
        return storeOf('')
      }
    } as unknown as FastifyRateLimitStoreCtor
  }

  /** Tells the others, and hears of them, now and each second. @returns what ends it */
  start(onFault: (error: unknown) => void): () => void {
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      this.exchange()
        .catch(onFault)
        .finally(() => {
          busy = false
        })
    }, exchangedEvery)
    timer.unref()
    return () => clearInterval(timer)
  }

  /** Tells what was counted since the last time, and hears what all counted of the same. */
  async exchange(): Promise<void> {
    const now = this.#now()
    const told = [...this.#waiting].filter(({ endsAt }) => endsAt > now).slice(0, mostAtOnce)
    this.#waiting.clear()
    if (told.length > 0) {
      const byKey = new Map(told.map((entry) => [this.#hashOf(entry.of).toString('hex'), { entry, own: entry.own }]))
      const counts = [...byKey].map(([key, { entry, own }]) => ({
        counted: Buffer.from(key, 'hex'),
        endsAt: new Date(entry.endsAt),
        count: own - entry.told,
      }))
      for (const { counted, ends_at, count } of await shareCounts(this.#db, counts)) {
        const known = byKey.get(counted.toString('hex'))
        if (!known || ends_at.getTime() !== known.entry.endsAt) continue
        known.entry.told = known.own
        known.entry.others = Math.max(0, count - known.own)
      }
    }
    if (now - this.#forgottenAt < forgottenEvery) return
    this.#forgottenAt = now
    for (const [of, { endsAt }] of this.#entries) if (endsAt <= now) this.#entries.delete(of)
    await forgetCounts(this.#db, new Date(now))
  }

  /** Limits that no route names are known by the order in which they are made, which is the same in each process. */
  #storeOf(name: string): FastifyRateLimitStore {
    return {
      incr: (key, callback, timeWindow, max) => {
        const { own, others, endsAt } = this.#count(`${name} ${key}`, timeWindow, max)
        callback(null, { current: own + others, ttl: endsAt - this.#now() })
      },
      child: ({ routeInfo }: { routeInfo?: { method?: string | string[]; url?: string } }) => {
        this.#stores += 1
        return this.#storeOf(routeInfo?.url ? `${String(routeInfo.method)} ${routeInfo.url}` : String(this.#stores))
      },
    } as FastifyRateLimitStore
  }

  #count(of: string, timeWindow: number, most: number): Entry {
    const endsAt = (Math.floor(this.#now() / timeWindow) + 1) * timeWindow
    let entry = this.#entries.get(of)
    if (entry?.endsAt !== endsAt) {
      this.#entries.delete(of)
      entry = { of, endsAt, own: 0, told: 0, others: 0, most }
      this.#entries.set(of, entry)
      const [oldest] = this.#entries.keys()
      if (this.#entries.size > mostAddresses && oldest !== undefined) this.#entries.delete(oldest)
    }
    entry.own += 1
    if (entry.own >= most * sharedFrom) this.#waiting.add(entry)
    return entry
  }

  #hashOf(of: string): Buffer {
    return createHmac('sha256', this.#secret).update(`counted ${of}`).digest().subarray(0, 16)
  }
}
