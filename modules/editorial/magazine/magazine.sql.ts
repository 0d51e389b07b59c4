import type { Day } from '#kernel/days.ts'
import type { Reader } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface AuthorRow {
  id: number
  name: string
  slug: string
  trade: string
  biography: string
}

export interface PostCardRow {
  id: number
  title: string
  slug: string
  summary: string
  published_on: Day
  theme: string
  focus_x: number
  focus_y: number
  author_id: number
  author_name: string
  author_slug: string
  author_trade: string
}

export interface PostRow extends PostCardRow {
  body: string
  updated_on: Day
  biography: string
  slugs: Partial<Record<Language, string>> & { es: string }
}

/** Which posts: of an author, or published from a day on and before another. */
export interface PostFilter {
  author?: number
  from?: Day
  before?: Day
}

const shown = (db: Reader, today: Day, { author, from, before }: PostFilter) => db`
  p.published and p.published_on <= ${today}
  ${author === undefined ? db`` : db`and p.author_id = ${author}`}
  ${from === undefined ? db`` : db`and p.published_on >= ${from}`}
  ${before === undefined ? db`` : db`and p.published_on < ${before}`}`

const cardColumns = (db: Reader, language: Language) => db`
  p.id, p.theme, p.focus_x, p.focus_y, to_char(p.published_on, 'YYYY-MM-DD') as published_on, t.title, t.slug, t.summary,
  a.id as author_id, a.name as author_name, a.slug as author_slug, a.texts -> ${language} ->> 'trade' as author_trade`

/** A post in a language, or in Spanish where nobody wrote it in that. */
const worded = (db: Reader, language: Language) => db`
  join lateral (select w.title, w.slug, w.summary, w.body from magazine_post_translation w
    where w.post_id = p.id and w.language in (${language}, 'es') order by w.language = ${language} desc limit 1) t on true`
const joins = (db: Reader, language: Language) => db`
  ${worded(db, language)}
  join magazine_author a on a.id = p.author_id`

/** Published posts, the newest first. */
export const cardRows = (db: Reader, language: Language, today: Day, filter: PostFilter, limit: number, offset = 0) => db<
  PostCardRow[]
>`
  select ${cardColumns(db, language)} from magazine_post p ${joins(db, language)}
  where ${shown(db, today, filter)}
  order by p.published_on desc, p.id desc limit ${limit} offset ${offset}
`

export async function countPosts(db: Reader, today: Day, filter: PostFilter): Promise<number> {
  const [row] = await db<
    { posts: number }[]
  >`select count(*)::int as posts from magazine_post p where ${shown(db, today, filter)}`
  return row?.posts ?? 0
}

export const monthRows = (db: Reader, today: Day) => db<{ year: number; month: number; posts: number }[]>`
  select extract(year from p.published_on)::int as year, extract(month from p.published_on)::int as month, count(*)::int as posts
  from magazine_post p where ${shown(db, today, {})}
  group by 1, 2 order by 1 desc, 2 desc
`

/** Whoever has something published. */
export const authorRows = (db: Reader, language: Language, today: Day, id?: number) => db<AuthorRow[]>`
  select a.id, a.name, a.slug, a.texts -> ${language} ->> 'trade' as trade, a.texts -> ${language} ->> 'biography' as biography
  from magazine_author a
  where exists (select from magazine_post p where p.author_id = a.id and ${shown(db, today, {})})
    ${id === undefined ? db`` : db`and a.id = ${id}`}
  order by a.name, a.id
`

export async function postRow(db: Reader, language: Language, today: Day, id: number): Promise<PostRow | undefined> {
  const [row] = await db<PostRow[]>`
    select ${cardColumns(db, language)}, t.body, to_char(p.updated_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as updated_on,
      a.texts -> ${language} ->> 'biography' as biography,
      (select jsonb_object_agg(s.language, s.slug) from magazine_post_translation s where s.post_id = p.id) as slugs
    from magazine_post p ${joins(db, language)}
    where p.id = ${id} and ${shown(db, today, {})}
  `
  return row
}

/** What to read after a post: those published before it, then the newest; never the post itself. */
export const furtherRows = (
  db: Reader,
  language: Language,
  today: Day,
  post: { id: number; published_on: Day },
  limit: number,
) => db<PostCardRow[]>`
  select ${cardColumns(db, language)} from magazine_post p ${joins(db, language)}
  where ${shown(db, today, {})} and p.id <> ${post.id}
  order by (p.published_on, p.id) < (${post.published_on}::date, ${post.id}) desc, p.published_on desc, p.id desc
  limit ${limit}
`

export const relatedIds = (db: Reader, post: number) => db<{ product_id: number; active: boolean }[]>`
  select r.product_id, p.active and exists (select from storefront s where s.code = p.storefront_code and s.path_prefix = '') as active
  from magazine_post_product r join product p on p.id = r.product_id
  where r.post_id = ${post} order by r.position
`

/** What the agenda has ahead of what goes with a post: shown, not called off, of the main shop. */
export const eventRows = (db: Reader, language: Language, post: number, now: Date) => db<
  { id: number; title: string; starts_at: Date; ends_at: Date; place: string }[]
>`
  select a.id, coalesce(t.title, es.title) as title, a.starts_at, a.ends_at, coalesce(t.place, es.place) as place
  from magazine_post_activity r join activity a on a.id = r.activity_id
  left join activity_translation t on t.activity_id = a.id and t.language = ${language}
  join activity_translation es on es.activity_id = a.id and es.language = 'es'
  join storefront s on s.code = a.storefront_code and s.path_prefix = ''
  where r.post_id = ${post} and a.published and a.cancelled_at is null and a.ends_at > ${now}
  order by r.position`

/** What the newest posts say. */
export const saidRows = (db: Reader, language: Language, today: Day, limit: number) => db<
  { id: number; title: string; slug: string; summary: string; body: string }[]
>`
  select p.id, t.title, t.slug, t.summary, t.body
  from magazine_post p ${worded(db, language)}
  where ${shown(db, today, {})}
  order by p.published_on desc, p.id desc
  limit ${limit}
`
