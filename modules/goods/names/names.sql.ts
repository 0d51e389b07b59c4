import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { FoundName, NameKind, OwnKind } from './staff-contract.ts'

/** Of each kind: its rows as id, name, note and the titles under it. */
const sources = (db: Db, language: Language) => ({
  author: db`select a.id, a.name, a.sort_name as note, (select count(*) from (select from product_author x where x.author_id = a.id limit 1000) t) as titles from author a`,
  publisher: db`select a.id, a.name, '' as note, (select count(*) from (select from product x where x.publisher_id = a.id limit 1000) t) as titles from publisher a`,
  series: db`select a.id, a.name, '' as note, (select count(*) from (select from product x where x.series_id = a.id limit 1000) t) as titles from series a`,
  category: db`select a.id, coalesce(t.name, es.name, a.id::text) as name, concat_ws(' · ', a.kind, above.name) as note,
      (select count(*) from (select from product_category x where x.category_id = a.id limit 1000) n) as titles
    from category a
    left join category_translation t on t.category_id = a.id and t.language = ${language}
    left join category_translation es on es.category_id = a.id and es.language = 'es'
    left join category_translation above on above.category_id = a.parent_id and above.language = ${language}`,
  tag: db`select a.id, coalesce(t.name, es.name, a.key) as name, a.key as note,
      (select count(*) from (select from product_tag x where x.tag_id = a.id limit 1000) n) as titles
    from tag a
    left join tag_translation t on t.tag_id = a.id and t.language = ${language}
    left join tag_translation es on es.tag_id = a.id and es.language = 'es'`,
  attribute: db`select a.id, coalesce(t.name, es.name, a.key) as name, a.kind as note,
      (select count(*) from (select from product_attribute x where x.value_id = a.id limit 1000) n) as titles
    from attribute_value a
    left join attribute_value_translation t on t.value_id = a.id and t.language = ${language}
    left join attribute_value_translation es on es.value_id = a.id and es.language = 'es'`,
})

const kindOf = (db: Db, kind: NameKind, of: 'book' | 'object' | undefined) =>
  kind === 'category' && of ? db`and n.note like ${`${of}%`}` : db``

/** Names that have the words, those that begin with them first. The titles of each are counted for what is answered alone. */
export const foundNames = (
  db: Db,
  { kind, q, of, language }: { kind: NameKind; q: string; of: 'book' | 'object' | undefined; language: Language },
) => db<FoundName[]>`
  select n.id, n.name, n.note, n.titles::int as titles from (${sources(db, language)[kind]}) n
  where search_fold(n.name) like '%' || search_fold(${q}) || '%' ${kindOf(db, kind, of)}
  order by search_fold(n.name) not like search_fold(${q}) || '%', length(n.name), n.name, n.id limit 50`

export const nameRow = async (db: Db, kind: NameKind, id: number, language: Language): Promise<FoundName | undefined> =>
  (
    await db<FoundName[]>`
      select n.id, n.name, n.note, n.titles::int as titles from (${sources(db, language)[kind]}) n where n.id = ${id}`
  )[0]

type Said = Partial<Record<Language, { name: string | null; biography: string | null }>>

/** What a name is called in each language. */
export async function saidOf(db: Db, kind: NameKind, id: number): Promise<Said> {
  if (kind === 'publisher' || kind === 'series') return {}
  const table = kind === 'attribute' ? 'attribute_value_translation' : `${kind}_translation`
  const key = kind === 'attribute' ? 'value_id' : `${kind}_id`
  const [row] = await db<{ said: Said | null }[]>`
    select json_object_agg(t.language, json_build_object('name', t.name, 'biography', to_jsonb(t) ->> 'biography')) as said
    from ${db(table)} t where t.${db(key)} = ${id}`
  return row?.said ?? {}
}

/** @returns undefined where there is one of that name */
export const insertOwn = async (
  tx: Tx,
  kind: OwnKind,
  { name, sortName, slug }: { name: string; sortName: string; slug: string },
): Promise<number | undefined> => {
  const row = { name, slug, ...(kind === 'author' && { sort_name: sortName }) }
  return (await tx<{ id: number }[]>`insert into ${tx(kind)} ${tx(row)} on conflict do nothing returning id`)[0]?.id
}

