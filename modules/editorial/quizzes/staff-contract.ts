import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { KeptQuiz, QuizChange, QuizTrial, QuizTried, SavedQuiz, StaffQuiz } from './contract.ts'

export const OfQuiz = z.object({ key: z.string().regex(/^[a-z0-9-]{2,60}$/) })

const Listed = z.object({
  key: z.string(),
  title: z.string(),
  opens: z.enum(['always', 'in_season', 'never']),
  from_day: z.string().describe('Month and day: 04-01'),
  to_day: z.string(),
  in_season: z.boolean().describe('Its days are now'),
})

const quizList = listCall({
  sorts: ['key', 'title'],
  first: 'key',
  filters: { opens: z.enum(['always', 'in_season', 'never']).optional() },
  item: Listed,
})
export type FindQuizzes = z.output<(typeof quizList)['query']>

export const quizCalls = {
  'GET /quizzes/': quizList,
  'GET /quizzes/:key/': { params: OfQuiz, answer: KeptQuiz },
  'PUT /quizzes/:key/': { params: OfQuiz, body: SavedQuiz, answer: KeptQuiz },
  'POST /quizzes/:key/trial/': { params: OfQuiz, body: QuizTrial, answer: QuizTried },
  'POST /quizzes/:key/open/': { params: OfQuiz, body: QuizChange, answer: StaffQuiz },
} satisfies StaffContract
