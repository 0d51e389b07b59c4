import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { foundRequests, matchingRequests, requestSorts } from './requests.sql.ts'
import type { FindRequests } from './staff-contract.ts'
import { viewRequests } from './view-requests.ts'

/** Requests with who asked, for whoever answers them. */
export async function findRequests(db: Db, query: FindRequests, shown: { language: Language; now: Date }) {
  const rows = await foundRequests(db, query, walking(db, query, requestSorts(db), { id: db`r.id` }))
  const views = new Map((await viewRequests(db, rows, shown)).map((view) => [view.request, view]))
  return listPage(db, query, {
    rows,
    matching: matchingRequests(db, query),
    view: (row) => ({ ...views.get(row.id)!, customer: row.customer_id, customer_name: row.customer_name }),
  })
}
