import type { Pool } from '#kernel/db.ts'
import { type Findable, findable } from '#kernel/findable.ts'
import type { Language } from '#kernel/language.ts'
import { openQuizzes } from './open.ts'

/** The quizzes that can be taken today, for the search over everything. */
export async function findableQuizzes(
  db: Pool,
  storefront: string,
  language: Language,
  openAfterSeason: boolean,
): Promise<Findable[]> {
  const { items } = await openQuizzes({ db, storefront, openAfterSeason }, language)
  return items.map(({ title, href, text }) => findable(title, href, text))
}
