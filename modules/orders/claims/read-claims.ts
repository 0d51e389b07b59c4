import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { type ClaimRow, claimById, claimsOf } from './claims.sql.ts'
import type { ClaimList, ClaimView } from './contract.ts'

const claimsPerPage = 30

/** A claim as its customer and the staff read it. */
export const claimView = (row: ClaimRow): ClaimView => ({
  claim: row.id,
  note: row.note,
  order: row.order_number,
  date: row.made_at.toISOString(),
  state: row.state,
  resolution: row.resolution,
  comments: row.comments,
  answer: row.answer,
  carrier: row.carrier,
  tracking: row.tracking_code,
  lines: row.lines.map(({ article, title, kind, copies }) => ({ article, title, kind, copies })),
  events: row.events.map(({ at, event }) => ({ at: new Date(at).toISOString(), event })),
})

/** A customer's claims, the newest first; `next` begins the page after. */
export async function listClaims(
  db: Db,
  customerId: string,
  { before, order }: { before: number | null; order: string | null },
): Promise<ClaimList> {
  const rows = await claimsOf(db, customerId, { before, order, limit: claimsPerPage + 1 })
  const shown = rows.slice(0, claimsPerPage)
  return { items: shown.map(claimView), next: rows.length > claimsPerPage ? (shown.at(-1)?.id ?? null) : null }
}

/** @throws NotFound 'claim.unknown' */
export async function findClaim(db: Db, id: number): Promise<ClaimView> {
  const row = await claimById(db, id)
  if (!row) throw new NotFound('claim.unknown')
  return claimView(row)
}
