import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Reader } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type Findable, findable } from '#kernel/findable.ts'
import { inEachLanguage, inLanguage, type Language, toColumns } from '#kernel/language.ts'
import { agendaSlug } from '#modules/editorial/agenda/slugs.ts'
import { drawingsOf } from '#modules/goods/artwork/drawings.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Post, PostCard, PostList } from './contract.ts'
import {
  authorRows,
  cardRows,
  countPosts,
  eventRows,
  furtherRows,
  monthRows,
  type PostCardRow,
  type PostFilter,
  postRow,
  relatedIds,
  saidRows,
} from './magazine.sql.ts'

const perPage = 12
const furtherShown = 3

const middle = 50
/** Nothing where it is the middle, which is what browsers do by themselves. */
const focusOf = ({ focus_x, focus_y }: Pick<PostCardRow, 'focus_x' | 'focus_y'>) =>
  focus_x === middle && focus_y === middle ? null : { focus: `${focus_x}% ${focus_y}%` }

/** The head of a post: painted for its own low format, or cut to it around what stays in sight. */
const headOf = (row: PostCardRow) => {
  const focus = focusOf(row)
  return focus ? { ...artPicture(row.theme, 1280, 720, row.title), ...focus } : artPicture(row.theme, 1280, 480, row.title)
}

const cardOf = (row: PostCardRow): PostCard => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  summary: row.summary,
  published_on: row.published_on,
  author: { id: row.author_id, name: row.author_name, slug: row.author_slug, trade: row.author_trade },
  art: { ...artPicture(row.theme, 960, 720, row.title), ...focusOf(row) },
})

async function listed(db: Reader, language: Language, today: Day, filter: PostFilter, page: number): Promise<PostList> {
  const [total, rows, authors, months] = await Promise.all([
    countPosts(db, today, filter),
    cardRows(db, language, today, filter, perPage, (page - 1) * perPage),
    authorRows(db, language, today),
    monthRows(db, today),
  ])
  const author = authors.find((row) => row.id === filter.author) ?? null
  const bare = authors.map(({ biography: _told, ...one }) => one)
  return { items: rows.map(cardOf), page, pages: Math.max(1, Math.ceil(total / perPage)), total, author, authors: bare, months }
}

/** Everything published, the newest first, twelve on a page (T-08). */
export const posts = (db: Reader, language: Language, page = 1, now = new Date()): Promise<PostList> =>
  listed(db, language, dayOf(now), {}, page)

/** What one of the magazine's people wrote. @throws NotFound when they have published nothing. */
export async function postsBy(db: Reader, language: Language, author: number, page = 1, now = new Date()): Promise<PostList> {
  const list = await listed(db, language, dayOf(now), { author }, page)
  if (!list.author) throw new NotFound('magazine.unknown_author')
  return list
}

/** What was published in a month, 1 to 12; an empty month is an empty list. */
export function postsOf(
  db: Reader,
  language: Language,
  { year, month }: { year: number; month: number },
  page = 1,
  now = new Date(),
): Promise<PostList> {
  const first = (y: number, m: number) => `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-01` as Day
  const before = month === 12 ? first(year + 1, 1) : first(year, month + 1)
  return listed(db, language, dayOf(now), { from: first(year, month), before }, page)
}

/** A post with its text, its products and what to read next (T-08, T-09). @throws NotFound when it is not published. */
export async function post(db: Db, language: Language, id: number, now = new Date()): Promise<Post> {
  const today = dayOf(now)
  const row = await postRow(db, language, today, id)
  if (!row) throw new NotFound('magazine.unknown_post')
  const [products, further, events] = await Promise.all([
    relatedIds(db, id),
    furtherRows(db, language, today, row, furtherShown),
    eventRows(db, language, id, now),
  ])
  const card = cardOf(row)
  return {
    ...card,
    author: { ...card.author, biography: row.biography },
    art: headOf(row),
    ...toColumns(
      'slug',
      inEachLanguage((each) => inLanguage(row.slugs, each)),
    ),
    body: row.body,
    updated_on: row.updated_on < row.published_on ? row.published_on : row.updated_on,
    pieces: products.map((product) => product.product_id),
    events: events.map(({ starts_at, ends_at, ...event }) => ({
      ...event,
      slug: agendaSlug(event.title),
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
    })),
    drawings: drawingsOf(row.body),
    related: await productCards(
      db,
      products.filter((product) => product.active).map((product) => product.product_id),
      language,
      now,
    ),
    further: further.map(cardOf),
  }
}

/** The newest posts, for the home page. */
export const latestPosts = async (db: Reader, language: Language, limit: number, now = new Date()): Promise<PostCard[]> =>
  (await cardRows(db, language, dayOf(now), {}, limit)).map(cardOf)

/** Posts that the search over everything holds, the newest first. */
const mostFindable = 2_000

/** What the magazine says, for the search over everything. */
export async function findablePosts(db: Reader, language: Language, now = new Date()): Promise<Findable[]> {
  const rows = await saidRows(db, language, dayOf(now), mostFindable)
  return rows.map(({ id, title, slug, summary, body }) =>
    findable(title, pathTo('magazine-post', language, { slug, id }), summary, body.replace(/\]\([^()]*\)/g, ' ')),
  )
}
