import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { EndingKind, NameKind, OwnKind } from './staff-contract.ts'

type Said = Partial<Record<Language, { name: string | null; biography: string | null; size_table: string | null }>>

export const tableOf = (kind: NameKind) => (kind === 'attribute' ? 'attribute_value' : kind)

/** What a name is called in each language. */
export async function saidOf(db: Db, kind: NameKind, id: number): Promise<Said> {
  if (kind === 'publisher' || kind === 'series') return {}
  const table = `${tableOf(kind)}_translation`
  const key = kind === 'attribute' ? 'value_id' : `${kind}_id`
  const [row] = await db<{ said: Said | null }[]>`
    select json_object_agg(t.language, json_build_object('name', t.name, 'biography', to_jsonb(t) ->> 'biography',
      'size_table', to_jsonb(t) ->> 'size_table')) as said
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

/** @returns undefined where one has the key */
export const insertTag = async (tx: Tx, key: string): Promise<number | undefined> =>
  (await tx<{ id: number }[]>`insert into tag (key) values (${key}) on conflict do nothing returning id`)[0]?.id

/** @returns undefined where one has the key */
export const insertAttribute = async (tx: Tx, group: string, key: string): Promise<number | undefined> =>
  (
    await tx<{ id: number }[]>`
      insert into attribute_value (kind, key, position)
      select ${group}, ${key}, coalesce(max(position), 0) + 1 from attribute_value where kind = ${group}
      on conflict do nothing returning id`
  )[0]?.id

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
export const rememberName = (tx: Tx, kind: OwnKind, id: number, means: number) => tx`
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

/** @returns how many rows: a section that has no name in that language says nothing in it */
export const putSizeTable = async (tx: Tx, id: number, language: Language, text: string): Promise<number> =>
  (await tx`update category_translation set size_table = ${text} where category_id = ${id} and language = ${language}`).count

export const putTagName = (tx: Tx, id: number, language: Language, name: string, slug: string) => tx`
  insert into tag_translation (tag_id, language, name, slug) values (${id}, ${language}, ${name}, ${slug})
  on conflict (tag_id, language) do update set name = excluded.name, slug = excluded.slug`

export const putAttributeName = (tx: Tx, id: number, language: Language, name: string) => tx`
  insert into attribute_value_translation (value_id, language, name) values (${id}, ${language}, ${name})
  on conflict (value_id, language) do update set name = excluded.name`

/** Nobody is put under it any more, or again; visitors follow. @returns whether anything changed */
export async function setEnded(tx: Tx, kind: EndingKind, id: number, now: Date | null): Promise<boolean> {
  const { count } = await tx`
    update ${tx(tableOf(kind))} set ended_at = ${now} where id = ${id} and (ended_at is null) = ${now !== null}`
  if (kind === 'tag') await tx`select search_trail(array_agg(product_id) || 0::bigint) from product_tag where tag_id = ${id}`
  else await tx`select search_trail(array_agg(product_id) || 0::bigint) from product_attribute where value_id = ${id}`
  return count > 0
}

/** People of whom something is told, by their names. */
export const peopleToldOf = (db: Db): Part => db`
  select distinct t.author_id::text as record, a.name from author_translation t join author a on a.id = t.author_id
  where t.biography is not null`