/** @returns whether nothing else has that name */
export const renameOwn = async (
  tx: Tx,
  kind: OwnKind,
  id: number,
  { name, sortName, slug }: { name: string; sortName: string; slug: string },
): Promise<boolean> => {
  const taken = await tx`select 1 from ${tx(kind)} where name = ${name} and id <> ${id}`
  if (taken.length > 0) return false
  const columns = { name, slug, ...(kind === 'author' && { sort_name: sortName }) }
  await rememberName(tx, kind, id, id)
  await tx`delete from former_name where kind = ${kind} and name = ${name}`
  await tx`update ${tx(kind)} set ${tx(columns)} where id = ${id}`
  return true
}

/** Sources that go on writing the name of one mean the other. */
const rememberName = (tx: Tx, kind: OwnKind, id: number, means: number) => tx`
  insert into former_name (kind, name, id) select ${kind}, name, ${means} from ${tx(kind)} where id = ${id}
  on conflict (kind, name) do update set id = excluded.id`

export const putAuthorWords = (
  tx: Tx,
  id: number,
  language: Language,
  said: { name: string | null; biography: string | null },
) => tx`
  insert into author_translation (author_id, language, name, biography) values (${id}, ${language}, ${said.name}, ${said.biography})
  on conflict (author_id, language) do update set name = excluded.name, biography = excluded.biography`

export const putCategoryName = (tx: Tx, id: number, language: Language, name: string, slug: string) => tx`
  insert into category_translation (category_id, language, name, slug) values (${id}, ${language}, ${name}, ${slug})
  on conflict (category_id, language) do update set name = excluded.name, slug = excluded.slug`

export const putTagName = (tx: Tx, id: number, language: Language, name: string, slug: string) => tx`
  insert into tag_translation (tag_id, language, name, slug) values (${id}, ${language}, ${name}, ${slug})
  on conflict (tag_id, language) do update set name = excluded.name, slug = excluded.slug`

export const putAttributeName = (tx: Tx, id: number, language: Language, name: string) => tx`
  insert into attribute_value_translation (value_id, language, name) values (${id}, ${language}, ${name})
  on conflict (value_id, language) do update set name = excluded.name`

/** Both, locked in the order of their ids. @returns whether both are there */
export const lockBoth = async (tx: Tx, kind: OwnKind, one: number, other: number): Promise<boolean> =>
  (await tx`select id from ${tx(kind)} where id in (${one}, ${other}) order by id for update`).length === 2

/** What stood under one name stands under the other; the former leads there. */
export async function mergeInto(tx: Tx, kind: OwnKind, from: number, into: number, staffId: number): Promise<void> {
  if (kind === 'author') {
    // Somebody who stood twice beside a title stands there once, in the first place.
    await tx`
      delete from product_author x using product_author y
      where x.author_id = ${from} and y.author_id = ${into} and y.product_id = x.product_id and y.role = x.role`
    await tx`update product_author set author_id = ${into} where author_id = ${from}`
    await tx`
      insert into author_translation (author_id, language, name, biography)
      select ${into}, language, name, biography from author_translation where author_id = ${from}
      on conflict (author_id, language) do update set biography = coalesce(author_translation.biography, excluded.biography)`
  } else if (kind === 'publisher') await tx`update product set publisher_id = ${into} where publisher_id = ${from}`
  else await tx`update product set series_id = ${into} where series_id = ${from}`
  await tx`update merged_name set id = ${into} where kind = ${kind} and id = ${from}`
  await tx`
    insert into merged_name (kind, former_id, id, former_name, staff_id)
    select ${kind}, id, ${into}, name, ${staffId} from ${tx(kind)} where id = ${from}`
  await rememberName(tx, kind, from, into)
  await tx`update former_name set id = ${into} where kind = ${kind} and id = ${from}`
  await {
    author: tx`delete from author where id = ${from}`,
    publisher: tx`delete from publisher where id = ${from}`,
    series: tx`delete from series where id = ${from}`,
  }[kind]
}
