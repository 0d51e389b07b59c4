import type { Pool } from '#kernel/db.ts'
import { type StorefrontRow, storefrontRows } from './storefronts.sql.ts'

/** A row that was written after the start is known after this, at the latest. */
const keptFor = 10_000

/**
 * The shops that this process serves: the main one of the configuration and every other row. Rows are read again after some
 * seconds, never once a call, so that guessing codes costs the database nothing.
 */
export class KnownStorefronts {
  readonly #db: Pool
  readonly main: string
  #rows: Promise<StorefrontRow[]> | null = null
  #until = 0

  constructor(db: Pool, main: string) {
    this.#db = db
    this.main = main
  }

  rows(now = Date.now()): Promise<StorefrontRow[]> {
    if (this.#rows && this.#until > now) return this.#rows
    const rows = storefrontRows(this.#db)
      .then((found) => [...found])
      .catch((error: unknown) => {
        this.#rows = null
        throw error
      })
    this.#rows = rows
    this.#until = now + keptFor
    return rows
  }

  async has(code: unknown): Promise<boolean> {
    return code === this.main || (await this.rows()).some((row) => row.code === code)
  }

  /** How the routes of a shop are named: those of every shop but the main one begin with its own word. */
  async named(code: string): Promise<{ code: string; main: boolean; prefix: string }> {
    if (code === this.main) return { code, main: true, prefix: '' }
    const row = (await this.rows()).find((one) => one.code === code)
    return { code, main: false, prefix: row ? `${row.path_prefix.slice(1)}-` : '' }
  }

  /** The shop whose pages stand at this address: the second segment after the language names it. */
  async at(pathname: string): Promise<string> {
    const segment = pathname.split('/')[2]?.replace(/\.data$/, '')
    if (!segment) return this.main
    return (await this.rows()).find((row) => row.path_prefix === `/${segment}`)?.code ?? this.main
  }
}
