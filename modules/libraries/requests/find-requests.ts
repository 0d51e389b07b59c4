import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { shownProducts } from '#modules/libraries/intake/view-reading.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { bestMatches, mostCandidates } from './best-matches.ts'
import { aroundRequest, foundRequests, matchingRequests, requestById, requestSorts } from './requests.sql.ts'
import type { FindRequests, WholeRequest } from './staff-contract.ts'
import { moves, type RequestState } from './states.ts'
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

export interface RequestViewDeps {
  /** The quotes that answer a request: they stand above. */
  quotesOf: (db: Db, requestId: number) => Promise<readonly WholeRequest['quotes'][number][]>
  /** Ids of titles that words find, best first: the search stands in api/. */
  finding: { idsFor: (q: string, language: Language, most: number) => readonly number[] }
}

/** One, with what may be done with it now. @throws NotFound 'request.unknown' */
export async function wholeRequest(
  db: Db,
  id: number,
  { quotesOf, finding }: RequestViewDeps,
  shown: { language: Language; now: Date },
): Promise<WholeRequest> {
  const row = await requestById(db, id)
  if (!row) throw new NotFound('request.unknown')
  const [view] = await viewRequests(db, [row], shown)
  const [around] = await aroundRequest(db, id)
  const found = row.state === 'open' ? bestMatches(row, (q) => finding.idsFor(q, row.language, mostCandidates)) : []
  const candidates = await shownProducts(db, found, shown.language, shown.now)
  const may = (to: RequestState) => (moves[row.state].includes(to) ? null : 'request.not_now')
  return {
    ...view!,
    customer: row.customer_id,
    customer_name: row.customer_name,
    email: row.email,
    others_open: around?.others_open ?? 0,
    offer: around?.offer ?? '',
    candidates: found.flatMap((product) => candidates.get(product) ?? []),
    quotes: [...(await quotesOf(db, id))],
    acts: { answer: may('answered'), close: may('closed'), quote: may('closed') },
  }
}
