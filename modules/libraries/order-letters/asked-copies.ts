import type { Tx } from '#kernel/db.ts'
import { Conflict, type RefusalCode } from '#kernel/errors.ts'
import type { CartSettings } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { termsOf } from '#modules/invoicing/terms/terms.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { knownForOrders } from '#modules/people/customers/known-customer.ts'
import { tradeKind } from '#modules/people/customers/trade-standing.ts'
import { type LetterLineRow, letterLines } from './lines.sql.ts'
import { memberRow, type OrderLetterRow } from './order-letters.sql.ts'
import type { StaffLetter } from './staff-contract.ts'
import { lineState } from './states.ts'
import { whyNot } from './why-not.ts'

export interface Asking {
  storefront: string
  settings: CartSettings
  now: Date
}

/** An order by e-mail that is about to become something: whose it is, and what of it is wanted. */
export interface Ready {
  letter: OrderLetterRow
  /** Who orders: whoever sent it, with the rights they have in their account, else its holder. */
  caller: Caller
  asking: ShowCartInput & { caller: Caller }
  lines: readonly LetterLineRow[]
}

/** Copies of each title that is wanted: of two lines for one title both count. */
export function copiesOf(lines: readonly LetterLineRow[]): Map<number, number> {
  const copies = new Map<number, number>()
  for (const line of lines)
    if (lineState(line) === 'found' && line.product_id !== null)
      copies.set(line.product_id, (copies.get(line.product_id) ?? 0) + line.quantity)
  return copies
}

async function callerOf(tx: Tx, customerId: string, memberId: string | null): Promise<Caller> {
  const member = memberId === null ? undefined : await memberRow(tx, customerId, memberId)
  const { email } = await knownForOrders(tx, customerId)
  return { kind: 'customer', id: customerId, email: member?.email ?? email, member: member ?? null }
}

/** @throws Conflict with the reason that the screen shows, where it cannot become that */
export async function readyFor(
  tx: Tx,
  letter: OrderLetterRow,
  act: keyof StaffLetter['acts'],
  { storefront, settings, now }: Asking,
): Promise<Ready> {
  const lines = await letterLines(tx, letter.id)
  const { customer_id: customer } = letter
  const trade = customer !== null && (await tradeKind(tx, { kind: 'customer', id: customer }, now)) !== null
  const { onAccount } = customer === null ? { onAccount: false } : await termsOf(tx, customer)
  const why: RefusalCode | null = whyNot(letter, { lines, trade, onAccount })[act]
  if (why !== null) throw new Conflict(why)
  if (customer === null) throw new Conflict('order_letter.no_account')
  const caller = await callerOf(tx, customer, letter.member_id)
  return { letter, caller, lines, asking: { caller, storefront, settings, now, language: letter.language } }
}
