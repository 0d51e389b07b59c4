import { Conflict, InvalidFields } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { closeRemark, insertRemark, matchingRemarks, type RemarkRow, remarkRow, remarkRows, remarkSorts } from './remarks.sql.ts'
import { remarkCalls } from './staff-contract.ts'

const view = ({ made_at, closed_at, ...row }: RemarkRow) => ({
  ...row,
  made_at: made_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
})

/** What colleagues ask of whoever keeps the catalogue. */
export function remarkStaffRoutes(call: StaffCalls) {
  call(remarkCalls, 'POST /title-remarks/', {
    action: 'remark.make',
    summary: 'Asks the catalogue for a title that it lacks, or to mend one',
    subject: ({ body }) => (body.product ? `product ${body.product}` : `code ${body.code}`),
    run: async ({ db, body, staff, language }) => {
      if (body.code === '' && body.product === null) throw new InvalidFields({ code: 'remark.about' })
      return view((await remarkRow(db, await insertRemark(db, body, staff.id), language))!)
    },
  })
  call(remarkCalls, 'GET /title-remarks/', {
    action: 'remark.close',
    summary: 'What colleagues ask of the catalogue and nobody dealt with yet, the oldest first',
    run: async ({ db, query, language }) => {
      const rows = await remarkRows(db, query, language, walking(db, query, remarkSorts(db), { id: db`r.id` }))
      return listPage(db, query, { rows, matching: matchingRemarks(db, query, language), view })
    },
  })
  call(remarkCalls, 'POST /title-remarks/:remark/close/', {
    action: 'remark.close',
    summary: 'It has been dealt with',
    subject: ({ params }) => `remark ${params.remark}`,
    run: async ({ db, params, body, staff, now, language }) => {
      const [closed] = await closeRemark(db, params.remark, { by: staff.id, answer: body.answer, now })
      if (!closed) throw new Conflict('remark.closed')
      return view((await remarkRow(db, params.remark, language))!)
    },
  })
}
