import { inEachLanguage } from '#kernel/language.ts'
import type { Answer } from '../api/calls.ts'

export type Quiz = Answer<'GET /quizzes/:key/'>
export type Profile = Quiz['profiles'][number]
export type Question = Quiz['questions'][number]

/** How a form holds profiles and questions. */
export const parts = {
  write: (value: unknown) => JSON.stringify(value),
  read: <Part>(text: unknown) => (text ? (JSON.parse(String(text)) as Part[]) : []),
}

const blankTexts = () => inEachLanguage(() => '')
const blankQuestion = (answers: number): Question => ({
  texts: blankTexts(),
  answers: Array.from({ length: answers }, () => ({ texts: blankTexts(), query: null, points: {} })),
})
export const blankProfile = (): Profile => ({
  key: '',
  theme: 'neutral',
  titles: blankTexts(),
  slugs: blankTexts(),
  texts: blankTexts(),
  reasons: blankTexts(),
  gift_category: null,
  query: null,
})

/** As many as a quiz has: four questions of five answers, and four last ones of two. */
export const blankQuiz = () => ({
  theme: 'neutral',
  from_day: '04-01',
  to_day: '04-23',
  needed_on: '04-23',
  opens: 'never',
  profiles: [blankProfile(), blankProfile()],
  questions: Array.from({ length: 4 }, () => blankQuestion(5)),
  alternates: Array.from({ length: 4 }, () => blankQuestion(2)),
  version: 'new',
})

/** Without the points for profiles that were taken out. */
export const withKnownPoints = (questions: readonly Question[], profiles: readonly Profile[]): Question[] => {
  const known = new Set(profiles.map(({ key }) => key))
  return questions.map((question) => ({
    ...question,
    answers: question.answers.map((answer) => ({
      ...answer,
      points: Object.fromEntries(Object.entries(answer.points).filter(([key]) => known.has(key))),
    })),
  }))
}
