import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { listedReaders, matchingReaders, type ReaderRow, readerSorts } from './readers.sql.ts'
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
})

/** Who reads the newsletter, for whoever writes it. */
export function readerStaffRoutes(call: StaffCalls) {
  call(readerCalls, 'GET /newsletter/readers/', {
    action: 'reader.read',
    summary: 'Readers of the newsletter with their consent: those who confirmed, where nothing else is asked',
    run: async ({ db, query }) => {
      const rows = await listedReaders(db, query, walking(db, query, readerSorts(db), { id: db`s.id` }))
      return listPage(db, query, { rows, matching: matchingReaders(db, query), view })
    },
  })
}
