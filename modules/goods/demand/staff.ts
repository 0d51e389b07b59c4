import type { StaffCalls } from '#modules/people/staff/call.ts'
import { answerBySynonym, answerDemand, findDemand, reopenDemand } from './demand.ts'
import { demandCalls } from './staff-contract.ts'

/** What visitors, those who wait and libraries ask for, and what is done about it. */
export function demandStaffRoutes(call: StaffCalls, storefront: string) {
  call(demandCalls, 'GET /demand/', {
    action: 'title.read',
    summary: 'What is asked for and not had: searches without result, people who wait, titles that libraries ask for',
    run: ({ db, query, language }) => findDemand(db, query, language),
  })
  call(demandCalls, 'PUT /demand/:kind/', {
    action: 'demand.answer',
    summary: 'What was done about it: ordered, made, or not to be had',
    subject: ({ params, body }) => `${params.kind} ${body.key}`,
    run: async ({ db, params, body, staff }) => {
      await answerDemand(db, params.kind, body, staff.id)
      return { done: true as const }
    },
  })
  call(demandCalls, 'POST /demand/search/synonym/', {
    action: 'synonym.change',
    summary: 'What the shop calls what was looked for in vain: a synonym, and the search counts as answered',
    subject: ({ body }) => `search ${body.key}`,
    run: ({ db, body, staff }) => answerBySynonym(db, { storefront, staffId: staff.id }, body),
  })
  call(demandCalls, 'POST /demand/:kind/reopen/', {
    action: 'demand.answer',
    summary: 'It waits for an answer again',
    subject: ({ params, body }) => `${params.kind} ${body.key}`,
    run: async ({ db, params, body }) => {
      await reopenDemand(db, params.kind, body.key)
      return { done: true as const }
    },
  })
}
