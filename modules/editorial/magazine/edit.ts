import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound } from '#kernel/errors.ts'
import { insetsOf } from '#kernel/insets.ts'
import { type Language, languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { isTheme, themes } from '#modules/goods/artwork/themes.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { AuthorWords, Drawing, PostWords, StaffAuthor, StaffPost, WrittenPost } from './contract.ts'
import {
  authorId,
  authorRows,
  deleteAuthor,
  foundPosts,
  insertPost,
  matchingPosts,
  postSorts,
  putActivities,
  putAuthor,
  putProducts,
  putTexts,
  setPublished,
  staffPostRow,
  staffPostWords,
  updatePost,
} from './edit.sql.ts'
import type { FindPosts } from './staff-contract.ts'

/** Adds an author or changes the one of that key; their address follows their name. */
export const saveAuthor = (db: Db, words: AuthorWords): Promise<number> => putAuthor(db, words, slugOf(words.name))

/** Takes away who has no post, drafts counted. @throws NotFound, Refused 'magazine.author_has_posts' */
export async function removeAuthor(db: Db, key: string): Promise<void> {
  if (!(await deleteAuthor(db, key))) throw new NotFound('magazine.unknown_author')
}

/** Everybody who writes, as it was written of them. */
export const authors = async (db: Db): Promise<StaffAuthor[]> => [...(await authorRows(db))]
/** One of them by key; null where there is none. */
export const authorOf = async (db: Db, key: string): Promise<StaffAuthor | null> =>
  (await authors(db)).find((author) => author.key === key) ?? null

/** Every drawing of the palace in the format of a post's picture. */
export const drawings = (): Drawing[] =>
  Object.keys(themes).map((theme) => {
    const { src, width, height } = artPicture(theme, 1280, 720, '')
    return { theme, src, width, height }
  })

async function writtenBy(db: Db, words: PostWords): Promise<number> {
  const author = await authorId(db, words.author)
  if (author === undefined) throw new InvalidFields({ author: 'magazine.unknown_author' })
  if (!isTheme(words.theme)) throw new InvalidFields({ theme: 'magazine.unknown_theme' })
  return author
}

/** Whether a text sets in only drawings that there are and products that it has. */
const knowsItsInsets = (body: string, products: number) =>
  insetsOf(body).every(({ kind, name }) =>
    kind === 'piece' ? Number(name) >= 1 && Number(name) <= products : kind === 'picture' || isTheme(name),
  )

async function writeParts(tx: Tx, post: number, { texts, products, activities }: PostWords) {
  const rows = languages.map((language) => ({
    language,
    title: texts[language].title,
    slug: texts[language].slug ?? slugOf(texts[language].title),
    summary: texts[language].summary,
    body: texts[language].body,
  }))
  await putTexts(tx, post, rows)
  const asked = [...new Set(products)]
  if (!rows.every(({ body }) => knowsItsInsets(body, asked.length))) throw new InvalidFields({ texts: 'magazine.unknown_inset' })
  if ((await putProducts(tx, post, asked)) < asked.length) throw new InvalidFields({ products: 'magazine.unknown_product' })
  const named = [...new Set(activities)]
  if ((await putActivities(tx, post, named)) < named.length) throw new InvalidFields({ activities: 'magazine.unknown_activity' })
}

/**
 * A new post that nobody sees yet.
 * @throws Conflict when the key is taken, InvalidFields for an unknown author, theme, product or activity.
 */
export async function createPost(tx: Tx, words: PostWords): Promise<StaffPost> {
  const id = await insertPost(tx, words, await writtenBy(tx, words))
  if (id === undefined) throw new Conflict('magazine.key_taken')
  await writeParts(tx, id, words)
  return staffPost(tx, id)
}

/** New words for a post, published or not. @throws NotFound, InvalidFields */
export async function changePost(tx: Tx, id: number, words: PostWords): Promise<StaffPost> {
  if (!(await updatePost(tx, id, words, await writtenBy(tx, words)))) throw new NotFound('magazine.unknown_post')
  await writeParts(tx, id, words)
  return staffPost(tx, id)
}

/** Shows a post from its day on, or takes it away. @throws NotFound */
export async function publishPost(db: Db, id: number, published: boolean, now: Date): Promise<StaffPost> {
  if (!(await setPublished(db, id, published, dayOf(now)))) throw new NotFound('magazine.unknown_post')
  return staffPost(db, id)
}

/** Every post, drafts too. */
export async function findPosts(db: Db, language: Language, query: FindPosts) {
  const rows = await foundPosts(db, language, query, walking(db, query, postSorts(db), { id: db`p.id` }))
  return listPage(db, query, { rows, matching: matchingPosts(db, language, query), view: (post): StaffPost => post })
}

/** A post as it was written, to be changed. @throws NotFound */
export async function postWords(db: Db, id: number): Promise<WrittenPost> {
  const words = await staffPostWords(db, id)
  if (!words) throw new NotFound('magazine.unknown_post')
  return words
}

async function staffPost(db: Db, id: number): Promise<StaffPost> {
  const [row] = await staffPostRow(db, id)
  if (!row) throw new NotFound('magazine.unknown_post')
  return row
}
