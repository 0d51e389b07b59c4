import type { Db } from '#kernel/db.ts'

/** A shop of this process as its row has it; the main shop's texts stand in the configuration. */
export interface StorefrontRow {
  code: string
  /** Where its pages begin, below the language: '' for the main shop. */
  path_prefix: string
  settings: unknown
  /** Null until staff open it: nobody but they sees it. */
  opened_at: Date | null
}

/** One shop with the payment account that it names, or nothing. */
export const storefrontAsked = (db: Db, code: string) => db<(StorefrontRow & { account: string | null })[]>`
  select code, path_prefix, settings, opened_at, settings ->> 'payment_account' as account from storefront where code = ${code}`

export async function storefrontRow(db: Db, code: string): Promise<(StorefrontRow & { account: string | null }) | undefined> {
  const [row] = await storefrontAsked(db, code)
  return row
}

/** The payment account that a shop's row names. */
export async function accountNamed(db: Db, code: string): Promise<string | null> {
  const [row] = await db<{ account: string | null }[]>`
    select settings ->> 'payment_account' as account from storefront where code = ${code}`
  return row?.account ?? null
}

/** @returns whether it was written: the main shop's path is the empty one, and no two shops share another. */
export const saveStorefront = (db: Db, { code, path_prefix, settings }: Omit<StorefrontRow, 'opened_at'>) => db`
  insert into storefront (code, path_prefix, settings, opened_at) values (${code}, ${path_prefix}, ${db.json(settings)}, null)
  on conflict (code) do update set path_prefix = excluded.path_prefix, settings = excluded.settings`

export const storefrontRows = (db: Db) =>
  db<StorefrontRow[]>`select code, path_prefix, settings, opened_at from storefront order by code`

export const updateGiftCardOffer = (db: Db, code: string, { amounts, years }: { amounts: number[]; years: number }) => db`
  update storefront set gift_card_amounts = ${amounts}::int[], gift_card_years = ${years} where code = ${code} returning code`

/** What has to be there before a shop opens: titles that can be bought, and a zone that it sends to. */
export async function readinessOf(db: Db, code: string): Promise<{ titles: boolean; zone: boolean }> {
  const [row] = await db<{ titles: boolean; zone: boolean }[]>`
    select
      exists (select from product where storefront_code = ${code} and active and not draft and price_cents is not null) as titles,
      exists (select from shipping_zone where active and coalesce(storefront_code = ${code}, true)) as zone`
  return row!
}

export const setOpened = (db: Db, code: string, at: Date | null) => db`
  update storefront set opened_at = ${at} where code = ${code}`
