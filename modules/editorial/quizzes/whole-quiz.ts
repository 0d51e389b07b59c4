import type { Reader } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type ProfileRow, profileRows, type QuestionRow, type QuizRow, questionRows, quizRows } from './quizzes.sql.ts'
import type { Rules } from './scoring.ts'

export interface WholeQuiz extends QuizRow {
  profiles: ProfileRow[]
  questions: QuestionRow[]
  alternates: QuestionRow[]
}

/** A quiz with all its parts. @throws NotFound. */
export async function wholeQuiz(db: Reader, storefront: string, key: string): Promise<WholeQuiz> {
  const [quiz] = await quizRows(db, storefront, key)
  if (!quiz) throw new NotFound('quizzes.unknown')
  const [profiles, questions] = await Promise.all([profileRows(db, quiz.id), questionRows(db, quiz.id)])
  return {
    ...quiz,
    profiles,
    questions: questions.filter((question) => question.position < 5),
    alternates: questions.filter((question) => question.position === 5),
  }
}

interface Scored {
  profiles: readonly { key: string }[]
  questions: readonly { answers: readonly { points: Record<string, number> }[] }[]
  alternates: readonly { answers: readonly { points: Record<string, number> }[] }[]
}

/** What its points say, by place. */
export function rulesOf({ profiles, questions, alternates }: Scored): Rules {
  const points = ({ answers }: Scored['questions'][number]) =>
    answers.map((answer) => profiles.map(({ key }) => answer.points[key] ?? 0))
  return { profiles: profiles.length, questions: questions.map(points), alternates: alternates.map(points) }
}
