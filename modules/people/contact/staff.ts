import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, Numbered, PageOf, WaitingQuery } from '#modules/people/staff/call-contract.ts'
import { pageOf } from '#modules/people/staff/page.ts'
import { ContactMessage, JobApplication } from './contract.ts'
import { closeApplication, closeMessage, findApplications, findMessages } from './send-message.ts'
import { FindMessages } from './staff-contract.ts'

/** What visitors wrote from the shop's pages (L-18, T-14 to T-21), job applications apart: read, answered by mail or telephone, and closed. */
export function contactStaffRoutes(call: StaffCalls) {
  call('GET', '/messages/', {
    action: 'message.read',
    summary: 'Messages that wait for an answer, or all of them, the newest first',
    query: FindMessages,
    answer: PageOf(ContactMessage),
    subject: () => 'messages',
    run: async ({ db, query: { subject, all, before, limit } }) => {
      const items = await findMessages(db, { subject, open: !all, before, limit })
      return pageOf(items, limit)
    },
  })
  call('POST', '/messages/:message/close/', {
    action: 'message.close',
    summary: 'A message that was answered',
    params: IdOf('message'),
    answer: Numbered,
    subject: ({ params }) => `message ${params.message}`,
    run: async ({ db, params, staff, now }) => {
      await closeMessage(db, params.message, staff.id, now)
      return { id: params.message }
    },
  })
  call('GET', '/applications/', {
    action: 'application.read',
    summary: 'Job applications that wait for an answer, or all of them, the newest first',
    query: WaitingQuery,
    answer: PageOf(JobApplication),
    subject: () => 'applications',
    run: async ({ db, query: { all, before, limit } }) => {
      const items = await findApplications(db, { open: !all, before, limit })
      return pageOf(items, limit)
    },
  })
  call('POST', '/applications/:application/close/', {
    action: 'application.close',
    summary: 'A job application that was answered',
    params: IdOf('application'),
    answer: Numbered,
    subject: ({ params }) => `application ${params.application}`,
    run: async ({ db, params, staff, now }) => {
      await closeApplication(db, params.application, staff.id, now)
      return { id: params.application }
    },
  })
}
