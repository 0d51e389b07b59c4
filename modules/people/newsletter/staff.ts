import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { listedReaders, matchingReaders, type ReaderRow, readerSorts } from './readers.sql.ts'
import { addSegment, changeSegment, findSegments, handOver, keptSegment, removeSegment, rulesOf } from './segments.ts'
import { type Reader, readerCalls } from './staff-contract.ts'

const view = ({ asked_at, confirmed_at, ended_at, ...row }: ReaderRow): Reader => ({
  id: row.id,
  email: row.email,
  language: row.language,
  state: row.state,
  form: row.form,
  consent_version: row.consent_version,
  asked_at: asked_at.toISOString(),
  confirmed_at: confirmed_at?.toISOString() ?? null,
  ended_at: ended_at?.toISOString() ?? null,
  bought: row.bought,
  card: row.card,
})

/** Who reads the newsletter, for whoever writes it. */
export function readerStaffRoutes(call: StaffCalls) {
  call(readerCalls, 'GET /newsletter/readers/', {
    action: 'reader.read',
    summary: 'Readers of the newsletter with their consent: those who confirmed, where nothing else is asked',
    run: async ({ db, query }) => {
      const rules = await rulesOf(db, query.segment)
      const rows = await listedReaders(db, query, rules, walking(db, query, readerSorts(db), { id: db`s.id` }))
      return listPage(db, query, { rows, matching: matchingReaders(db, query, rules), view })
    },
  })
  segmentStaffRoutes(call)
}

const subject = ({ params }: { params: { segment: number } }) => `segment ${params.segment}`

/** Readers told apart, under a name. */
function segmentStaffRoutes(call: StaffCalls) {
  call(readerCalls, 'GET /newsletter/segments/', {
    action: 'reader.read',
    summary: 'Segments of readers, each with how many fit it now',
    run: ({ db, query }) => findSegments(db, query),
  })
  call(readerCalls, 'GET /newsletter/segments/:segment/', {
    action: 'reader.read',
    summary: 'A segment of readers as it is kept',
    subject,
    run: async ({ db, params }) => {
      const found = await keptSegment(db, params.segment)
      if (!found) throw new NotFound('newsletter.unknown_segment')
      return found
    },
  })
  call(readerCalls, 'POST /newsletter/segments/', {
    action: 'reader.change',
    summary: 'Saves a segment of readers under a name',
    subject: ({ body }) => `segment ${body.name}`,
    run: ({ db, body }) => addSegment(db, body),
  })
  call(readerCalls, 'PUT /newsletter/segments/:segment/', {
    action: 'reader.change',
    summary: 'Other rules for a segment of readers, or another name',
    subject,
    current: ({ db, params }) => keptSegment(db, params.segment),
    run: ({ db, params, body }) => changeSegment(db, params.segment, body),
  })
  call(readerCalls, 'DELETE /newsletter/segments/:segment/', {
    action: 'reader.change',
    summary: 'Takes a segment away; its readers stay',
    subject,
    run: async ({ db, params }) => {
      await removeSegment(db, params.segment)
      return { id: params.segment }
    },
  })
  call(readerCalls, 'POST /newsletter/segments/:segment/hand-over/', {
    action: 'reader.hand_over',
    summary: 'Tells the programs that listen, by webhook, of each reader of a segment',
    subject,
    run: ({ db, params, now }) => handOver(db, params.segment, now),
  })
}
