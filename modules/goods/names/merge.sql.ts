import type { Db, Part, Tx } from '#kernel/db.ts'
import { rememberName, tableOf } from './names.sql.ts'
import type { NameKind } from './staff-contract.ts'

/** The titles under a name, once each. */
const under = (db: Db, kind: NameKind, id: number): Part =>
  ({
    author: db`select distinct product_id from product_author where author_id = ${id}`,
    publisher: db`select id as product_id from product where publisher_id = ${id}`,
    series: db`select id as product_id from product where series_id = ${id}`,
    category: db`select product_id from product_category where category_id = ${id}`,
    tag: db`select product_id from product_tag where tag_id = ${id}`,
    attribute: db`select product_id from product_attribute where value_id = ${id}`,
  })[kind]

export interface Moving {
  titles: number
  both: number
  some: { id: number; title: string; ean: string }[]
}

/** What joining two would move. */
export async function movingRows(db: Db, kind: NameKind, from: number, into: number): Promise<Moving> {
  const [row] = await db<Moving[]>`
    with moving as materialized (${under(db, kind, from)})
    select (select count(*)::int from moving) as titles,
      (select count(*)::int from moving join (${under(db, kind, into)}) there using (product_id)) as both,
      coalesce((select json_agg(json_build_object('id', p.id, 'title', p.title, 'ean', p.ean))
        from (select product_id from moving order by product_id limit 5) m join product p on p.id = m.product_id), '[]') as some`
  return row!
}

/** Both, locked in the order of their ids. @returns whether both are there */
export const lockBoth = async (tx: Tx, kind: NameKind, one: number, other: number): Promise<boolean> =>
  (await tx`select id from ${tx(tableOf(kind))} where id in (${one}, ${other}) order by id for update`).length === 2

/** Whether two may be one: sections sell the same in the same shop, features tell of the same, and no section comes below itself. */
export async function ofOneKind(db: Db, kind: NameKind, from: number, into: number): Promise<boolean> {
  if (kind === 'attribute')
    return (
      (await db`select 1 from attribute_value a join attribute_value b using (kind) where a.id = ${from} and b.id = ${into}`)
        .length > 0
    )
  if (kind !== 'category') return true
  const [row] = await db<{ alike: boolean }[]>`
    with recursive above as (
      select id, parent_id from category where id = ${into}
      union select c.id, c.parent_id from category c join above on above.parent_id = c.id
    )
    select a.kind = b.kind and a.storefront_code is not distinct from b.storefront_code and not exists (select from above where id = ${from}) as alike
    from category a, category b where a.id = ${from} and b.id = ${into}`
  return row?.alike ?? false
}

async function moveAuthor(tx: Tx, from: number, into: number) {
  // Somebody who stood twice beside a title stands there once, in the first place.
  await tx`
    delete from product_author x using product_author y
    where x.author_id = ${from} and y.author_id = ${into} and y.product_id = x.product_id and y.role = x.role`
  await tx`update product_author set author_id = ${into} where author_id = ${from}`
  await tx`
    insert into author_translation (author_id, language, name, biography)
    select ${into}, language, name, biography from author_translation where author_id = ${from}
    on conflict (author_id, language) do update set biography = coalesce(author_translation.biography, excluded.biography)`
}

async function moveLinks(tx: Tx, [table, column]: readonly [string, string], from: number, into: number) {
  await tx`
    insert into ${tx(table)} (product_id, ${tx(column)}) select product_id, ${into} from ${tx(table)} where ${tx(column)} = ${from}
    on conflict do nothing`
  await tx`delete from ${tx(table)} where ${tx(column)} = ${from}`
}

const moves: Record<NameKind, (tx: Tx, from: number, into: number) => Promise<unknown>> = {
  author: moveAuthor,
  publisher: (tx, from, into) => tx`update product set publisher_id = ${into} where publisher_id = ${from}`,
  series: (tx, from, into) => tx`update product set series_id = ${into} where series_id = ${from}`,
  async category(tx, from, into) {
    await moveLinks(tx, ['product_category', 'category_id'], from, into)
    await tx`update category set parent_id = ${into} where parent_id = ${from}`
  },
  async tag(tx, from, into) {
    await moveLinks(tx, ['product_tag', 'tag_id'], from, into)
    await tx`update place set tag_ids = array_replace(tag_ids, ${from}, ${into}) where ${from} = any(tag_ids)`
    await tx`update motif set tag_ids = array_replace(tag_ids, ${from}, ${into}) where ${from} = any(tag_ids)`
  },
  attribute: (tx, from, into) => moveLinks(tx, ['product_attribute', 'value_id'], from, into),
}

/** Whoever has a title open that is told under the other name now began from an older version. */
const raiseVersions = (tx: Tx, kind: NameKind, from: number) => tx`
  update product p set version = p.version + 1
    from (select id from product where id in (${under(tx, kind, from)}) order by id for update) moving
   where p.id = moving.id`

/** The name under which sources and addresses know it. */
const formerName = (tx: Tx, kind: NameKind): Part =>
  ({
    author: tx`name`,
    publisher: tx`name`,
    series: tx`name`,
    category: tx`id::text`,
    tag: tx`key`,
    attribute: tx`kind || ':' || key`,
  })[kind]

/** What stood under one name stands under the other; the former leads there. */
export async function mergeInto(tx: Tx, kind: NameKind, from: number, into: number, staffId: number): Promise<void> {
  await raiseVersions(tx, kind, from)
  await moves[kind](tx, from, into)
  await tx`update merged_name set id = ${into} where kind = ${kind} and id = ${from}`
  await tx`
    insert into merged_name (kind, former_id, id, former_name, staff_id)
    select ${kind}, id, ${into}, ${formerName(tx, kind)}, ${staffId} from ${tx(tableOf(kind))} where id = ${from}`
  if (kind === 'author' || kind === 'publisher' || kind === 'series') {
    await rememberName(tx, kind, from, into)
    await tx`update former_name set id = ${into} where kind = ${kind} and id = ${from}`
  }
  await tx`
    update lot set rule = jsonb_set(rule, array[${kind}], (select jsonb_agg(distinct case when v = ${String(from)} then ${String(into)} else v end)
        from jsonb_array_elements_text(rule -> ${kind}) v)), refreshed_at = null
    where rule -> ${kind} @> to_jsonb(${String(from)}::text)`
  await tx`delete from ${tx(tableOf(kind))} where id = ${from}`
  await tx`select search_trail('{0}')`
}
