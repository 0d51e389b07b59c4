import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused } from '#kernel/errors.ts'
import { knownForOrders } from '#modules/people/customers/known-customer.ts'
import { accountsOfAddress } from '#modules/people/customers/proved-address.ts'
import { insertLine, isSoldHere, type Mended, putLine } from './lines.sql.ts'
import { holdLetter, type OrderLetterRow, putAccount } from './order-letters.sql.ts'
import { letterMoves } from './states.ts'

/** Who changes something, when, and in which shop. */
export interface By {
  staffId: number
  now: Date
  storefront: string
}

/** One that nobody has decided yet, locked. @throws NotFound; Conflict 'order_letter.decided' */
export async function openLetter(tx: Tx, id: number): Promise<OrderLetterRow> {
  const letter = await holdLetter(tx, id)
  if (!letter) throw new NotFound('order_letter.unknown')
  if (letterMoves[letter.state].length === 0) throw new Conflict('order_letter.decided')
  return letter
}

/** @throws Refused 'order_letter.unknown_title' for what this shop does not have */
async function requireTitle(tx: Tx, product: number | null, storefront: string): Promise<void> {
  if (product !== null && !(await isSoldHere(tx, product, storefront))) throw new Refused('order_letter.unknown_title')
}

/** What a line means, how many copies, whether it is wanted, and what whoever sent it is told of it. @throws as openLetter */
export async function mendLine(tx: Tx, at: { letter: number; line: number }, mended: Mended, by: By): Promise<void> {
  await openLetter(tx, at.letter)
  await requireTitle(tx, mended.product, by.storefront)
  if (!(await putLine(tx, at, mended, by))) throw new NotFound('order_letter.unknown_line')
}

/** A title that was not read, or was asked for otherwise. @throws as openLetter */
export async function addLetterLine(tx: Tx, letter: number, added: { product: number; quantity: number }, by: By): Promise<void> {
  await openLetter(tx, letter)
  await requireTitle(tx, added.product, by.storefront)
  await insertLine(tx, letter, added, by)
}

/** Says whose account an e-mail is for; whoever wrote is not known by that. @throws as openLetter; Conflict 'order_letter.signed_in' */
export async function assignAccount(tx: Tx, id: number, customer: string): Promise<void> {
  const letter = await openLetter(tx, id)
  if (letter.came_by === 'form') throw new Conflict('order_letter.signed_in')
  await knownForOrders(tx, customer)
  const known = (await accountsOfAddress(tx, letter.email)).find((account) => account.customer === customer)
  await putAccount(tx, id, { customer_id: customer, member_id: known?.member ?? null })
}
