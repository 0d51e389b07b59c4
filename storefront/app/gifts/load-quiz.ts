import { redirect } from 'react-router'
import { Quiz, QuizResult } from '#modules/editorial/quizzes/contract.ts'
import { shownPicture } from '../shelves/shown.ts'
import type { ShopApi } from '../site/server-api.ts'

const names = ['q1', 'q2', 'q3', 'q4', 'q5'] as const

/**
 * The questions as a plain form whose answers stand in the address: without scripts it works the same (M-24 to M-26). The fifth is
 * asked once the other four are answered, anew when they change; five answers lead to the result.
 */
export async function loadQuiz(api: ShopApi, key: string, { searchParams }: URL) {
  const answers = Object.fromEntries(names.map((name) => [name, (searchParams.get(name) ?? '').slice(0, 1)]))
  const quiz = await api.get(Quiz, `/quiz/${key}/`, answers)
  const seen = searchParams.get('fifth')
  const asksLast = quiz.last !== null && seen === String(quiz.alternate)
  if (asksLast && quiz.last?.answers.some(({ letter }) => letter === answers['q5'])) {
    const { status, body } = await api.send('POST', `/quiz/${key}/result/`, answers)
    if (status !== 200) throw new Response(null, { status })
    const result = QuizResult.parse(body)
    throw redirect(`${result.href}?answers=${result.answers}`)
  }
  const asked = [...quiz.questions, ...(quiz.last ? [quiz.last] : [])]
  const due = asksLast ? asked : quiz.questions
  const missing =
    seen === null
      ? []
      : due
          .filter((question) => question.answers.every(({ letter }) => letter !== answers[question.name]))
          .map((item) => item.name)
  return {
    title: quiz.title,
    text: quiz.text,
    art: shownPicture(quiz.art),
    profiles: quiz.profiles,
    questions: asked,
    alternate: quiz.alternate ?? 0,
    answers,
    missing,
    sent: seen !== null,
  }
}
export type QuizPage = Awaited<ReturnType<typeof loadQuiz>>
