import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { requestRows } from './requests.sql.ts'
import type { RequestState } from './states.ts'
import { viewRequests } from './view-requests.ts'

/** Requests in a state with who asked, the newest first, for whoever answers them. */
export async function findRequests(
  db: Db,
  { state, before, limit }: { state: RequestState; before?: number | undefined; limit: number },
  shown: { language: Language; now: Date },
) {
  const rows = await requestRows(db, { states: [state], before, limit })
  const views = await viewRequests(db, rows, shown)
  return {
    items: views.map((view, index) => ({
      ...view,
      customer: rows[index]!.customer_id,
      customer_name: rows[index]!.customer_name,
    })),
    next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null,
  }
}
