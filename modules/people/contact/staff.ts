import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { colleaguesFor } from '#modules/people/staff/colleagues.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type FoundMessage, fileRow, findRows, houseAnswerRows, matchingMessages, messageSorts } from './conversation.sql.ts'
import { answerMessage, assignMessage, type ConversationDeps, conversation, enter } from './conversation.ts'
import { addHouseAnswer, changeHouseAnswer, houseAnswer, removeHouseAnswer } from './house-answers.ts'
import { closeApplication, findApplications, jobApplication } from './send-message.ts'
import { applicationCalls, messageCalls } from './staff-contract.ts'
import { emailStaffRoutes } from './staff-emails.ts'

const subject = ({ params }: { params: { message: number } }) => `message ${params.message}`
const begins = 200

const listed = ({
  message,
  sent_at,
  waits_since,
  closed_at: _closed,
  assigned_to: _to,
  assigned_name,
  proved_at: _proved,
  ...row
}: FoundMessage) => ({
  id: row.id,
  subject: row.subject,
  kind: row.kind,
  name: row.name,
  institution: row.institution,
  email: row.email,
  phone: row.phone,
  language: row.language,
  state: row.state,
  desk: row.desk,
  beginning: message.replace(/\s+/g, ' ').slice(0, begins),
  assigned: assigned_name,
  sent_at: sent_at.toISOString(),
  waits_since: waits_since.toISOString(),
})

/** What visitors wrote from the shop's pages (L-18, T-14 to T-20), answered from here, and what they write back. */
export function contactStaffRoutes(call: StaffCalls, deps: ConversationDeps) {
  call(messageCalls, 'GET /messages/', {
    action: 'message.read',
    summary: 'Messages by words, state, desk and colleague; who wrote last comes first',
    run: async ({ db, query, staff }) => {
      const asked = { ...query, staffId: staff.id }
      const rows = await findRows(db, asked, walking(db, query, messageSorts(db), { id: db`m.id` }))
      return listPage(db, query, { rows, matching: matchingMessages(db, asked), view: listed })
    },
  })
  call(messageCalls, 'GET /messages/colleagues/', {
    action: 'message.read',
    summary: 'Whom a message can be handed to',
    run: async ({ db }) => ({ items: await colleaguesFor(db, 'message.answer') }),
  })
  call(messageCalls, 'GET /messages/:message/', {
    action: 'message.read',
    summary: 'A message with everything that was said since, and who its sender is',
    subject,
    run: ({ db, params }) => conversation(db, params.message, deps),
  })
  call(messageCalls, 'POST /messages/:message/answer/', {
    action: 'message.answer',
    summary: 'Answers by e-mail in the sender’s language; what was said before goes along',
    subject,
    current: ({ db, params }) => conversation(db, params.message, deps),
    run: async ({ db, params, body, ...who }) => {
      await answerMessage(db, deps, { id: params.message, ...body }, who)
      return conversation(db, params.message, deps)
    },
  })
  for (const kind of ['told', 'note'] as const)
    call(messageCalls, `POST /messages/:message/${kind}/`, {
      action: 'message.answer',
      summary: kind === 'note' ? 'A note for colleagues' : 'What the sender said otherwise, by telephone or at a counter',
      subject,
      run: async ({ db, params, body, staff, now }) => {
        const since = kind === 'told' ? { waits_since: now } : {}
        await enter(db, { message_id: params.message, kind, text: body.text, staff_id: staff.id, at: now }, since)
        return conversation(db, params.message, deps)
      },
    })
  call(messageCalls, 'POST /messages/:message/assign/', {
    action: 'message.answer',
    summary: 'Hands it to a colleague, a desk, or nobody',
    subject,
    run: async ({ db, params, body, ...who }) => {
      await assignMessage(db, { id: params.message, ...body }, who)
      return conversation(db, params.message, deps)
    },
  })
  for (const [path, kind] of [
    ['close', 'closed'],
    ['reopen', 'reopened'],
  ] as const)
    call(messageCalls, `POST /messages/:message/${path}/`, {
      action: 'message.close',
      summary: kind === 'closed' ? 'Nothing more is to be done about it' : 'It is taken up again',
      subject,
      run: async ({ db, params, staff, now }) => {
        await enter(db, { message_id: params.message, kind, text: '', staff_id: staff.id, at: now })
        return conversation(db, params.message, deps)
      },
    })
  call(messageCalls, 'GET /messages/:message/files/:entry/:position/', {
    action: 'message.read',
    summary: 'A file that came along with an e-mail, as it came',
    subject,
    run: async ({ db, params: { message, entry, position } }) => {
      const file = await fileRow(db, message, entry, position)
      if (!file) throw new NotFound('contact.unknown')
      return new FileAnswer(file.name, 'application/octet-stream', file.content)
    },
  })
  emailStaffRoutes(call, deps)
  houseAnswers(call)
  applications(call)
}

/** What answers are begun from. */
function houseAnswers(call: StaffCalls) {
  const about = ({ params }: { params: { answer: number } }) => `house answer ${params.answer}`
  call(messageCalls, 'GET /house-answers/', {
    action: 'message.read',
    summary: 'What the shop answers again and again, in three languages',
    run: async ({ db }) => ({ items: await houseAnswerRows(db) }),
  })
  call(messageCalls, 'GET /house-answers/:answer/', {
    action: 'message.read',
    summary: 'One of them',
    run: ({ db, params }) => houseAnswer(db, params.answer),
  })
  call(messageCalls, 'POST /house-answers/', {
    action: 'message.template',
    summary: 'One more of them',
    subject: ({ body }) => `house answer ${body.name}`,
    run: ({ db, body }) => addHouseAnswer(db, body),
  })
  call(messageCalls, 'PUT /house-answers/:answer/', {
    action: 'message.template',
    summary: 'Other words',
    subject: about,
    current: ({ db, params }) => houseAnswer(db, params.answer),
    run: ({ db, params, body }) => changeHouseAnswer(db, params.answer, body),
  })
  call(messageCalls, 'DELETE /house-answers/:answer/', {
    action: 'message.template',
    summary: 'Not used any more',
    subject: about,
    run: async ({ db, params }) => {
      await removeHouseAnswer(db, params.answer)
      return { done: true as const }
    },
  })
}

/** What those wrote who would like to work here (T-21). */
function applications(call: StaffCalls) {
  call(applicationCalls, 'GET /applications/', {
    action: 'application.read',
    summary: 'Job applications that wait for an answer, or all of them, the newest first',
    subject: () => 'applications',
    run: ({ db, query }) => findApplications(db, query),
  })
  call(applicationCalls, 'GET /applications/:application/', {
    action: 'application.read',
    summary: 'A job application, with the day on which it is forgotten',
    subject: ({ params }) => `application ${params.application}`,
    run: ({ db, params }) => jobApplication(db, params.application),
  })
  call(applicationCalls, 'POST /applications/:application/close/', {
    action: 'application.close',
    summary: 'A job application that was answered',
    subject: ({ params }) => `application ${params.application}`,
    run: async ({ db, params, staff, now }) => {
      await closeApplication(db, params.application, staff.id, now)
      return { id: params.application }
    },
  })
}
