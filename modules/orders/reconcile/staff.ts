import type { StaffCalls } from '#modules/people/staff/call.ts'
import { askNow, findRuns, lastCompared, oneRun, owedOn } from './runs.ts'
import { bookCalls } from './staff-contract.ts'

/** The books: whether they agree with each other, and what the house owes. */
export function bookStaffRoutes(call: StaffCalls) {
  call(bookCalls, 'GET /books/runs/', {
    action: 'books.read',
    summary: 'Each time the books were compared, the last first',
    run: ({ db, query }) => findRuns(db, query),
  })
  call(bookCalls, 'GET /books/runs/:run/', {
    action: 'books.read',
    summary: 'One comparison of the books and what differed',
    subject: ({ params }) => `comparison ${params.run}`,
    run: ({ db, params }) => oneRun(db, params.run),
  })
  call(bookCalls, 'GET /books/compared/', {
    action: 'books.read',
    summary: 'The last comparison of the books, and whether another one waits',
    run: ({ db }) => lastCompared(db),
  })
  call(bookCalls, 'POST /books/compare/', {
    action: 'books.compare',
    summary: 'Has the books compared now, beside the night’s own comparison',
    run: async ({ db, staff, now }) => {
      await askNow(db, `staff:${staff.id}`, now)
      return { done: true as const }
    },
  })
  call(bookCalls, 'GET /books/owed/', {
    action: 'books.read',
    summary: 'What is owed on gift cards and in points, by age, and what a month did to it',
    run: ({ db, query, now }) => owedOn(db, query.month, now),
  })
}
