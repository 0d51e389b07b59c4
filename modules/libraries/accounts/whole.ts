import type { Db, Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { orderCodeOf } from '#modules/orders/order/states.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import { customerView } from '#modules/people/customers/staff.ts'
import type { accountStates, noteKinds, WholeAccount } from './staff-contract.ts'
import {
  claimRows,
  colleagueNotes,
  insertNote,
  invoiceRows,
  keepAccount,
  lastContact,
  leaveAccount,
  letterRows,
  noteRows,
  openOrders,
  quoteRows,
  requestRows,
  shownOfEach,
  standingOf,
} from './whole.sql.ts'

/** How many orders each of these customers placed. */
export type OrdersOf = Parameters<typeof customerView>[2]

/** Who asks, so that the page says whether the account is theirs. */
export interface Asking {
  ordersOf: OrdersOf
  staffId: number
}

/** Where an account stands with the house. */
export const stateOf = (row: { is_open: boolean; refused: boolean }): (typeof accountStates)[number] =>
  row.is_open ? 'open' : row.refused ? 'refused' : 'waiting'

const some = <Row, Item>(rows: readonly Row[], shown: (row: Row) => Item) => ({
  more: rows.length > shownOfEach,
  items: rows.slice(0, shownOfEach).map(shown),
})

/** Everything of the account of a library or a business. @throws NotFound 'accounts.unknown' for any other */
export async function wholeAccount(db: Db, id: string, { ordersOf, staffId }: Asking): Promise<WholeAccount> {
  const standing = await standingOf(db, id)
  if (!standing) throw new NotFound('accounts.unknown')
  const customer = await customerView(db, id, ordersOf)
  const proved = await provedAddress(db, id, customer.email)
  return {
    ...customer,
    state: stateOf({ is_open: standing.is_open, refused: customer.refused_at !== null }),
    keeper: standing.keeper,
    kept_by_me: standing.staff_id === staffId,
    last_contact: (await lastContact(db, id, proved))?.toISOString() ?? null,
    open_orders: some(await openOrders(db, id), ({ placed_at, total_cents, states, ...row }) => ({
      ...row,
      date: placed_at.toISOString(),
      total: eurosOf(total_cents),
      status: orderCodeOf(states),
    })),
    notes_of_delivery: some(await noteRows(db, id), (row) => ({ ...row, total: eurosOf(row.total) })),
    invoices: some(await invoiceRows(db, id), (row) => ({ ...row, total: eurosOf(row.total), open: eurosOf(row.open) })),
    claims: some(await claimRows(db, id), (row) => ({ ...row, made_at: row.made_at.toISOString() })),
    requests: some(await requestRows(db, id), (row) => ({ ...row, asked_at: row.asked_at.toISOString() })),
    quotes: some(await quoteRows(db, id), (row) => ({ ...row, total: eurosOf(row.total) })),
    letters: some(await letterRows(db, id), (row) => ({ ...row, sent_at: row.sent_at.toISOString() })),
    notes: (await colleagueNotes(db, id)).map((row) => ({ ...row, made_at: row.made_at.toISOString() })),
  }
}

/** @throws NotFound 'accounts.unknown' */
export async function requireAccount(db: Db, id: string): Promise<void> {
  if (!(await standingOf(db, id))) throw new NotFound('accounts.unknown')
}

/** What a colleague notes of an account; the account never sees it, but is given it when it asks for its data. @throws NotFound */
export async function noteOnAccount(
  tx: Tx,
  id: string,
  { kind, text }: { kind: (typeof noteKinds)[number]; text: string },
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  await requireAccount(tx, id)
  await insertNote(tx, { customer_id: id, kind, text, staff_id: staffId, made_at: now })
}

/** Takes an account on, or leaves it to nobody. @throws NotFound */
export async function lookAfter(
  tx: Tx,
  id: string,
  mine: boolean,
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  await requireAccount(tx, id)
  await (mine ? keepAccount(tx, id, staffId, now) : leaveAccount(tx, id))
}
