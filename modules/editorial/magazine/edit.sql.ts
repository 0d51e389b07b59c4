import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { AuthorWords, PostWords, StaffAuthor, StaffPost, WrittenPost } from './contract.ts'
import type { FindPosts } from './staff-contract.ts'

/** Adds an author or brings the one of that key to these words. */
export async function putAuthor(db: Db, { key, name, texts }: AuthorWords, slug: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into magazine_author (key, name, slug, texts) values (${key}, ${name}, ${slug}, ${db.json(texts)})
    on conflict (key) do update set name = excluded.name, slug = excluded.slug, texts = excluded.texts
    returning id`
  return row!.id
}

export const authorRows = (db: Db) => db<StaffAuthor[]>`
  select a.key, a.name, a.texts, (select count(*)::int from magazine_post p where p.author_id = a.id) as posts
  from magazine_author a order by a.name, a.key`

/** @returns whether there was one of that key. The database refuses it for whoever has a post. */
export const deleteAuthor = async (db: Db, key: string): Promise<boolean> =>
  (await db`delete from magazine_author where key = ${key}`).count === 1

export const authorId = async (db: Db, key: string): Promise<number | undefined> =>
  (await db<{ id: number }[]>`select id from magazine_author where key = ${key}`)[0]?.id

/** A new post, not published. @returns undefined when the key is taken. */
export const insertPost = async (
  db: Db,
  { key, theme, focus, published_on }: PostWords,
  author: number,
): Promise<number | undefined> =>
  (
    await db<{ id: number }[]>`
      insert into magazine_post (key, author_id, theme, focus_x, focus_y, published_on)
      values (${key}, ${author}, ${theme}, ${focus.x}, ${focus.y}, ${published_on})
      on conflict (key) do nothing returning id`
  )[0]?.id

/** @returns whether there is such a post. The day of a published one stays when none is given. */
export const updatePost = async (
  db: Db,
  id: number,
  { key, theme, focus, published_on }: PostWords,
  author: number,
): Promise<boolean> =>
  (
    await db`
      update magazine_post set key = ${key}, author_id = ${author}, theme = ${theme}, focus_x = ${focus.x}, focus_y = ${focus.y},
        published_on = coalesce(${published_on}::date, published_on), updated_at = now()
      where id = ${id}`
  ).count === 1

export async function putTexts(
  tx: Tx,
  post: number,
  texts: { language: Language; title: string; slug: string; summary: string; body: string }[],
) {
  const rows = texts.map((text) => ({ post_id: post, ...text }))
  await tx`
    insert into magazine_post_translation ${tx(rows)}
    on conflict (post_id, language) do update
      set title = excluded.title, slug = excluded.slug, summary = excluded.summary, body = excluded.body`
}

/** The products beside a post, in this order, instead of those before. @returns how many of them exist. */
export async function putProducts(tx: Tx, post: number, products: readonly number[]): Promise<number> {
  await tx`delete from magazine_post_product where post_id = ${post}`
  const added = await tx`
    insert into magazine_post_product (post_id, product_id, position)
    select ${post}, p.id, asked.position from unnest(${products as number[]}::bigint[]) with ordinality as asked (id, position)
    join product p on p.id = asked.id`
  return added.count
}

/** What of the agenda goes with a post, in this order, instead of what did before. @returns how many of them exist. */
export async function putActivities(tx: Tx, post: number, activities: readonly number[]): Promise<number> {
  await tx`delete from magazine_post_activity where post_id = ${post}`
  const added = await tx`
    insert into magazine_post_activity (post_id, activity_id, position)
    select ${post}, a.id, asked.position from unnest(${activities as number[]}::bigint[]) with ordinality as asked (id, position)
    join activity a on a.id = asked.id`
  return added.count
}

/** On the day it has, or on `today`; takes effect once. @returns whether there is such a post. */
export const setPublished = async (db: Db, id: number, published: boolean, today: string): Promise<boolean> =>
  (
    await db`
      update magazine_post set published = ${published},
        published_on = case when ${published} then coalesce(published_on, ${today}::date) else published_on end, updated_at = now()
      where id = ${id}`
  ).count === 1

const postColumns = (db: Db) => db`
  p.id, p.key, a.key as author, t.title, p.published, to_char(p.published_on, 'YYYY-MM-DD') as published_on`
/** Each called in the language of whoever looks. */
const joined = (db: Db, language: Language) => db`
  from magazine_post p join magazine_author a on a.id = p.author_id
  join lateral (select w.title from magazine_post_translation w
    where w.post_id = p.id and w.language in (${language}, 'es') and w.title <> '' order by w.language = ${language} desc limit 1) t on true`
export const staffPostRow = (db: Db, id: number) =>
  db<StaffPost[]>`select ${postColumns(db)} ${joined(db, 'es')} where p.id = ${id}`

const foundIn = (db: Db, language: Language, { q, from, to, published, author }: FindPosts) => db`
  ${joined(db, language)} where true ${betweenDays(db, db`p.published_on`, { from, to })}
    ${q ? db`and exists (select from magazine_post_translation w where w.post_id = p.id ${worded(db, db`list_words(w.title || ' ' || w.summary)`, q)})` : db``}
    ${published === undefined ? db`` : db`and p.published = ${published}`} ${author === undefined ? db`` : db`and a.key = ${author}`}`
export const matchingPosts = (db: Db, language: Language, query: FindPosts) => db`select p.id ${foundIn(db, language, query)}`
/** What has no day yet stands before what has one. */
export const postSorts = (db: Db) =>
  ({
    published_on: { by: db`coalesce(p.published_on, date '9999-12-31')`, kind: 'day' },
    title: { by: db`t.title`, kind: 'text' },
  }) as const
export const foundPosts = (db: Db, language: Language, query: FindPosts, walk: Walk) => db<(StaffPost & Walked)[]>`
  select ${postColumns(db)}, ${walk.key} ${foundIn(db, language, query)} ${walk.after} ${walk.order}`

export const staffPostWords = async (db: Db, id: number): Promise<WrittenPost | undefined> =>
  (
    await db<WrittenPost[]>`
      select p.key, a.key as author, p.theme, jsonb_build_object('x', p.focus_x, 'y', p.focus_y) as focus, p.published, to_char(p.published_on, 'YYYY-MM-DD') as published_on,
        coalesce((select array_agg(r.product_id order by r.position) from magazine_post_product r where r.post_id = p.id), '{}') as products,
        coalesce((select array_agg(r.activity_id order by r.position) from magazine_post_activity r where r.post_id = p.id), '{}') as activities,
        (select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'slug', t.slug, 'summary', t.summary, 'body', t.body))
          from magazine_post_translation t where t.post_id = p.id) as texts
      from magazine_post p join magazine_author a on a.id = p.author_id where p.id = ${id}`
  )[0]

export const postIsShown = async (db: Db, id: number): Promise<boolean> =>
  (await db`select from magazine_post where id = ${id} and published`).length === 1

/** The word of its address in a language, or the Spanish one. */
export const slugIn = async (db: Db, id: number, language: Language): Promise<string | undefined> =>
  (
    await db<{ slug: string }[]>`
      select slug from magazine_post_translation where post_id = ${id} and language in (${language}, 'es')
      order by language = ${language} desc limit 1`
  )[0]?.slug

/** A post that is to come, as if it were today's. */
export const bringToToday = (db: Db, id: number, today: string) => db`
  update magazine_post set published_on = ${today} where id = ${id} and published_on > ${today}::date`
