import type { Db } from '#kernel/db.ts'

/** A shop of this process as its row has it; the main shop's texts stand in the configuration. */
export interface StorefrontRow {
  code: string
  /** Where its pages begin, below the language: '' for the main shop. */
  path_prefix: string
  settings: unknown
}

export const storefrontRows = (db: Db) => db<StorefrontRow[]>`select code, path_prefix, settings from storefront order by code`
