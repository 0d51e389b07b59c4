import type { Pool, Transactional, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { changeList, ownList } from './access.ts'
import {
  copyLines,
  deleteList,
  insertList,
  type ListRow,
  lastHabits,
  lineCount,
  lockDesk,
  moveList,
  openListCount,
  openListId,
  setList,
} from './desk.sql.ts'
import { mostOpenLists } from './limits.ts'
import type { ListKind } from './states.ts'

const memberOf = (caller: Caller) => caller.member?.id ?? null

/** Budget and place of the last order: a new one begins with them. */
const habitsOf = async (tx: Tx, caller: Caller) => (await lastHabits(tx, caller.id, memberOf(caller))) ?? {}

/**
 * The order list that the caller worked on last, made when there is none. Inside a transaction; of two at once both get the same.
 * @returns its id.
 */
export async function openListOf(tx: Tx, caller: Caller): Promise<number> {
  await lockDesk(tx, caller.id)
  return (
    (await openListId(tx, caller.id, memberOf(caller))) ??
    insertList(tx, {
      ...(await habitsOf(tx, caller)),
      customer_id: caller.id,
      member_id: memberOf(caller),
      kind: 'order',
      name: '',
    })
  )
}

/** A further list of the caller's, empty. @throws Refused 'desk.too_many_lists'. */
export const createList = (
  db: Transactional,
  caller: Caller,
  { name, kind }: { name: string; kind: Exclude<ListKind, 'proposal'> },
) => db.begin((tx) => newList(tx, caller, { name, kind }))

async function newList(tx: Tx, caller: Caller, fields: Partial<ListRow> & { name: string; kind: ListKind }): Promise<number> {
  await lockDesk(tx, caller.id)
  if ((await openListCount(tx, caller.id)) >= mostOpenLists) throw new Refused('desk.too_many_lists')
  const habits = fields.kind === 'order' ? await habitsOf(tx, caller) : {}
  return insertList(tx, { ...habits, ...fields, customer_id: caller.id, member_id: memberOf(caller) })
}

/**
 * Copies a list's lines into a new one: kept to be used again ('saved'), or to be ordered ('order'); reference, centre and comments
 * go along, its order does not. @returns the new list's id.
 * @throws NotFound, Refused 'desk.empty', 'desk.too_many_lists'.
 */
export const copyList = (
  db: Pool,
  caller: Caller,
  { listId, kind, name }: { listId: number; kind: 'order' | 'saved'; name: string },
) =>
  db.begin(async (tx) => {
    const list = await ownList(tx, caller, listId)
    if ((await lineCount(tx, list.id)) === 0) throw new Refused('desk.empty')
    const { comments, address_id, store_code, shipment } = list
    const copy = await newList(tx, caller, { kind, name: name || list.name, comments, address_id, store_code, shipment })
    await copyLines(tx, list.id, copy)
    return copy
  })

/** Puts a list away, or takes it out again. @throws NotFound, Forbidden, Conflict 'desk.not_now'. */
export const archiveList = (db: Pool, caller: Caller, listId: number, archived: boolean): Promise<void> =>
  changeList(
    db,
    caller,
    listId,
    async (tx, list) => {
      await moveList(tx, list.id, list.state, archived ? 'archived' : 'open')
    },
    [archived ? 'open' : 'archived'],
  )

/** Forgets a list that did not become an order. @throws NotFound, Forbidden, Conflict 'desk.not_now'. */
export const removeList = (db: Pool, caller: Caller, listId: number): Promise<void> =>
  changeList(
    db,
    caller,
    listId,
    async (tx, list) => {
      await deleteList(tx, list.id)
    },
    ['open', 'archived'],
  )

/** Name, number of the customer's own, comments, budget, where it goes. @throws as changeList; NotFound for an address or budget of another's. */
export const settleList = (
  db: Transactional,
  caller: Caller,
  listId: number,
  fields: Partial<Pick<ListRow, 'name' | 'reference' | 'comments' | 'budget_id' | 'address_id' | 'store_code' | 'shipment'>>,
  known: { budgets: readonly number[]; addresses: readonly number[]; stores: readonly string[] },
): Promise<void> =>
  changeList(db, caller, listId, async (tx, list) => {
    const foreign =
      (fields.budget_id != null && !known.budgets.includes(fields.budget_id)) ||
      (fields.address_id != null && !known.addresses.includes(fields.address_id)) ||
      (fields.store_code != null && !known.stores.includes(fields.store_code))
    if (foreign) throw new Refused('desk.unknown_choice')
    if (Object.keys(fields).length > 0) await setList(tx, list.id, fields)
  })
