import type { Db } from '#kernel/db.ts'
import { Forbidden, NotFound } from '#kernel/errors.ts'
import { type Caller, requireCaller } from '#modules/people/access/caller.ts'
import type { MemberAction } from '#modules/people/access/contract.ts'
import { requireMember } from '#modules/people/access/member-grants.ts'
import { openedBy } from './order-key.ts'

interface OwnedOrder {
  owner_id: string
  owner_kind: 'customer' | 'guest'
}

/** Who stands before an order: somebody signed in, somebody with the link of its letter, or both. */
export interface AtOrder {
  caller: Caller | null
  owns: (order: OwnedOrder) => boolean
  mayRead: (order: OwnedOrder) => boolean
  /** Whether all they hold is a letter about an account's order. */
  mustSignIn: (order: OwnedOrder) => boolean
  /**
   * Lets them change something. An account's order obeys its people and their roles alone, whatever link they hold; a guest's obeys the
   * link too. The link to pay lets whoever holds it pay, and nothing else.
   * @throws NotFound alike for unknown and foreign orders (O-15); Forbidden for a role that may not, 'order.sign_in' with a link alone.
   */
  requireAct: (order: OwnedOrder, action: MemberAction) => void
}

/** @throws Forbidden 'login_failed' for a session that is over, unless the link lets in. */
export async function atOrder(
  db: Db,
  { secret, number, now = new Date() }: { secret: string; number: string; now?: Date },
  body: { id: string; token: string; key: string },
): Promise<AtOrder> {
  const opened = body.key === '' ? null : openedBy(secret, number, body.key, now)
  const caller = await requireCaller(db, body, now).catch((error: unknown) => {
    if (opened && error instanceof Forbidden) return null
    throw error
  })
  const owns = (order: OwnedOrder) => caller?.id === order.owner_id
  return {
    caller,
    owns,
    mayRead: (order) => owns(order) || opened !== null,
    mustSignIn: (order) => !owns(order) && order.owner_kind === 'customer' && opened !== 'pay',
    requireAct: (order, action) => {
      if (caller && owns(order)) return requireMember(caller, action)
      if (!opened) throw new NotFound('order.unknown')
      if (opened === 'pay' && action === 'order.place') return
      if (opened !== 'act' || order.owner_kind !== 'guest') throw new Forbidden('order.sign_in')
    },
  }
}
