import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import type { Actor } from './actor.ts'
import { insertEvent, moveLine, type OrderLineRow } from './orders.sql.ts'
import { type Fulfilment, mayFulfil } from './states.ts'

/** Who takes a step, when, and why. */
export interface Doing {
  actor: Actor
  now: Date
  reason?: string
}

/** @throws Conflict 'order.not_now' when the table of moves does not know this one, or the line stands elsewhere by now. */
export async function fulfil(tx: Tx, line: Pick<OrderLineRow, 'id' | 'fulfilment'>, to: Fulfilment): Promise<void> {
  if (!mayFulfil(line.fulfilment, to)) throw new Conflict('order.not_now')
  const [moved] = await moveLine(tx, line.id, line.fulfilment, to)
  if (!moved) throw new Conflict('order.not_now')
}

/** Writes a step into the order's history. */
export const noteEvent = (
  tx: Tx,
  orderId: number,
  event: string,
  { actor, reason = '' }: Doing,
  about: { lineId?: number; parcelId?: number } = {},
) => insertEvent(tx, orderId, actor.kind, event, { detail: reason, actorId: actor.id, ...about })
