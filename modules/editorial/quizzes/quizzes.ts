import { InvalidFields } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { resultHref } from '#modules/editorial/page-addresses/hrefs.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { letters, type Quiz, type QuizAnswers, type QuizQuestion, type QuizResult } from './contract.ts'
import { inSeason, openQuiz, profileNames, type QuizDeps, quizHref } from './open.ts'
import type { QuestionRow } from './quizzes.sql.ts'
import { alternateOf, profileOf } from './scoring.ts'
import { rulesOf } from './whole-quiz.ts'

/** Places of the answers chosen; -1 where a question is not answered. */
const choicesOf = (answers: QuizAnswers): number[] =>
  [answers.q1, answers.q2, answers.q3, answers.q4, answers.q5].map((text) => letters.indexOf(text as 'a'))

const questionView = (row: QuestionRow, name: string, language: Language): QuizQuestion => ({
  name,
  text: inLanguage(row.texts, language),
  answers: row.answers.map((answer, index) => ({ letter: letters[index]!, text: inLanguage(answer.texts, language) })),
})

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
  const ready = quiz.questions.every((question, index) => isAnswered(question, choices[index]))
  const alternate = ready ? alternateOf(rulesOf(quiz), choices) : null
  const last = alternate === null ? undefined : quiz.alternates[alternate]
  return {
    key: quiz.key,
    title: inLanguage(quiz.titles, language),
    text: inLanguage(quiz.texts, language),
    theme: quiz.theme,
    art: artPicture(quiz.theme, 960, 720, ''),
    in_season: inSeason(quiz, now),
    questions: quiz.questions.map((row, index) => questionView(row, `q${index + 1}`, language)),
    last: last ? questionView(last, 'q5', language) : null,
    alternate: alternate === null ? null : alternate + 1,
    profiles: profileNames(quiz.profiles, language, await quizHref(deps, key, language)),
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
  const missing = quiz.questions.flatMap((question, index) => (isAnswered(question, choices[index]) ? [] : [`q${index + 1}`]))
  // Which fifth question is asked depends on the other four.
  if (missing.length === 0 && !isAnswered(quiz.alternates[alternateOf(rules, choices)], choices[4])) missing.push('q5')
  if (missing.length > 0) throw new InvalidFields(Object.fromEntries(missing.map((text) => [text, 'quizzes.answer_all'])))
  const profile = quiz.profiles[profileOf(rules, choices)]!
  const slug = inLanguage(profile.slugs, language)
  const href = resultHref(await quizHref(deps, key, language), language, slug)
  return { profile: profile.key, slug, slugs: profile.slugs, href, answers: choices.map((choice) => letters[choice]).join('') }
}
