import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { editionsReadIn } from './languages.ts'

/** What stands once: an object for all its sizes (C-08), and where works are wanted a book for all its editions. */
interface Once {
  works: boolean
  language: Language
}

/** The number that rows of one entry share: a size group, a work, or the product's own. */
const entryOf = (db: Db, works: boolean) =>
  works
    ? db`coalesce(p.size_group_id * 3, case when p.kind = 'book' then p.work_id * 3 + 1 end, p.id * 3 + 2)`
    : db`coalesce(p.size_group_id, -p.id)`

/** Of each entry one: of a book the edition that the visitor reads; the first to be had, then the cheapest, then the oldest, as in the search. */
const oneOf = (db: Db, works: boolean) => db`distinct on (${entryOf(db, works)}) p.id, p.recommended, p.units_sold`
const bestOf = (db: Db, { works, language }: Once) =>
  works
    ? db`${entryOf(db, works)}, coalesce(p.language_code = any(${editionsReadIn(language)}::text[]), false) desc, (p.stock > 0) desc, p.price_cents nulls last, p.id`
    : db`${entryOf(db, works)}, (p.stock > 0) desc, p.price_cents nulls last, p.id`

/** Active products of the lots in featured order, each once. */
export const lotProductIds = (
  db: Db,
  storefront: string,
  lotIds: readonly number[],
  { limit, descending, once }: { limit: number; descending: boolean; once: Once },
) => db<{ id: number }[]>`
  select id from (
    select ${oneOf(db, once.works)}, min(l.position) over (partition by ${entryOf(db, once.works)}) as position
    from lot_product l join product p on p.id = l.product_id
    where l.lot_id = any(${lotIds as number[]}::bigint[]) and p.active and p.storefront_code = ${storefront}
    order by ${bestOf(db, once)}
  ) listed
  order by ${descending ? db`position, id` : db`position desc, id desc`}
  limit ${limit}
`

/** What a shop beside the main one features, or sells most; looked up by its own branches, so that it costs what they hold (A-03). */
export const carouselIds = (db: Db, storefront: string, by: 'featured' | 'sales', limit: number) => db<{ id: number }[]>`
  select id from (
    select ${oneOf(db, false)}, b.place from category c join product_category pc on pc.category_id = c.id join product p on p.id = pc.product_id
    left join best_seller b on b.product_id = p.id
    where c.storefront_code = ${storefront} and p.active and p.storefront_code = ${storefront} and p.price_cents is not null
      ${by === 'featured' ? db`and p.recommended` : db``}
    order by ${bestOf(db, { works: false, language: 'es' })}
  ) shown
  order by ${by === 'sales' ? db`place nulls last, ` : db``}units_sold desc, id
  limit ${limit}
`

/** The same in an order drawn anew for each seed, stable for one seed. */
export const shuffledLotProductIds = (
  db: Db,
  storefront: string,
  lotIds: readonly number[],
  { limit, seed, once }: { limit: number; seed: string; once: Once },
) => db<{ id: number }[]>`
  select p.id from (
    select ${oneOf(db, once.works)} from product p
    where p.active and p.storefront_code = ${storefront}
      and exists (select from lot_product l where l.product_id = p.id and l.lot_id = any(${lotIds as number[]}::bigint[]))
    order by ${bestOf(db, once)}
  ) p
  order by md5(p.id || ${seed}), p.id
  limit ${limit}
`

/** Active products of a kind in the categories given, recommended and most sold first. */
export const categoryProductIds = (
  db: Db,
  storefront: string,
  kind: 'book' | 'object',
  categoryIds: readonly number[],
  { limit, descending, once }: { limit: number; descending: boolean; once: Once },
) => db<{ id: number }[]>`
  select p.id from (
    select ${oneOf(db, once.works)} from product p
    where p.active and p.kind = ${kind} and p.storefront_code = ${storefront}
      and exists (select from product_category c where c.product_id = p.id and c.category_id = any(${categoryIds as number[]}::bigint[]))
    order by ${bestOf(db, once)}
  ) p
  order by ${descending ? db`p.recommended desc, p.units_sold desc, p.id` : db`p.recommended, p.units_sold, p.id desc`}
  limit ${limit}
`

