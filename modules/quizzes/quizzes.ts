import { dayOf } from '#kernel/days.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { artPicture } from '#modules/artwork/picture.ts'
import { categoryRows } from '#modules/gifts/category-rows.ts'
import type { GiftDeps } from '#modules/gifts/gifts.ts'
import { isInSeason } from '#modules/gifts/season.ts'
import { letters, type Quiz, type QuizAnswers, type QuizProfile, type QuizQuestion, type QuizResult } from './contract.ts'
import type { ProfileRow, QuestionRow } from './quizzes.sql.ts'
import { recommended } from './recommend.ts'
import { alternateOf, profileOf } from './scoring.ts'
import { rulesOf, type WholeQuiz, wholeQuiz } from './whole-quiz.ts'

export interface QuizDeps extends GiftDeps {
  /** The switch of the configuration: whether quizzes stay open after their season (M-30). */
  openAfterSeason: boolean
}

const inSeason = (quiz: WholeQuiz, now: Date) => isInSeason({ from: quiz.from_day, to: quiz.to_day }, dayOf(now))

/** A quiz that is open. @throws NotFound, also while its season or its switch closes it. */
async function openQuiz({ db, storefront, openAfterSeason }: QuizDeps, key: string, now: Date): Promise<WholeQuiz> {
  const quiz = await wholeQuiz(db, storefront, key)
  const always = quiz.opens === 'always' && openAfterSeason
  if (quiz.opens === 'never' || !(always || inSeason(quiz, now))) throw new NotFound('quizzes.unknown')
  return quiz
}

/** Places of the answers chosen; -1 where a question is not answered. */
const choicesOf = (answers: QuizAnswers): number[] =>
  [answers.q1, answers.q2, answers.q3, answers.q4, answers.q5].map((one) => letters.indexOf(one as 'a'))

const questionView = (row: QuestionRow, name: string, language: Language): QuizQuestion => ({
  name,
  text: inLanguage(row.texts, language),
  answers: row.answers.map((answer, place) => ({ letter: letters[place]!, text: inLanguage(answer.texts, language) })),
})

const profileNames = (rows: readonly ProfileRow[], language: Language) =>
  rows.map(({ titles, slugs }) => ({ title: inLanguage(titles, language), slug: inLanguage(slugs, language) }))

const isAnswered = (question: QuestionRow | undefined, choice: number | undefined) =>
  choice !== undefined && question?.answers[choice] !== undefined

/** The questions, and the fifth as soon as the first four are answered (M-24, M-25, M-28). @throws NotFound. */
export async function quizView(
  deps: QuizDeps,
  key: string,
  language: Language,
  answers: QuizAnswers,
  now = new Date(),
): Promise<Quiz> {
  const quiz = await openQuiz(deps, key, now)
  const choices = choicesOf(answers)
  const ready = quiz.questions.every((question, place) => isAnswered(question, choices[place]))
  const alternate = ready ? alternateOf(rulesOf(quiz), choices) : null
  const last = alternate === null ? undefined : quiz.alternates[alternate]
  return {
    key: quiz.key,
    title: inLanguage(quiz.titles, language),
    text: inLanguage(quiz.texts, language),
    theme: quiz.theme,
    art: artPicture(quiz.theme, 1280, 480, ''),
    in_season: inSeason(quiz, now),
    questions: quiz.questions.map((row, place) => questionView(row, `q${place + 1}`, language)),
    last: last ? questionView(last, 'q5', language) : null,
    alternate: alternate === null ? null : alternate + 1,
    profiles: profileNames(quiz.profiles, language),
  }
}

/** The profile of five answers (M-28). @throws NotFound; InvalidFields naming each question that is not answered (M-26). */
export async function quizResult(
  deps: QuizDeps,
  key: string,
  language: Language,
  answers: QuizAnswers,
  now = new Date(),
): Promise<QuizResult> {
  const quiz = await openQuiz(deps, key, now)
  const rules = rulesOf(quiz)
  const choices = choicesOf(answers)
  const missing = quiz.questions.flatMap((question, place) => (isAnswered(question, choices[place]) ? [] : [`q${place + 1}`]))
  // Which fifth question is asked depends on the other four.
  if (missing.length === 0 && !isAnswered(quiz.alternates[alternateOf(rules, choices)], choices[4])) missing.push('q5')
  if (missing.length > 0) throw new InvalidFields(Object.fromEntries(missing.map((one) => [one, 'quizzes.answer_all'])))
  const profile = quiz.profiles[profileOf(rules, choices)]!
  const slug = inLanguage(profile.slugs, language)
  return { profile: profile.key, slug, slugs: profile.slugs, answers: choices.map((choice) => letters[choice]).join('') }
}

/**
 * A profile with what it would be given (M-27, M-29, M-30): found by its key or its slug in any language, without answering too;
 * with the answers, products that fit them stand first. @throws NotFound.
 */
export async function profileView(
  deps: QuizDeps,
  { slug, profile: asked }: { slug: string; profile: string },
  language: Language,
  answers: string | undefined,
  now = new Date(),
): Promise<QuizProfile> {
  const quiz = await openQuiz(deps, slug, now)
  const row = quiz.profiles.find(({ key, slugs }) => key === asked || Object.values(slugs).includes(asked))
  if (!row) throw new NotFound('quizzes.unknown_profile')
  const category =
    row.gift_category_id === null
      ? undefined
      : (await categoryRows(deps.db, deps.storefront)).find(({ id }) => id === row.gift_category_id)
  const { items, arrivesBy } = await recommended(deps, { quiz, profile: row, category, answers, language, now })
  return {
    quiz: { key: quiz.key, title: inLanguage(quiz.titles, language), text: inLanguage(quiz.texts, language) },
    key: row.key,
    title: inLanguage(row.titles, language),
    text: inLanguage(row.texts, language),
    slug: inLanguage(row.slugs, language),
    slugs: row.slugs,
    theme: row.theme,
    art: artPicture(row.theme, 1280, 720, ''),
    gift_category: category
      ? { id: category.id, slug: inLanguage(category.slugs, language), title: inLanguage(category.titles, language) }
      : null,
    items,
    arrives_by: arrivesBy,
    others: profileNames(
      quiz.profiles.filter((one) => one !== row),
      language,
    ),
  }
}
