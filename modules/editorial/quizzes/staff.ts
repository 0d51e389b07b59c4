import type { StaffCalls } from '#modules/people/staff/call.ts'
import { findQuizzes, openQuiz, putQuiz, quizKeys, staffQuiz } from './manage.ts'
import { quizCalls } from './staff-contract.ts'
import { tryQuiz } from './trial.ts'

const subject = ({ params }: { params: { key: string } }) => `quiz ${params.key}`

/** Quizzes: read whole, changed and put back whole; opened and closed. */
export function quizStaffRoutes(call: StaffCalls, storefront: string) {
  call(quizCalls, 'GET /quizzes/', {
    action: 'quiz.read',
    summary: 'The quizzes and whether they are open',
    run: ({ db, query, language, now }) => findQuizzes(db, storefront, query, { language, now }),
  })
  call(quizCalls, 'GET /quizzes/:key/', {
    action: 'quiz.read',
    summary: 'A quiz with its questions, answers, profiles and points',
    subject,
    run: ({ db, params }) => staffQuiz(db, storefront, params.key),
  })
  call(quizCalls, 'PUT /quizzes/:key/', {
    action: 'quiz.change',
    summary: 'Creates or changes a quiz as a whole; refused while a profile cannot be reached',
    subject,
    current: async ({ db, params }) =>
      (await quizKeys(db, storefront)).includes(params.key) ? staffQuiz(db, storefront, params.key) : null,
    run: ({ db, params, body }) => putQuiz(db, storefront, params.key, body),
  })
  call(quizCalls, 'POST /quizzes/:key/trial/', {
    action: 'quiz.read',
    summary: 'Tries a quiz as it would be: which profile answers lead to, and which nobody reaches',
    reads: true,
    subject,
    run: ({ body }) => Promise.resolve(tryQuiz(body)),
  })
  call(quizCalls, 'POST /quizzes/:key/open/', {
    action: 'quiz.change',
    summary: 'Opens a quiz always, in its season or never',
    subject,
    run: ({ db, params, body }) => openQuiz(db, storefront, params.key, body.opens),
  })
}
