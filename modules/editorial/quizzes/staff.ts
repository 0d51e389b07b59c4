import type { StaffCalls } from '#modules/people/staff/call.ts'
import { KeptQuiz, QuizChange, SavedQuiz, StaffQuiz, StaffQuizzes } from './contract.ts'
import { openQuiz, putQuiz, staffQuiz, staffQuizzes } from './manage.ts'
import { OfQuiz } from './staff-contract.ts'

const subject = ({ params }: { params: { key: string } }) => `quiz ${params.key}`

/** Quizzes: read whole, changed and put back whole; opened and closed. */
export function quizStaffRoutes(call: StaffCalls, storefront: string) {
  call('GET', '/quizzes/', {
    action: 'quiz.read',
    summary: 'The quizzes and whether they are open',
    answer: StaffQuizzes,
    run: ({ db }) => staffQuizzes(db, storefront),
  })
  call('GET', '/quizzes/:key/', {
    action: 'quiz.read',
    summary: 'A quiz with its questions, answers, profiles and points',
    params: OfQuiz,
    answer: KeptQuiz,
    subject,
    run: ({ db, params }) => staffQuiz(db, storefront, params.key),
  })
  call('PUT', '/quizzes/:key/', {
    action: 'quiz.change',
    summary: 'Creates or changes a quiz as a whole; refused while a profile cannot be reached',
    params: OfQuiz,
    body: SavedQuiz,
    answer: KeptQuiz,
    subject,
    current: async ({ db, params }) =>
      (await staffQuizzes(db, storefront)).items.some(({ key }) => key === params.key)
        ? staffQuiz(db, storefront, params.key)
        : null,
    run: ({ db, params, body }) => putQuiz(db, storefront, params.key, body),
  })
  call('POST', '/quizzes/:key/open/', {
    action: 'quiz.change',
    summary: 'Opens a quiz always, in its season or never',
    params: OfQuiz,
    body: QuizChange,
    answer: StaffQuiz,
    subject,
    run: ({ db, params, body }) => openQuiz(db, storefront, params.key, body.opens),
  })
}
