import type { Db, Locking, Transactional, Tx } from '#kernel/db.ts'
import { Conflict, Forbidden, NotFound } from '#kernel/errors.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { mayMember, requireMember } from '#modules/people/access/member-grants.ts'
import { requireCustomer } from '#modules/people/customers/session.ts'
import { requireTrade } from '#modules/people/customers/trade-standing.ts'
import { type ListRow, listRow, touchList } from './desk.sql.ts'
import type { ListState } from './states.ts'

/**
 * Who works at the desk: somebody of an activated library or a verified business (L-14).
 * @throws Forbidden "This page can not be accessed." for everybody else.
 */
export async function requireDesk(db: Db, signed: { id: string; token: string }, now: Date): Promise<Caller> {
  const caller = await requireCustomer(db, signed, now)
  await requireTrade(db, caller, now)
  requireMember(caller, 'desk.use')
  return caller
}

/** Requesters change lists of their own while nobody decides on them; whoever may approve changes every list. */
export function mayEdit(caller: Caller, list: Pick<ListRow, 'member_id' | 'state'>): boolean {
  if (list.state !== 'open' && list.state !== 'awaiting') return false
  if (mayMember(caller, 'order.approve')) return true
  return list.state === 'open' && list.member_id === (caller.member?.id ?? null)
}

/** A list of the caller's account. @throws NotFound for those of others and for none. */
export async function ownList<Lock extends boolean = false>(
  db: Locking<Lock>,
  caller: Caller,
  listId: number,
  how?: { lock: Lock },
): Promise<ListRow> {
  const list = await listRow(db, caller.id, listId, how)
  if (!list) throw new NotFound('desk.unknown_list')
  return list
}

/** Changes a list, locked, in a transaction. @throws NotFound; Forbidden; Conflict 'desk.not_now' when it stands elsewhere by now. */
export const changeList = <T>(
  db: Transactional,
  caller: Caller,
  listId: number,
  change: (tx: Tx, list: ListRow) => Promise<T>,
  states: readonly ListState[] = ['open', 'awaiting'],
): Promise<T> =>
  db.begin(async (tx) => {
    const list = await ownList(tx, caller, listId, { lock: true })
    if (!states.includes(list.state)) throw new Conflict('desk.not_now')
    if (!mayEdit(caller, { ...list, state: list.state === 'archived' ? 'open' : list.state })) throw new Forbidden()
    const changed = await change(tx, list)
    await touchList(tx, list.id)
    return changed
  }) as Promise<T>
