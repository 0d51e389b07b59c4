import type { Db } from '#kernel/db.ts'

/** A shop of this process as its row has it; the main shop's texts stand in the configuration. */
export interface StorefrontRow {
  code: string
  /** Where its pages begin, below the language: '' for the main shop. */
  path_prefix: string
  settings: unknown
}

/** One shop, or nothing. */
export async function storefrontRow(db: Db, code: string): Promise<StorefrontRow | undefined> {
  const [row] = await db<StorefrontRow[]>`select code, path_prefix, settings from storefront where code = ${code}`
  return row
}

/** @returns whether it was written: the main shop's path is the empty one, and no two shops share another. */
export const saveStorefront = (db: Db, { code, path_prefix, settings }: StorefrontRow) => db`
  insert into storefront (code, path_prefix, settings) values (${code}, ${path_prefix}, ${db.json(settings as never)})
  on conflict (code) do update set path_prefix = excluded.path_prefix, settings = excluded.settings`

export const storefrontRows = (db: Db) => db<StorefrontRow[]>`select code, path_prefix, settings from storefront order by code`

export const updateGiftCardOffer = (db: Db, code: string, { amounts, years }: { amounts: number[]; years: number }) => db`
  update storefront set gift_card_amounts = ${amounts}::int[], gift_card_years = ${years} where code = ${code} returning code`
