import type { Db, Tx } from '#kernel/db.ts'
import { tableOf } from './names.sql.ts'
import type { Hanging, NameKind } from './staff-contract.ts'

type Counts = Record<Hanging, number>

/** How much hangs on a name, titles counted to the last. */
export async function hangingRows(db: Db, kind: NameKind, id: number): Promise<Counts> {
  const titles = {
    author: db`select count(distinct product_id)::int from product_author where author_id = ${id}`,
    publisher: db`select count(*)::int from product where publisher_id = ${id}`,
    series: db`select count(*)::int from product where series_id = ${id}`,
    category: db`select count(*)::int from product_category where category_id = ${id}`,
    tag: db`select count(*)::int from product_tag where tag_id = ${id}`,
    attribute: db`select count(*)::int from product_attribute where value_id = ${id}`,
  }[kind]
  const none = db`select 0`
  const section = kind === 'category'
  const [row] = await db<Counts[]>`
    select (${titles}) as titles,
      (${section ? db`select count(*)::int from category where parent_id = ${id}` : none}) as sections,
      (${section ? db`select count(*)::int from promotion where category_id = ${id}` : none}) as promotions,
      (select count(*)::int from lot where rule -> ${kind} @> to_jsonb(${String(id)}::text)) as lists,
      (${section ? db`select count(*)::int from menu_category where ${id} = any(category_ids)` : none}) as menus,
      (${kind === 'tag' ? db`select (select count(*) from place where ${id} = any(tag_ids))::int + (select count(*) from motif where ${id} = any(tag_ids))::int` : none}) as places`
  return row!
}

/** Takes a name away; what hangs on it was asked before, and the database refuses it once more. */
export async function removeName(tx: Tx, kind: NameKind, id: number): Promise<void> {
  await tx`delete from ${tx(tableOf(kind))} where id = ${id}`
  if (kind === 'author' || kind === 'publisher' || kind === 'series')
    await tx`delete from former_name where kind = ${kind} and id = ${id}`
  await tx`delete from merged_name where kind = ${kind} and id = ${id}`
  // The labels of filters are read again.
  await tx`select search_trail('{0}')`
}
