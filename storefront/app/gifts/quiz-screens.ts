import { matchPath } from '#screens/addresses.ts'

const screens = {
  'sant-jordi-2019': { quiz: 'quiz-sant-jordi-2019', result: 'quiz-sant-jordi-2019-result' },
  'christmas-2018': { quiz: 'quiz-christmas-2018', result: 'quiz-christmas-2018-result' },
} as const
export type QuizName = keyof typeof screens

/** The quiz of an address. @throws Response 404 where no quiz stands. */
export function quizOf(pathname: string): QuizName {
  const key = matchPath(pathname)?.key ?? ''
  const found = Object.entries(screens).find(([, { quiz, result }]) => key === quiz || key === result)
  if (!found) throw new Response(null, { status: 404 })
  return found[0] as QuizName
}

export const screensOf = (quiz: QuizName) => screens[quiz]

/** Whether a quiz has screens of its own in the table of screens. */
export const isQuizName = (key: string): key is QuizName => Object.hasOwn(screens, key)
