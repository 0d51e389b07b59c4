import type { Db, Tx } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindLists, ListSummary, NewList, Rule, WholeList } from './staff-contract.ts'

export interface ListRow extends Omit<ListSummary, 'refreshed_at'> {
  refreshed_at: Date | null
  version: number
  rule: Rule | null
  texts: WholeList['texts']
}

const columns = (db: Db) => db`
  lot.id, lot.key, lot.kind, lot.version, lot.rule, lot.rule is not null as by_rule, lot.refreshed_at,
  coalesce(t.title, es.title, lot.key) as title,
  (select count(*)::int from lot_product l where l.lot_id = lot.id) as titles,
  (select json_object_agg(l.language, json_build_object('title', coalesce(w.title, es.title, lot.key), 'description', coalesce(w.description, '')))
    from unnest(${[...languages]}::text[]) l (language)
    left join lot_translation w on w.lot_id = lot.id and w.language = l.language) as texts`

const tables = (db: Db, language: Language) => db`
  lot left join lot_translation t on t.lot_id = lot.id and t.language = ${language}
  left join lot_translation es on es.lot_id = lot.id and es.language = 'es'`

const foundIn = (db: Db, language: Language, { q, kind, by_rule }: FindLists) => db`
  from ${tables(db, language)} where true ${worded(db, db`list_words(concat_ws(' ', lot.key, t.title, es.title))`, q)}
    ${kind === undefined ? db`` : db`and lot.kind = ${kind}`} ${by_rule === undefined ? db`` : db`and (lot.rule is not null) = ${by_rule}`}`
export const matchingLists = (db: Db, language: Language, query: FindLists) => db`select lot.id ${foundIn(db, language, query)}`
export const listSorts = (db: Db) =>
  ({
    position: { by: db`lot.position`, kind: 'number' },
    title: { by: db`search_key(coalesce(t.title, es.title, lot.key))`, kind: 'text' },
  }) as const

export const listRows = (db: Db, language: Language, query: FindLists, walk: Walk) => db<(ListRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, language, query)} ${walk.after} ${walk.order}`

export const listRow = async (db: Db, id: number, language: Language): Promise<ListRow | undefined> =>
  (await db<ListRow[]>`select ${columns(db)} from ${tables(db, language)} where lot.id = ${id}`)[0]

/** @returns its version, and nobody else changes the list until the transaction ends */
export const lockList = async (tx: Tx, id: number): Promise<{ version: number; rule: Rule | null } | undefined> =>
  (await tx<{ version: number; rule: Rule | null }[]>`select version, rule from lot where id = ${id} for update`)[0]

export const titlesIn = async (db: Db, id: number): Promise<number[]> =>
  (await db<{ id: number }[]>`select product_id as id from lot_product where lot_id = ${id} order by position, product_id`).map(
    (row) => row.id,
  )

/** Where a list is shown. */
export const shownIn = async (db: Db, id: number): Promise<WholeList['shown']> => {
  const [row] = await db<WholeList['shown'][]>`
    select (select count(*)::int from home_block where lot_id = ${id}) as home,
      (select count(*)::int from place where ${id} = any(lot_ids)) as places,
      (select count(*)::int from gift_category where lot_id = ${id}) as gifts,
      (select count(*)::int from promotion where lot_id = ${id}) as promotions,
      (select count(*)::int from menu_category where ${id} = any(lot_ids)) as menus`
  return row!
}

export const insertList = async (tx: Tx, key: string, { kind, rule }: NewList): Promise<number> => {
  const [row] = await tx<{ id: number }[]>`
    insert into lot (key, kind, position, rule) select ${key}, ${kind}, coalesce(max(position), 0) + 1, ${rule && tx.json(rule)} from lot
    returning id`
  return row!.id
}

export const keyTaken = async (db: Db, key: string): Promise<boolean> =>
  (await db`select 1 from lot where key = ${key}`).length > 0

export const updateList = (tx: Tx, id: number, { kind, rule }: NewList) => tx`
  update lot set kind = ${kind}, rule = ${rule && tx.json(rule)}, version = version + 1 where id = ${id}`

export const raiseVersion = (tx: Tx, id: number) => tx`update lot set version = version + 1 where id = ${id}`

export const putWords = (tx: Tx, id: number, texts: NewList['texts']) => tx`
  insert into lot_translation ${tx(Object.entries(texts).map(([language, words]) => ({ lot_id: id, language, ...words })))}
  on conflict (lot_id, language) do update set title = excluded.title, description = excluded.description`

/** The titles of a list in this order; rows that stay as they are are not written. @returns how many of them there are */
export async function putTitles(tx: Tx, id: number, ids: readonly number[]): Promise<number> {
  await tx`delete from lot_product where lot_id = ${id} and product_id <> all(${ids as number[]}::bigint[])`
  await tx`
    insert into lot_product (lot_id, product_id, position)
    select ${id}, p.id, asked.place from unnest(${ids as number[]}::bigint[]) with ordinality as asked (id, place)
    join product p on p.id = asked.id
    on conflict (lot_id, product_id) do update set position = excluded.position where lot_product.position <> excluded.position`
  const [row] = await tx<{ there: number }[]>`select count(*)::int as there from lot_product where lot_id = ${id}`
  return row!.there
}

export const markRefreshed = (tx: Tx, id: number, now: Date) => tx`update lot set refreshed_at = ${now} where id = ${id}`

/** A list by rule that was not looked up since `before`, held until the transaction ends; those that another process holds are passed over. */
export const nextRuled = async (tx: Tx, before: Date): Promise<{ id: number; rule: Rule } | undefined> =>
  (
    await tx<{ id: number; rule: Rule }[]>`
      select id, rule from lot where rule is not null and (refreshed_at is null or refreshed_at < ${before})
      order by refreshed_at nulls first, id limit 1 for update skip locked`
  )[0]

/** Takes a list away and keeps how it stood. */
export async function binList(tx: Tx, id: number, staffId: number): Promise<void> {
  await tx`
    insert into deleted_lot (id, row, texts, products, staff_id)
    select lot.id, to_jsonb(lot), (select coalesce(jsonb_agg(t), '[]') from lot_translation t where t.lot_id = lot.id),
      array(select product_id from lot_product l where l.lot_id = lot.id order by position, product_id), ${staffId}
    from lot where id = ${id}`
  await tx`delete from lot where id = ${id}`
}

/** Brings a list back as it stood, with the titles that are still there. @returns whether it was kept, and its key is free */
export async function unbinList(tx: Tx, id: number): Promise<boolean> {
  const { count } = await tx`
    insert into lot select (jsonb_populate_record(null::lot, d.row)).* from deleted_lot d where d.id = ${id} on conflict do nothing`
  if (count === 0) return false
  await tx`insert into lot_translation select (jsonb_populate_recordset(null::lot_translation, d.texts)).* from deleted_lot d where d.id = ${id}`
  await tx`
    insert into lot_product (lot_id, product_id, position)
    select d.id, p.id, kept.place from deleted_lot d cross join unnest(d.products) with ordinality as kept (id, place)
    join product p on p.id = kept.id where d.id = ${id}`
  await tx`delete from deleted_lot where id = ${id}`
  return true
}

export const forgetBinned = async (db: Db, before: Date): Promise<number> =>
  (await db`delete from deleted_lot where at < ${before}`).count
