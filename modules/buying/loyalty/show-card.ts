import type { Db } from '#kernel/db.ts'
import type { Loyalty, MovementPage } from './contract.ts'
import { loyaltyCardOf, type MovementRow, movementsOf } from './points.sql.ts'
import { pointsOf } from './points.ts'

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

/** The ledger of a customer, a page at a time; `before` is the `next` of the page before. */
export async function movementPage(db: Db, customerId: string, before: number | null): Promise<MovementPage> {
  const rows = await movementsOf(db, customerId, movementsOnPage + 1, before)
  const items = rows.slice(0, movementsOnPage)
  return { items: items.map(told), next: rows.length > movementsOnPage ? (items.at(-1)?.id ?? null) : null }
}
