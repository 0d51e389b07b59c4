import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import {
  deleteErasures,
  type ErasureRow,
  erasureById,
  erasureSorts,
  findErasures,
  insertErasureRequest,
  matchingErasures,
  openErasuresOf,
} from './erasure-requests.sql.ts'
import type { ErasureRequest, FindErasures } from './staff-contract.ts'

/** Keeps the wish of whoever typed an e-mail to have its data deleted. @returns its number. */
export const keepErasureRequest = (
  tx: Tx,
  request: { email: string; reason: string; language: Language; asked_at: Date },
): Promise<number> => insertErasureRequest(tx, request)

/** Wishes to have data deleted; those that nobody has dealt with unless others are asked for. */
export async function erasureRequests(db: Db, query: FindErasures): Promise<ListPage<ErasureRequest>> {
  const rows = await findErasures(db, query, walking(db, query, erasureSorts(db), { id: db`e.id` }))
  return listPage(db, query, { rows, matching: matchingErasures(db, query), view: viewOf })
}

/** A month after it was asked, the law wants an answer (RGPD, art. 12.3). */
function dueOn(asked: Date): string {
  const month = new Date(asked)
  month.setUTCMonth(month.getUTCMonth() + 1)
  // The 31st of a shorter month is its last day.
  if (month.getUTCDate() !== asked.getUTCDate()) month.setUTCDate(0)
  return dayOf(month)
}

/** A wish as staff read it. */
export const viewOf = ({ asked_at, done_at, outcome, ...row }: ErasureRow): ErasureRequest => ({
  id: row.id,
  email: row.email,
  reason: row.reason,
  language: row.language,
  asked_at: asked_at.toISOString(),
  due_on: dueOn(asked_at),
  state: outcome ?? 'open',
  answer: row.answer,
  done_at: done_at?.toISOString() ?? null,
  done_by: row.done_by,
})

/** A wish, open or not. @throws NotFound 'privacy.no_wish' */
export async function erasureRequest(db: Db, id: number): Promise<ErasureRow> {
  const wish = await erasureById(db, id)
  if (!wish) throw new NotFound('privacy.no_wish')
  return wish
}

/** A wish that nobody has dealt with, held until the transaction ends. @throws NotFound; Conflict 'privacy.wish_closed' */
export async function openErasureRequest(tx: Tx, id: number): Promise<ErasureRow> {
  const wish = await erasureById(tx, id, { lock: true })
  if (!wish) throw new NotFound('privacy.no_wish')
  if (wish.outcome !== null) throw new Conflict('privacy.wish_closed')
  return wish
}

/** Forgets wishes that were dealt with before then. */
export async function forgetErasureRequests(db: Db, before: Date): Promise<void> {
  await deleteErasures(db, before)
}

/** Wishes of an address that is known to be theirs and that nobody has dealt with. */
export const erasuresOf = (db: Db, proved: ProvedAddress | null) => openErasuresOf(db, proved)
