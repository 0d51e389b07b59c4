import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseError } from '#kernel/database-error.ts'
import type { Waits } from '../waits.ts'
import { addressesOf, connectionConfig } from './address.ts'
import { known } from './errors.ts'
import { Link, type Shared } from './link.ts'

export interface LinkOptions {
  url: string
  direct: string
  max: number
  waits: Waits
  planCache: string
  /** Every open connection, for whoever has to end them all. */
  sockets: Set<Socket>
}

/** It is up and takes nobody yet, or no more: another host may. */
const isStarting = ({ code = '' }: pg.DatabaseError) => code.startsWith('57P0')

/** Whether its server only follows another, and takes no writes: it says so as it greets, and when that changes. */
const followers = new WeakSet<pg.ClientBase>()

/** The connections of a pool, lent one at a time. Where several hosts are named, it is the one among them that takes writes. */
export class Links {
  readonly #pool: pg.Pool
  readonly #shared: Shared
  readonly #addresses: string[]
  readonly #direct: string[]
  readonly #config: pg.ClientConfig
  readonly #sockets = new Set<Socket>()
  #address = 0
  #lent = 0
  #ending = false
  #allBack: (() => void) | undefined

  constructor({ url, direct, max, waits, planCache, sockets }: LinkOptions, shared: Shared) {
    this.#shared = shared
    this.#addresses = addressesOf(url)
    this.#direct = direct === url ? this.#addresses : addressesOf(direct)
    this.#config = connectionConfig({ waits, planCache, keepers: [this.#sockets, sockets] })
    const config = () => this.#config
    const address = () => this.#addresses[this.#address]!
    class OneOfThem extends pg.Client {
      constructor() {
        super({ ...config(), pipeline: !shared.alone, connectionString: address() })
        // It leaves a socket open that it gave up while greeting the server.
        this.connection.on('error', () => this.connection.stream.destroy())
        this.connection.on('parameterStatus', ({ parameterName, parameterValue }: Record<string, string>) => {
          if (parameterName !== 'in_hot_standby') return
          if (parameterValue === 'on') followers.add(this)
          else followers.delete(this)
        })
      }
    }
    this.#pool = new pg.Pool({
      max,
      Client: OneOfThem,
      // For a free connection; how long opening one may take is the client's own.
      connectionTimeoutMillis: waits.acquire * 1_000,
      idleTimeoutMillis: 0,
      maxLifetimeSeconds: 3_600,
    })
    // A connection that ends while nobody uses it is replaced by the next who asks; whoever uses it hears of it from what it asked.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => void client.on('error', () => {}))
  }

  /** How many are open, how many of them nobody uses, and how many wait for one. */
  get used(): { open: number; free: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { open: totalCount, free: idleCount, waiting: waitingCount }
  }

  /** A connection for nobody but the caller, who closes it. */
  apart(): pg.Client {
    return new pg.Client({ ...this.#config, connectionString: this.#direct[this.#address % this.#direct.length]! })
  }

  /** A connection for whoever asks, given back with `release`. @throws when none is to be had in time */
  async lend(): Promise<Link> {
    if (this.#ending) throw new DatabaseError('The pool is closed (CONNECTION_ENDED)', { code: 'CONNECTION_ENDED' })
    this.#lent += 1
    try {
      return new Link(await this.#open(), this.#shared)
    } catch (error) {
      this.#isBack()
      throw known(error)
    }
  }

  async #open(): Promise<pg.PoolClient> {
    const several = this.#addresses.length > 1
    for (let tried = 1; ; tried++) {
      const at = this.#address
      try {
        const client = await this.#pool.connect()
        if (!several || !followers.has(client)) return client
        client.release(true)
        throw new DatabaseError('The server follows another and takes no writes', { code: '57P03' })
      } catch (error) {
        const noneFree = error instanceof Error && /^timeout exceeded/.test(error.message)
        const refused = error instanceof pg.DatabaseError && !isStarting(error)
        if (tried >= this.#addresses.length || noneFree || refused) throw error
        // Of all who failed at one host, the first goes on to the next.
        if (this.#address === at) this.#address = (at + 1) % this.#addresses.length
      }
    }
  }

  release(link: Link) {
    const client = link.client as pg.PoolClient
    client.release(link.broken ?? client.getTransactionStatus() !== 'I')
    this.#isBack()
  }

  /** Lends a connection for as long as some work takes. */
  async with<T>(work: (link: Link) => Promise<T>): Promise<T> {
    const link = await this.lend()
    try {
      return await work(link)
    } finally {
      this.release(link)
    }
  }

  #isBack() {
    this.#lent -= 1
    if (this.#lent === 0) this.#allBack?.()
  }

  /** Waits for what is lent, `within` milliseconds at most; then every connection is closed. */
  async end(within: number): Promise<void> {
    if (this.#ending) return
    this.#ending = true
    if (this.#lent > 0 && within > 0) {
      const allBack = new Promise<void>((done) => {
        this.#allBack = done
      })
      await (Number.isFinite(within) ? Promise.race([allBack, wait(within, undefined, { ref: false })]) : allBack)
    }
    const closing = [...this.#sockets].map((socket) => new Promise((done) => socket.once('close', done)))
    if (this.#lent > 0) for (const socket of this.#sockets) socket.destroy()
    this.#pool.end().catch(() => {})
    await Promise.all(closing)
  }
}
