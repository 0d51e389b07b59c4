import type { Db, Tx } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import { languages } from '#kernel/language.ts'
import type { MenuWords, StoredMenuEntry } from './contract.ts'

/** Every entry of menu and footer as staff wrote it, hidden ones and those out of season among them. */
export const storedEntryRows = (db: Db, storefront: string) => db<StoredMenuEntry[]>`
  select m.id, m.key, m.place, m.parent_id as parent, m.fixedurl as url, m.color, m.hide_on_menu as hidden, m.active,
    case when m.from_day is null then null else jsonb_build_object('from', m.from_day, 'to', m.to_day) end as season,
    m.lot_ids as lots, m.category_ids as categories, m.section_slugs as slugs,
    coalesce((select jsonb_object_agg(t.language, t.title) from menu_category_translation t where t.menu_category_id = m.id), '{}') as titles,
    (select jsonb_object_agg(t.language, t.subcategories_title) from menu_category_translation t
      where t.menu_category_id = m.id having bool_and(t.subcategories_title is not null)) as subtitles
  from menu_category m where m.storefront_code = ${storefront}
  order by m.place, m.parent_id nulls first, m.position, m.id
`

const columns = (db: Db, { url, color, hidden, active, season, lots, categories, slugs }: MenuWords) => ({
  fixedurl: url,
  color,
  hide_on_menu: hidden,
  active,
  from_day: season?.from ?? null,
  to_day: season?.to ?? null,
  lot_ids: lots,
  category_ids: categories,
  section_slugs: slugs && db.json(slugs),
})

/** A new entry after those beside it. @returns undefined when its key, or the word of its section, is taken. */
export async function insertEntry(
  tx: Tx,
  storefront: string,
  words: MenuWords & { key: string; place: string; parent: number | null },
) {
  const { key, place, parent } = words
  const [row] = await tx<{ id: number }[]>`
    insert into menu_category ${tx({ storefront_code: storefront, key, place, parent_id: parent, ...columns(tx, words) })}
    on conflict do nothing returning id`
  if (row)
    await tx`
      update menu_category m set position = (
        select coalesce(max(position) + 1, 0) from menu_category o
        where o.storefront_code = m.storefront_code and o.place = m.place and o.parent_id is not distinct from m.parent_id and o.id <> m.id)
      where m.id = ${row.id}`
  return row?.id
}

/** @returns whether the shop has such an entry. */
export const updateEntry = async (db: Db, storefront: string, id: number, words: MenuWords): Promise<boolean> =>
  (await db`update menu_category set ${db(columns(db, words))} where id = ${id} and storefront_code = ${storefront}`).count === 1

/** Where an entry stands: under a column or category of the first order, and of which place. */
export const parentRow = async (tx: Tx, storefront: string, id: number) =>
  (
    await tx<{ place: string; parent: number | null }[]>`
      select place, parent_id as parent from menu_category where id = ${id} and storefront_code = ${storefront} for update`
  )[0]

/** With all below it. @returns whether the shop had such an entry. */
export const deleteEntry = async (db: Db, storefront: string, id: number): Promise<boolean> =>
  (await db`delete from menu_category where id = ${id} and storefront_code = ${storefront}`).count === 1

export async function writeTitles(tx: Tx, id: number, titles: Localized, subtitles: Localized | null) {
  const rows = languages.map((language) => ({
    menu_category_id: id,
    language,
    title: titles[language],
    subcategories_title: subtitles?.[language] ?? null,
  }))
  await tx`
    insert into menu_category_translation ${tx(rows)}
    on conflict (menu_category_id, language)
    do update set title = excluded.title, subcategories_title = excluded.subcategories_title`
}

/** Puts the entries in the order of `ids`. @returns how many of them stand together under one parent, and how many stand there in all. */
export async function orderEntries(
  db: Db,
  storefront: string,
  ids: readonly number[],
): Promise<{ moved: number; there: number }> {
  const [row] = await db<{ moved: number; there: number }[]>`
    with first as (
      select place, parent_id from menu_category where id = ${ids[0] ?? 0} and storefront_code = ${storefront}
    ), beside as (
      select m.id from menu_category m, first
      where m.storefront_code = ${storefront} and m.place = first.place and m.parent_id is not distinct from first.parent_id
    ), moved as (
      update menu_category m set position = wanted.place - 1
      from unnest(${ids as number[]}::bigint[]) with ordinality as wanted (id, place)
      where m.id = wanted.id and m.id in (select id from beside) returning m.id
    )
    select (select count(*)::int from moved) as moved, (select count(*)::int from beside) as there`
  return row ?? { moved: 0, there: 0 }
}

/** The whole menu is held while somebody moves an entry of it. */
export const lockMenu = (tx: Tx, storefront: string) =>
  tx`select from menu_category where storefront_code = ${storefront} order by id for update`

export const holdsOthers = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx`select from menu_category where parent_id = ${id} limit 1`).length > 0

export const setParent = (tx: Tx, id: number, parent: number | null) =>
  tx`update menu_category set parent_id = ${parent} where id = ${id}`

/** The entries that stand together below one, in their order. */
export const entriesBeside = async (tx: Tx, storefront: string, place: string, parent: number | null): Promise<number[]> =>
  (
    await tx<{ id: number }[]>`
      select id from menu_category
      where storefront_code = ${storefront} and place = ${place} and parent_id is not distinct from ${parent}::bigint
      order by position, id`
  ).map(({ id }) => id)
