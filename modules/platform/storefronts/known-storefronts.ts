import type { Pool } from '#kernel/db.ts'
import { recent } from '#kernel/recent.ts'
import { mainShop } from '#screens/shops.ts'
import { type StorefrontRow, storefrontRows } from './storefronts.sql.ts'

/**
 * The shops that this process serves: the main one of the configuration and every other row. Rows are read again after some
 * seconds, never once a call, so that guessing codes costs the database nothing.
 */
export class KnownStorefronts {
  readonly #db: Pool
  readonly main: string

  constructor(db: Pool, main: string) {
    this.#db = db
    this.main = main
  }

  /** Those that are open. */
  async rows(now?: number): Promise<StorefrontRow[]> {
    return (await this.#all(now)).filter(({ opened_at }) => opened_at !== null)
  }

  #all(now?: number): Promise<StorefrontRow[]> {
    return recent(this.#db, storefrontRows, () => storefrontRows(this.#db), now)
  }

  async has(code: unknown): Promise<boolean> {
    return code === this.main || (await this.rows()).some((row) => row.code === code)
  }

  /** Whether there is such a shop, open or still being made ready: for its staff. */
  async isMade(code: string): Promise<boolean> {
    return code === this.main || (await this.#all()).some((row) => row.code === code)
  }

  /** Where the pages of a shop begin; those of one without a row stand nowhere of their own. */
  async named(code: string): Promise<{ code: string; main: boolean; path: string }> {
    if (code === this.main) return { code, main: true, path: mainShop }
    const row = (await this.rows()).find((storefront) => storefront.code === code)
    return { code, main: false, path: row?.path_prefix ?? mainShop }
  }

  /** Below which paths the pages of affiliated shops begin. */
  async paths(): Promise<string[]> {
    return (await this.rows()).flatMap(({ path_prefix }) => (path_prefix === mainShop ? [] : [path_prefix]))
  }

  /** The shop whose pages stand at this address: the second segment after the language names it. */
  async at(pathname: string): Promise<string> {
    const segment = pathname.split('/')[2]?.replace(/\.data$/, '')
    if (!segment) return this.main
    return (await this.rows()).find((row) => row.path_prefix === `/${segment}`)?.code ?? this.main
  }
}
