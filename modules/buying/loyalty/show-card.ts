import type { Db, Tx } from '#kernel/db.ts'
import { leftToGiveAlone } from '#modules/buying/payments/given-alone.ts'
import type { Loyalty, MovementPage } from './contract.ts'
import { formerCardsOf, loyaltyCardOf, type MovementRow, movementsOf } from './points.sql.ts'
import { pointsOf } from './points.ts'
import type { StaffLoyalty } from './staff-contract.ts'

const movementsShown = 100
const movementsOnPage = 25

const told = ({ id: _, ...movement }: MovementRow) => movement

/** A customer's card with its points and latest movements. */
export async function loyaltyOf(db: Db, customerId: string, now: Date): Promise<Loyalty> {
  const card = await loyaltyCardOf(db, customerId)
  if (!card) return { card: null, available: 0, pending: 0, movements: [] }
  const points = await pointsOf(db, customerId, now)
  return {
    card: { number: card.number, issued_at: card.issued_at.toISOString() },
    available: points?.available ?? 0,
    pending: points?.pending ?? 0,
    movements: (await movementsOf(db, customerId, movementsShown)).map(told),
  }
}

/** The same as staff see it: with the numbers that were lost, and what this colleague may do now. */
export async function staffLoyaltyOf(
  tx: Tx,
  customerId: string,
  { staffId, limitCents, now }: { staffId: number; limitCents: number; now: Date },
): Promise<StaffLoyalty> {
  const loyalty = await loyaltyOf(tx, customerId, now)
  const former = await formerCardsOf(tx, customerId)
  const missing = loyalty.card ? null : 'loyalty.no_card'
  return {
    ...loyalty,
    former: former.map(({ number, blocked_at, reason, by }) => ({ number, blocked_at: blocked_at.toISOString(), reason, by })),
    may_give: await leftToGiveAlone(tx, { limitCents, by: String(staffId), now }),
    acts: { issue: loyalty.card ? 'card.has_one' : null, adjust: missing, replace: missing },
  }
}

/** The ledger of a customer, a page at a time; `before` is the `next` of the page before. */
export async function movementPage(db: Db, customerId: string, before: number | null): Promise<MovementPage> {
  const rows = await movementsOf(db, customerId, movementsOnPage + 1, before)
  const items = rows.slice(0, movementsOnPage)
  return { items: items.map(told), next: rows.length > movementsOnPage ? (items.at(-1)?.id ?? null) : null }
}
