/**
 * The magazine and the café of the demonstration: people and posts of database/demo/magazine, a text per language as
 * `key.language.md` (title, summary, body), and the lunch menu of database/demo/cafe.json. What staff wrote since stays theirs.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Day, dayOf, mondayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'
import { hangPictures, writeMenu } from '#modules/editorial/cafe/cafe.ts'
import { GalleryPictures, MenuOfWeek } from '#modules/editorial/cafe/contract.ts'
import { AuthorWords, PostWords } from '#modules/editorial/magazine/contract.ts'
import { createPost, publishPost, saveAuthor } from '#modules/editorial/magazine/edit.ts'
import { demoEan } from './made-up.ts'
import { hasLunchMenu, hasPosts, idsOf, leaveAsPublished } from './magazine.sql.ts'

const Plan = z.object({
  people: z.array(AuthorWords),
  posts: z.array(
    PostWords.pick({ key: true, author: true, theme: true }).extend({
      /** Month and day: every year anew, so that each post stands in its season and none lies ahead. */
      published_on: z.string().regex(/^\d\d-\d\d$/),
      /** `object star-tile` or `book study-tiling/es/R`, as the demonstration's own articles are named. */
      pieces: z.array(z.string().regex(/^(object|book) \S+$/)),
    }),
  ),
})
type DemoPost = z.output<typeof Plan>['posts'][number]

const readJson = (folder: string, file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))

/** A post's words: its title as the first heading, its summary as the first paragraph, then the body. */
export function readPost(folder: string, key: string, language: Language): PostWords['texts'][Language] {
  const name = `magazine/${key}.${language}.md`
  const [, title, summary, body] = /^# (.+)\n\n([^\n]+)\n\n([\s\S]+)$/.exec(readFileSync(path.join(folder, name), 'utf8')) ?? []
  if (!title || !summary || !body) throw new Error(`${name}: a title, a summary and a body are needed`)
  return { title, summary, body: body.trim() }
}

export const eansOf = ({ pieces }: Pick<DemoPost, 'pieces'>): string[] =>
  pieces.map((piece) => {
    const [kind, key = ''] = piece.split(' ')
    return demoEan(kind as 'object' | 'book', key)
  })

export const readMagazine = (folder: string) => Plan.parse(readJson(folder, 'magazine/magazine.json'))

/** Where an article is missing, the places in the list are not those that the text counts by. */
const withoutPieces = (body: string) => body.replace(/^!\[[^\][\n]*\]\(piece:\d+\)\n*/gm, '').trim()

/** The last such day of the year that has come. */
export function lastOn(monthDay: string, today: Day): Day {
  const thisYear = `${today.slice(0, 4)}-${monthDay}`
  return (thisYear <= today ? thisYear : `${Number(today.slice(0, 4)) - 1}-${monthDay}`) as Day
}

/** Fills a magazine that has no post; the articles it speaks of have to be there. */
export async function writeMagazine(sql: Pool, folder: string, now = new Date()): Promise<void> {
  if (await hasPosts(sql)) return
  const { people, posts } = readMagazine(folder)
  await sql.begin(async (tx) => {
    for (const person of people) await saveAuthor(tx, person)
    for (const { pieces, ...planned } of posts) {
      const post = { ...planned, published_on: lastOn(planned.published_on, dayOf(now)) }
      const products = await idsOf(tx, eansOf({ pieces }))
      const whole = products.length === pieces.length
      const texts = Object.fromEntries(
        languages.map((language) => {
          const text = readPost(folder, post.key, language)
          return [language, whole ? text : { ...text, body: withoutPieces(text.body) }]
        }),
      )
      const words = PostWords.parse({ ...post, texts, products })
      await publishPost(tx, (await createPost(tx, words)).id, true, now)
    }
    await leaveAsPublished(tx)
  })
}

const CafeFile = z.object({ menu: MenuOfWeek, gallery: GalleryPictures.shape.pictures })

/** Writes this week's menu and hangs the gallery where no menu was ever written. */
export async function writeCafe(sql: Pool, folder: string, now = new Date()): Promise<void> {
  if (await hasLunchMenu(sql)) return
  const { menu, gallery } = CafeFile.parse(readJson(folder, 'cafe.json'))
  const today = dayOf(now)
  const monday = mondayOf(today)
  await sql.begin(async (tx) => {
    await writeMenu(tx, monday, menu)
    await hangPictures(tx, { pictures: gallery })
  })
}
