import { dayOf } from '#kernel/days.ts'
import type { Pool, Reader } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import type { GiftDeps } from '#modules/editorial/gifts/gifts.ts'
import { isInSeason } from '#modules/editorial/gifts/season.ts'
import { resultHref, shownHrefs, targetOf } from '#modules/editorial/page-addresses/hrefs.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { type ProfileRow, type QuizRow, quizRows } from './quizzes.sql.ts'
import { type WholeQuiz, wholeQuiz } from './whole-quiz.ts'

/** What tells whether a quiz can be taken. */
export interface Opening {
  db: Reader
  storefront: string
  /** The switch of the configuration: whether quizzes stay open after their season (M-30). */
  openAfterSeason: boolean
}
export interface QuizDeps extends GiftDeps, Opening {
  db: Pool
}

export const inSeason = (quiz: QuizRow, now: Date) => isInSeason({ from: quiz.from_day, to: quiz.to_day }, dayOf(now))

/** A quiz's own switch, its season and the switch of the configuration (M-30). */
const isOpen = ({ openAfterSeason }: Opening, quiz: QuizRow, now: Date): boolean =>
  quiz.opens !== 'never' && ((quiz.opens === 'always' && openAfterSeason) || inSeason(quiz, now))

/** A quiz that is open. @throws NotFound, also while its season or its switch closes it. */
export async function openQuiz(deps: Opening, key: string, now: Date): Promise<WholeQuiz> {
  const quiz = await wholeQuiz(deps.db, deps.storefront, key)
  if (!isOpen(deps, quiz, now)) throw new NotFound('quizzes.unknown')
  return quiz
}

/** Where a quiz stands in a language. @throws NotFound where it has no address. */
export async function quizHref({ db, storefront }: Opening, key: string, language: Language): Promise<string> {
  const href = (await shownHrefs(db, storefront, language)).get(targetOf('quiz', key))
  if (href === undefined) throw new NotFound('quizzes.unknown')
  return href
}

/** The quizzes that are open, those in season first (M-24, M-30). */
export async function openQuizzes(deps: Opening, language: Language, now = new Date()) {
  const [rows, hrefs] = await Promise.all([quizRows(deps.db, deps.storefront), shownHrefs(deps.db, deps.storefront, language)])
  const open = rows.flatMap((quiz) => {
    const href = hrefs.get(targetOf('quiz', quiz.key))
    return href !== undefined && isOpen(deps, quiz, now) ? [{ ...quiz, href }] : []
  })
  const items = open.map((quiz) => ({
    key: quiz.key,
    href: quiz.href,
    title: inLanguage(quiz.titles, language),
    text: inLanguage(quiz.texts, language),
    in_season: inSeason(quiz, now),
    art: artPicture(quiz.theme, 960, 720, ''),
  }))
  return { items: items.toSorted((a, b) => Number(b.in_season) - Number(a.in_season)) }
}

/** Profiles by name, each with its page below the quiz and the line that says whom it is for. */
export const profileNames = (rows: readonly ProfileRow[], language: Language, quiz: string) =>
  rows.map(({ titles, slugs, reasons }) => ({
    title: inLanguage(titles, language),
    slug: inLanguage(slugs, language),
    href: resultHref(quiz, language, inLanguage(slugs, language)),
    reason: inLanguage(reasons, language),
  }))
