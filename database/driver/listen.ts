import pg from 'pg'
import { known } from './errors.ts'

const again = 1_000

/** Hears a channel of the database, on a connection of its own; one that broke is opened anew until it is closed. */
export class Ear {
  readonly #open: () => pg.Client
  readonly #statement: string
  readonly #heard: (payload: string) => void
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(open: () => pg.Client, channel: string, heard: (payload: string) => void) {
    this.#open = open
    this.#statement = `listen ${pg.escapeIdentifier(channel)}`
    this.#heard = heard
  }

  /** @throws what is wrong with the database */
  async start(): Promise<void> {
    const client = this.#open()
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => this.#heard(payload))
    try {
      await client.connect()
      await client.query(this.#statement)
    } catch (error) {
      await client.end().catch(() => {})
      throw known(error)
    }
    this.#client = client
    client.once('end', () => this.#lost())
    if (this.#closed) await this.close()
  }

  #lost() {
    if (this.#closed) return
    this.#timer = setTimeout(() => {
      // What was said meanwhile was heard by nobody.
      this.start().then(
        () => this.#heard(''),
        () => this.#lost(),
      )
    }, again)
    this.#timer.unref()
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#client?.end()
  }
}
