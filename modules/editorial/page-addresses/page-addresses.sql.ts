import type { Db, Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { PageKind } from './contract.ts'

export interface AddressRow {
  storefront: string
  /** Where the pages of its shop begin, below the language: '' for the main one. */
  prefix: string
  language: Language
  slug: string
  kind: PageKind
  key: string
  current: boolean
}

/** Every address of what visitors are shown, former ones among them; of one shop where it is named. */
export const shownAddresses = (db: Reader, storefront: string | null = null) => db<AddressRow[]>`
  select a.storefront_code as storefront, s.path_prefix as prefix, a.language, a.slug, a.kind, a.key, a.current
  from page_address a
  join storefront s on s.code = a.storefront_code
  where a.shown
    ${storefront === null ? db`` : db`and a.storefront_code = ${storefront}`}
  order by a.storefront_code, a.kind, a.key, a.language, a.slug`

export interface CurrentRow {
  key: string
  language: Language
  slug: string
}

/** The addresses that pages, campaigns or quizzes of a shop have, whether they are shown or not. */
export const currentAddresses = (db: Db, storefront: string, kind: PageKind) => db<CurrentRow[]>`
  select key, language, slug from page_address
  where storefront_code = ${storefront} and kind = ${kind} and current order by key, language`

/** Where the pages of each shop begin. */
export const shopPaths = (db: Reader) => db<{ code: string; path: string }[]>`
  select code, path_prefix as path from storefront order by code`

export interface Subject {
  storefront: string
  kind: PageKind
  key: string
}

/** Leaves the address that it had in a language as one that leads on, unless it is still the same. */
export const retireAddress = (db: Db, { storefront, kind, key }: Subject, language: Language, slug: string) => db`
  update page_address set current = false
  where storefront_code = ${storefront} and kind = ${kind} and key = ${key} and language = ${language} and current and slug <> ${slug}`

/** Gives it an address that is free or only leads on. @returns false when another stands there. */
export async function takeAddress(
  db: Db,
  { storefront, kind, key }: Subject,
  language: Language,
  slug: string,
): Promise<boolean> {
  const rows = await db`
    insert into page_address as there (storefront_code, language, slug, kind, key)
    values (${storefront}, ${language}, ${slug}, ${kind}, ${key})
    on conflict (storefront_code, language, slug) do update set kind = excluded.kind, key = excluded.key, current = true
    where not there.current or (there.kind = excluded.kind and there.key = excluded.key)
    returning slug`
  return rows.length === 1
}

/** Takes all its addresses from it, former ones too. */
export const dropAddresses = (db: Db, { storefront, kind, key }: Subject) => db`
  delete from page_address where storefront_code = ${storefront} and kind = ${kind} and key = ${key}`

/** The addresses that it had before, which lead to the one of today. */
export const formerAddresses = (db: Db, { storefront, kind, key }: Subject) => db<
  Pick<AddressRow, 'language' | 'prefix' | 'slug'>[]
>`
  select a.language, s.path_prefix as prefix, a.slug from page_address a join storefront s on s.code = a.storefront_code
  where a.storefront_code = ${storefront} and a.kind = ${kind} and a.key = ${key} and not a.current
  order by a.language = 'es' desc, a.language, a.slug`

/** Takes a former address from it. @returns whether it had it */
export const dropFormer = async (
  db: Db,
  { storefront, kind, key }: Subject,
  { language, slug }: Pick<AddressRow, 'language' | 'slug'>,
): Promise<boolean> => {
  const { count } = await db`
    delete from page_address where storefront_code = ${storefront} and kind = ${kind} and key = ${key}
      and language = ${language} and slug = ${slug} and not current`
  return count > 0
}
