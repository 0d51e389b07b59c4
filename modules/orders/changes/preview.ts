import type { Tx } from '#kernel/db.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { type Changed, changeOrder } from './change-order.ts'
import type { ChangeWish } from './wish.ts'

/** Takes everything back that was done to find out. */
class Seen extends Error {
  readonly changed: Changed
  constructor(changed: Changed) {
    super('only looked at')
    this.changed = changed
  }
}

/** What a change would come to: it is made, and taken back. @throws as changeOrder */
export async function previewChange(
  tx: Tx,
  deps: ReturnDeps,
  asked: { number: string; wish: ChangeWish },
  doing: Doing,
): Promise<Changed> {
  try {
    await tx.begin(async (part) => {
      throw new Seen(await changeOrder(part, deps, asked, doing))
    })
  } catch (error) {
    if (error instanceof Seen) return error.changed
    throw error
  }
  throw new Error('a look at a change was kept')
}
