import { dayOf } from '#kernel/days.ts'
import { NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import type { GiftDeps } from '#modules/editorial/gifts/gifts.ts'
import { isInSeason } from '#modules/editorial/gifts/season.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { type ProfileRow, type QuizRow, quizRows } from './quizzes.sql.ts'
import { type WholeQuiz, wholeQuiz } from './whole-quiz.ts'

export interface QuizDeps extends GiftDeps {
  /** The switch of the configuration: whether quizzes stay open after their season (M-30). */
  openAfterSeason: boolean
}

export const inSeason = (quiz: QuizRow, now: Date) => isInSeason({ from: quiz.from_day, to: quiz.to_day }, dayOf(now))

/** A quiz's own switch, its season and the switch of the configuration (M-30). */
const isOpen = ({ openAfterSeason }: QuizDeps, quiz: QuizRow, now: Date): boolean =>
  quiz.opens !== 'never' && ((quiz.opens === 'always' && openAfterSeason) || inSeason(quiz, now))

/** A quiz that is open. @throws NotFound, also while its season or its switch closes it. */
export async function openQuiz(deps: QuizDeps, key: string, now: Date): Promise<WholeQuiz> {
  const quiz = await wholeQuiz(deps.db, deps.storefront, key)
  if (!isOpen(deps, quiz, now)) throw new NotFound('quizzes.unknown')
  return quiz
}

/** The quizzes that are open, those in season first (M-24, M-30). */
export async function openQuizzes(deps: QuizDeps, language: Language, now = new Date()) {
  const open = (await quizRows(deps.db, deps.storefront)).filter((quiz) => isOpen(deps, quiz, now))
  const items = open.map((quiz) => ({
    key: quiz.key,
    title: inLanguage(quiz.titles, language),
    text: inLanguage(quiz.texts, language),
    in_season: inSeason(quiz, now),
    art: artPicture(quiz.theme, 960, 720, ''),
  }))
  return { items: items.toSorted((a, b) => Number(b.in_season) - Number(a.in_season)) }
}

/** Profiles by name, each with the line that says whom it is for. */
export const profileNames = (rows: readonly ProfileRow[], language: Language) =>
  rows.map(({ titles, slugs, reasons }) => ({
    title: inLanguage(titles, language),
    slug: inLanguage(slugs, language),
    reason: inLanguage(reasons, language),
  }))
