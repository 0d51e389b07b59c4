import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { kindWords } from './kind-words.ts'
import type { FindNames, FoundName, NameKind, Section } from './staff-contract.ts'

/** The kind of a section or an attribute `a` in words. */
const wordOf = (db: Db, language: Language) => db`(${JSON.stringify(kindWords[language])}::text::jsonb ->> a.kind)`

/** Of each kind its rows: id, name, note, of whom it tells, and whether it is ended. */
const sources = (db: Db, language: Language) => ({
  author: db`select a.id, a.name, a.sort_name as note, '' as told_of, false as ended from author a`,
  publisher: db`select a.id, a.name, '' as note, '' as told_of, false as ended from publisher a`,
  series: db`select a.id, a.name, '' as note, '' as told_of, false as ended from series a`,
  category: db`
    select a.id, coalesce(t.name, es.name, a.id::text) as name, concat_ws(' · ', ${wordOf(db, language)}, coalesce(shop.settings -> 'name' ->> ${language}, shop.code), above.name) as note,
      a.kind as told_of, false as ended
    from category a
    left join storefront shop on shop.code = a.storefront_code
    left join category_translation t on t.category_id = a.id and t.language = ${language}
    left join category_translation es on es.category_id = a.id and es.language = 'es'
    left join category_translation above on above.category_id = a.parent_id and above.language = ${language}`,
  tag: db`
    select a.id, coalesce(t.name, es.name, a.key) as name, a.key as note, '' as told_of, a.ended_at is not null as ended
    from tag a
    left join tag_translation t on t.tag_id = a.id and t.language = ${language}
    left join tag_translation es on es.tag_id = a.id and es.language = 'es'`,
  attribute: db`
    select a.id, coalesce(t.name, es.name, a.key) as name, ${wordOf(db, language)} as note, a.kind as told_of, a.ended_at is not null as ended
    from attribute_value a
    left join attribute_value_translation t on t.value_id = a.id and t.language = ${language}
    left join attribute_value_translation es on es.value_id = a.id and es.language = 'es'`,
})

/** Titles under a name `n`, as many as are counted. */
const counts = (db: Db): Record<NameKind, Part> => ({
  author: db`select from product_author x where x.author_id = n.id`,
  publisher: db`select from product x where x.publisher_id = n.id`,
  series: db`select from product x where x.series_id = n.id`,
  category: db`select from product_category x where x.category_id = n.id`,
  tag: db`select from product_tag x where x.tag_id = n.id`,
  attribute: db`select from product_attribute x where x.value_id = n.id`,
})
const titlesOf = (db: Db, kind: NameKind) => db`(select count(*)::int from (${counts(db)[kind]} limit 1000) t) as titles`

const foundIn = (db: Db, kind: NameKind, { q, of, group, ended }: FindNames, language: Language) => db`
  from (${sources(db, language)[kind]}) n where true ${worded(db, db`list_words(n.name)`, q)}
    ${(of ?? group) ? db`and n.told_of = ${of ?? group!}` : db``} ${ended === undefined ? db`` : db`and n.ended = ${ended}`}`

export const matchingNames = (db: Db, kind: NameKind, query: FindNames, language: Language) =>
  db`select n.id ${foundIn(db, kind, query, language)}`

/** The nearest are those that begin with what is asked for, the shortest first. */
export const nameSorts = (db: Db, q: string | undefined) =>
  ({
    name: { by: db`n.name`, kind: 'text' },
    nearest: {
      by: db`case when starts_with(search_fold(n.name), search_fold(${q ?? ''})) then '0' else '1' end || lpad(length(n.name)::text, 4, '0') || n.name`,
      kind: 'text',
    },
  }) as const

export const foundNames = (db: Db, kind: NameKind, query: FindNames, language: Language, walk: Walk) => db<
  (FoundName & Walked)[]
>`
  with page as materialized (
    select n.id, n.name, n.note, n.ended, ${walk.key} ${foundIn(db, kind, query, language)} ${walk.after} ${walk.order})
  select n.*, ${titlesOf(db, kind)} from page n ${walk.order}`

export const nameRow = async (db: Db, kind: NameKind, id: number, language: Language): Promise<FoundName | undefined> =>
  (
    await db<FoundName[]>`
      select n.id, n.name, n.note, n.ended, ${titlesOf(db, kind)} from (${sources(db, language)[kind]}) n where n.id = ${id}`
  )[0]

/** The tree, each section behind the one above it as staff arranged them. */
export const sectionRows = (db: Db, language: Language, of: 'book' | 'object' | undefined) => db<Section[]>`
  select n.id, n.parent_id as parent, n.kind, n.storefront_code as shop, coalesce(t.name, es.name, n.id::text) as name,
    ${titlesOf(db, 'category')}
  from category n
  left join category_translation t on t.category_id = n.id and t.language = ${language}
  left join category_translation es on es.category_id = n.id and es.language = 'es'
  ${of ? db`where n.kind = ${of}` : db``} order by n.kind, n.position, n.id`
