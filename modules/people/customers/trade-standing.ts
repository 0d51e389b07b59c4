import type { Db } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { tradeStandingRow } from './standing.sql.ts'

/** A library or business that the shop has looked at. */
export type TradeKind = 'library' | 'business'

type WhoCalls = Pick<Caller, 'kind' | 'id'> | null

/**
 * What kind of trade customer calls; null for anybody else. A library counts once staff activated it, a business once staff
 * activated it or agreed terms with it (U-12).
 */
export async function tradeKind(db: Db, caller: WhoCalls, now: Date): Promise<TradeKind | null> {
  if (caller?.kind !== 'customer') return null
  const row = await tradeStandingRow(db, caller.id)
  if (!row || row.kind === 'private') return null
  const activated = row.activated_at !== null && row.activated_at <= now
  return activated || (row.kind === 'business' && row.has_terms) ? row.kind : null
}

/** @throws Forbidden for anybody but an activated library (L-15), with the reason for one that waits. */
export async function requireLibrary(db: Db, caller: WhoCalls, now: Date): Promise<void> {
  if ((await tradeKind(db, caller, now)) !== 'library') throw await refusalOf(db, caller, ['library'])
}

/** @throws Forbidden for anybody but an activated library or a verified business (L-14), with the reason for one that waits. */
export async function requireTrade(db: Db, caller: WhoCalls, now: Date): Promise<TradeKind> {
  const kind = await tradeKind(db, caller, now)
  if (!kind) throw await refusalOf(db, caller, ['library', 'business'])
  return kind
}

/** Whoever has only to wait until the shop has looked at them is told so. */
async function refusalOf(db: Db, caller: WhoCalls, kinds: readonly string[]): Promise<Forbidden> {
  const row = caller?.kind === 'customer' ? await tradeStandingRow(db, caller.id) : undefined
  return row && kinds.includes(row.kind) ? new Forbidden('customer.not_looked_at') : new Forbidden()
}

/**
 * Whether an order was placed by a consumer, whom the law lets withdraw (TRLGDCU 3 and 102): guests and private accounts. Whoever
 * registered as a library or a business buys in its trade.
 */
export async function isConsumersOrder(
  db: Db,
  { owner_kind, owner_id }: { owner_kind: string; owner_id: string },
): Promise<boolean> {
  if (owner_kind !== 'customer') return true
  const row = await tradeStandingRow(db, owner_id)
  return !row || row.kind === 'private'
}

/** Whether the law lets whoever ordered withdraw: a consumer, from what was bought at a distance. */
export const mayWithdraw = async (
  db: Db,
  order: { owner_kind: string; owner_id: string; concluded: 'distance' | 'counter' },
): Promise<boolean> => order.concluded === 'distance' && isConsumersOrder(db, order)

/** Whether an account was opened for a library or a business, looked at or not. */
export const isTradeAccount = async (db: Db, customerId: string): Promise<boolean> =>
  ((await tradeStandingRow(db, customerId))?.kind ?? 'private') !== 'private'