export const lotRows = (
  db: Db,
  language: Language,
  by: { keys: readonly string[] } | { ids: readonly number[] } | { kind: string },
) => db<{ id: number; key: string; kind: string; title: string; description: string }[]>`
  select lot.id, lot.key, lot.kind, coalesce(t.title, es.title, lot.key) as title, coalesce(nullif(t.description, ''), es.description, '') as description
  from lot
  left join lot_translation t on t.lot_id = lot.id and t.language = ${language}
  left join lot_translation es on es.lot_id = lot.id and es.language = 'es'
  where ${
    'keys' in by
      ? db`lot.key = any(${by.keys as string[]})`
      : 'ids' in by
        ? db`lot.id = any(${by.ids as number[]}::bigint[])`
        : db`lot.kind = ${by.kind}`
  }
  order by lot.position, lot.id
`

/** The number of the one into which somebody joined this; none where nobody did. */
export const successorOf = async (
  db: Db,
  kind: 'author' | 'publisher' | 'series' | 'category',
  id: number,
): Promise<number | undefined> =>
  (await db<{ id: number }[]>`select id from merged_name where kind = ${kind} and former_id = ${id}`)[0]?.id

/** The subject into which somebody joined the one of this key or address; none where nobody did. */
export const successorOfTag = async (db: Db, slugOrKey: string): Promise<string | undefined> =>
  (
    await db<{ key: string }[]>`
      select tag.key from merged_name m join tag on tag.id = m.id where m.kind = 'tag' and m.former_name = ${slugOrKey}`
  )[0]?.key

export async function authorRow(db: Db, id: number, language: Language) {
  const [row] = await db<{ id: number; name: string; slug: string; biography: string | null; works: number }[]>`
    select a.id, coalesce(t.name, a.name) as name, a.slug, coalesce(t.biography, es.biography) as biography,
      (select count(*)::int from (select from product_author where author_id = a.id limit 1000) p) as works
    from author a
    left join author_translation t on t.author_id = a.id and t.language = ${language}
    left join author_translation es on es.author_id = a.id and es.language = 'es'
    where a.id = ${id}
  `
  return row
}

export async function tagRow(db: Db, slugOrKey: string, language: Language) {
  const [row] = await db<
    { id: number; name: string; slug: string; slug_es: string | null; slug_ca: string | null; slug_en: string | null }[]
  >`
    select tag.id, coalesce(t.name, es.name, tag.key) as name, coalesce(t.slug, es.slug, tag.key) as slug,
      (select slug from tag_translation where tag_id = tag.id and language = 'es') as slug_es,
      (select slug from tag_translation where tag_id = tag.id and language = 'ca') as slug_ca,
      (select slug from tag_translation where tag_id = tag.id and language = 'en') as slug_en
    from tag
    left join tag_translation t on t.tag_id = tag.id and t.language = ${language}
    left join tag_translation es on es.tag_id = tag.id and es.language = 'es'
    where tag.key = ${slugOrKey} or exists (select from tag_translation any_language where any_language.tag_id = tag.id and any_language.slug = ${slugOrKey})
    order by (t.slug = ${slugOrKey}) desc nulls last, tag.id
    limit 1
  `
  return row
}

export async function seriesRow(db: Db, id: number) {
  const [row] = await db<{ id: number; name: string; slug: string }[]>`select id, name, slug from series where id = ${id}`
  return row
}

export async function publisherRow(db: Db, id: number) {
  const [row] = await db<{ id: number; name: string; slug: string }[]>`select id, name, slug from publisher where id = ${id}`
  return row
}
