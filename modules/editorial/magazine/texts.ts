import { dayOf } from '#kernel/days.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { bringToToday, postIsShown, slugIn } from './edit.sql.ts'
import { publishPost } from './edit.ts'

/** What posts of the magazine say, and what is said of who writes them. */
export const texts: readonly TextKind[] = [
  {
    kind: 'post',
    change: 'magazine.write',
    table: 'magazine_post_translation',
    keys: ['post_id'],
    shape: 'rows',
    fields: {
      title: { form: 'line', most: 160, fits: 70, needed: true },
      slug: { form: 'slug', most: 80, needed: true },
      summary: { form: 'lines', most: 600, fits: 200, needed: true },
      body: { form: 'markdown', most: 60_000, needed: true },
    },
    seenAt: async (db, { record, language }) => {
      const slug = await slugIn(db, Number(record), language)
      return slug === undefined ? null : pathTo('magazine-post', language, { slug, id: record })
    },
    shown: {
      is: (db, record) => postIsShown(db, Number(record)),
      set: async (tx, record, shown, now) => {
        await publishPost(tx, Number(record), shown, now)
      },
    },
    brought: (tx, record, now) => bringToToday(tx, Number(record), dayOf(now)),
  },
  {
    kind: 'post-author',
    change: 'magazine.write',
    table: 'magazine_author',
    keys: ['id'],
    shape: 'columns',
    fields: {
      'texts.trade': { form: 'line', most: 120, fits: 40, needed: true },
      'texts.biography': { form: 'lines', most: 2_000, fits: 400, needed: true },
    },
    seenAt: async (_db, { language }) => pathTo('magazine', language),
  },
]
