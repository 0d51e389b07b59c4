import type { Tx } from '#kernel/db.ts'
import { reversePoints } from '#modules/buying/loyalty/reversal.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'

const none = { numerator: 0, denominator: 1 }

/** What of a line goes back: copies, or money alone for copies that stay. */
export interface GoneBack {
  lineId: number
  quantity: number
  goodsCents: number
}

/**
 * Gives back the points that paid for what goes back, and takes those that it earned; a line that points alone paid for gives them back
 * too. `key` says what caused it, so that it counts once.
 */
export async function returnPoints(tx: Tx, { order, lines }: WholeOrder, key: string, gone: readonly GoneBack[], now: Date) {
  const partsOf = (line: WholeOrder['lines'][number]) => {
    const back = gone.find((goneBack) => goneBack.lineId === line.id)
    if (!back) return { earnedPart: none, spentPart: none }
    const copies = { numerator: back.quantity, denominator: line.quantity }
    if (back.quantity > 0) return { earnedPart: copies, spentPart: copies }
    // Money for copies that stay is what somebody said it is: it brings no points on top.
    return { earnedPart: { numerator: back.goodsCents, denominator: Math.max(1, line.paid_cents) }, spentPart: none }
  }
  // What a change added earned its own.
  for (const [changeId, of] of Map.groupBy(lines, (line) => line.change_id)) {
    if (changeId !== null && !of.some((line) => gone.some(({ lineId }) => lineId === line.id))) continue
    const back = of.map((line) => ({ ...line, ...partsOf(line) }))
    await reversePoints(tx, {
      orderId: order.id,
      changeId,
      key: changeId === null ? key : `${key}:change ${changeId}`,
      back,
      now,
    })
  }
}
