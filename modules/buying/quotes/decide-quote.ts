import { dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import { Conflict, ShopError } from '#kernel/errors.ts'
import { type PricingTables, readPricingTables } from '#modules/buying/cart/reckon.ts'
import type { Asking } from '#modules/buying/made-orders/made-cart.ts'
import { payLink } from '#modules/orders/order/order-key.ts'
import { answerRefusal } from './answer-refusal.ts'
import type { QuoteDeps, QuotedRequests } from './deps.ts'
import { orderQuote } from './order-quote.ts'
import { deleteForgotten, endedQuotes, moveQuote, type QuoteRow } from './quotes.sql.ts'
import { requestsOf } from './requests.sql.ts'
import { lockedFor, noteQuote, type QuoteDoing } from './write-quote.ts'

async function lockedToAnswer(tx: Tx, id: number, now: Date): Promise<QuoteRow> {
  const row = await lockedFor(tx, id)
  const refusal = answerRefusal(row, now)
  if (refusal) throw new Conflict(refusal)
  return row
}

interface Deciding {
  requests: Pick<QuotedRequests, 'decided'>
}

async function decideRequests(tx: Tx, { requests }: Deciding, id: number, accepted: boolean, { now }: QuoteDoing): Promise<void> {
  const ids = (await requestsOf(tx, id)).map((request) => request.id)
  if (ids.length > 0) await requests.decided(tx, ids, accepted, now)
}

/** @throws NotFound; Conflict saying where it stands */
export async function acceptQuote(tx: Tx, deps: Deciding, id: number, note: string, doing: QuoteDoing): Promise<QuoteRow> {
  const row = await lockedToAnswer(tx, id, doing.now)
  await moveQuote(tx, row, 'accepted', { decided_at: doing.now })
  await noteQuote(tx, id, 'accepted', doing, note)
  await decideRequests(tx, deps, id, true, doing)
  return row
}

/** @throws NotFound; Conflict saying where it stands */
export async function declineQuote(tx: Tx, deps: Deciding, id: number, reason: string, doing: QuoteDoing): Promise<void> {
  const row = await lockedToAnswer(tx, id, doing.now)
  await moveQuote(tx, row, 'declined', { decided_at: doing.now, ended_at: doing.now, reason })
  await noteQuote(tx, id, 'declined', doing, reason)
  await decideRequests(tx, deps, id, false, doing)
}

/**
 * Its customer accepts it by its link or from their account, and where the staff allowed it goes on to pay: the order is made at once.
 * What cannot be ordered at once stays accepted, and a colleague deals with it. @returns where it is paid; null where nobody pays yet.
 */
export async function acceptByCustomer(db: Pool, deps: QuoteDeps, id: number, asking: Asking): Promise<string | null> {
  const { now } = asking
  const doing: QuoteDoing = { actor: 'customer', staffId: null, now }
  const tables = await readPricingTables(db)
  const accept = (tx: Tx) => acceptQuote(tx, deps, id, '', doing)
  try {
    return await db.begin(async (tx) => {
      const row = await accept(tx)
      return row.straight_to_pay ? orderedToPay(tx, deps, tables, row, asking) : null
    })
  } catch (error) {
    if (!(error instanceof ShopError) || error.code.startsWith('quote.')) throw error
    await db.begin(async (tx) => {
      await accept(tx)
      await noteQuote(tx, id, 'not_ordered', { actor: 'shop', staffId: null, now }, error.code)
    })
    return null
  }
}

async function orderedToPay(tx: Tx, deps: QuoteDeps, tables: PricingTables, row: QuoteRow, asking: Asking): Promise<string> {
  const { now } = asking
  const paying = { pays: 'link' as const, deposit: null, till_receipt: '', budget: null, concluded: 'distance' as const }
  const order = await orderQuote(tx, deps, tables, { id: row.id, staffId: row.made_by, ...paying }, asking, {
    actor: 'customer',
    staffId: null,
    now,
    order: { actor: { kind: 'staff', id: String(row.made_by) }, now },
  })
  return payLink(deps.publicUrl, deps.secret, order)
}

/** Ends those whose last day is over. @returns how many, so that the caller goes on while there are more. */
export const expireQuotes = (db: Pool, now: Date, limit = 100): Promise<number> =>
  db.begin(async (tx) => {
    const over = await endedQuotes(tx, dayOf(now), limit)
    for (const row of over) {
      await moveQuote(tx, row, 'expired', { ended_at: now })
      await noteQuote(tx, row.id, 'expired', { actor: 'shop', staffId: null, now })
    }
    return over.length
  })

/** For questions about what was offered, and the law's time for answering them; after that it is forgotten. */
const daysRemembered = 365

/** @returns how many, so that the caller goes on while there are more. */
export const forgetQuotes = (db: Pool, now: Date, limit = 200): Promise<number> =>
  db.begin((tx) => deleteForgotten(tx, new Date(now.getTime() - daysRemembered * 86_400_000), limit))
