import type { Pool, Tx } from '#kernel/db.ts'
import { giveBackHeld, type HoldLine, holdStock, takeHeld } from '#modules/goods/stock/holds.ts'
import type { CopiesNeeded, Preference } from '#modules/goods/stock/take-stock.ts'
import { endedHolds, endHolding, extendHold, lockCarts } from './hold-times.sql.ts'
import { wantedCopies } from './line-rules.ts'
import type { PricedCart } from './reckon.ts'

/** From the buy step on: as long as the visitor goes on, but not for ever. */
const holdFor = { minutes: 15, atMost: 45 }
/** Of somebody who has said nothing but an e-mail: a quarter of an hour once, and few copies of one product. */
const guestHoldFor = { minutes: 15, atMost: 15 }
const mostForGuest = 5

/** The copies that a cart in the buy step holds. */
export const copiesToHold = ({ lines }: Pick<PricedCart, 'lines'>): HoldLine[] =>
  wantedCopies(lines.filter((line) => line.notice !== 'unavailable'))

/**
 * Holds a cart's copies for a quarter of an hour, or a quarter more. Where there are too few it holds what there is: the cart then
 * says so itself. A guest's cart holds some copies of a product only: the others are taken when the order is placed. Inside a
 * transaction that has locked the cart. @returns until when, and the products of which there were too few.
 */
export async function holdCopies(
  tx: Tx,
  {
    cartId,
    lines,
    preference,
    guest,
    now,
  }: { cartId: string; lines: readonly HoldLine[]; preference: Preference; guest: boolean; now: Date },
): Promise<{ until: Date | null; short: number[] }> {
  const wanted = guest ? lines.map((line) => ({ ...line, quantity: Math.min(line.quantity, mostForGuest) })) : lines
  const { any, short } = await holdStock(tx, { cartId, lines: wanted, preference })
  if (any) return { until: await extendHold(tx, cartId, now, guest ? guestHoldFor : holdFor), short }
  await endHolding(tx, [cartId])
  return { until: null, short }
}

/** Takes what an order needs of a locked cart: what it holds, which ends, and the rest from the stores. @returns as takeHeld. */
export async function takeCopiesOf(
  tx: Tx,
  { cartId, holding, ...order }: { cartId: string; holding: boolean; neededs: readonly CopiesNeeded[]; preference: Preference },
): ReturnType<typeof takeHeld> {
  const outcome = await takeHeld(tx, { cartId, holding, ...order })
  if (holding) await endHolding(tx, [cartId])
  return outcome
}

/** Gives back what carts hold, or their holds of some products. Inside a transaction that has not locked any stock. */
export async function releaseHold(
  tx: Tx,
  cartIds: readonly string[],
  productIds: readonly number[] | null = null,
): Promise<void> {
  await lockCarts(tx, cartIds)
  await giveBackHeld(tx, cartIds, productIds)
  await endHolding(tx, cartIds)
}

/** Gives back what nobody came back for. @returns how many carts, so that the caller goes on while there are more. */
export const sweepHolds = (db: Pool, now: Date, limit = 50): Promise<number> =>
  db.begin(async (tx) => {
    const ended = await endedHolds(tx, now, limit)
    if (ended.length > 0)
      await releaseHold(
        tx,
        ended.map((cart) => cart.id),
      )
    return ended.length
  })
