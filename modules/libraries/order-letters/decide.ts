import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { createCart } from '#modules/buying/cart/cart.ts'
import { putWholeInto } from '#modules/libraries/desk/basket.ts'
import { addTriaged } from '#modules/libraries/desk/lines.ts'
import { createList } from '#modules/libraries/desk/lists.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { type Asking, copiesOf, type Ready, readyFor } from './asked-copies.ts'
import { openLetter } from './mend.ts'
import { putOutcome } from './order-letters.sql.ts'
import { listName, outcomeEmail, refusalEmail } from './outcome-emails.ts'
import { proofOf } from './show-letter.ts'
import { lineState } from './states.ts'

export interface DecideDeps {
  senders: Senders
}
export interface Deciding extends Asking {
  staffId: number
}

/** A list of the account's own with what is wanted; what has no title is there too, to be chosen or asked for. */
export async function listOf(tx: Tx, { letter, caller, lines }: Ready): Promise<number> {
  const list = await createList(tx, caller, { name: listName(letter), kind: 'order' })
  await addTriaged(
    tx,
    list,
    lines.flatMap((line) => {
      const state = lineState(line)
      const { product_id: productId, candidates, quantity, asked, ean } = line
      return state === 'unwanted' ? [] : [{ state, productId, candidates, quantity, asked, ean: ean || null }]
    }),
  )
  return list
}

/** One decision for each, whoever is quicker. @throws Conflict 'order_letter.decided' */
export async function decided(
  tx: Tx,
  id: number,
  outcome: Parameters<typeof putOutcome>[2],
  { staffId, now }: Pick<Deciding, 'staffId' | 'now'>,
): Promise<void> {
  if (!(await putOutcome(tx, id, outcome, { staffId, now }))) throw new Conflict('order_letter.decided')
}

/** Tells the account what became of it: whoever sent it, where they are known to work for it, else its holder. */
export const tellAccount = (tx: Tx, { senders }: DecideDeps, ready: Ready, became: Parameters<typeof outcomeEmail>[2]) =>
  queueEmail(tx, ready.caller.email, outcomeEmail(senders(ready.letter.language), ready, became))

/** @throws Conflict with a reason of `acts`; Refused 'desk.too_many_lists', 'desk.too_many_lines' */
export async function intoList(tx: Tx, deps: DecideDeps, id: number, deciding: Deciding): Promise<void> {
  const ready = await readyFor(tx, await openLetter(tx, id), 'list', deciding)
  const list = await listOf(tx, ready)
  await decided(tx, id, { state: 'listed', list_id: list }, deciding)
  await tellAccount(tx, deps, ready, { kind: 'list', list })
}

/** Into the open basket of the account, every copy or none. @throws as intoList; Refused 'desk.lines_unavailable' */
export async function intoBasket(tx: Tx, deps: DecideDeps, id: number, deciding: Deciding): Promise<void> {
  const ready = await readyFor(tx, await openLetter(tx, id), 'basket', deciding)
  const cart = await createCart(tx, ready.asking)
  const there = new Map(cart.cart_lines.map(({ product, quantity }) => [product.pk, quantity]))
  await putWholeInto(tx, cart.pk, { copies: copiesOf(ready.lines), there }, deciding.now)
  await decided(tx, id, { state: 'in_basket' }, deciding)
  await tellAccount(tx, deps, ready, { kind: 'basket' })
}

/** Nothing comes of it; whoever wrote is told why, in their language. @throws Conflict 'order_letter.decided' */
export async function refuseLetter(
  tx: Tx,
  { senders }: DecideDeps,
  { id, reason }: { id: number; reason: string },
  { staffId, now }: Pick<Deciding, 'staffId' | 'now'>,
): Promise<void> {
  const letter = await openLetter(tx, id)
  await decided(tx, id, { state: 'refused', reason }, { staffId, now })
  const email = refusalEmail(senders(letter.language), letter, reason)
  if (proofOf(letter) === 'unproved') await queueEmailToStranger(tx, letter.email, email, { now })
  else await queueEmail(tx, letter.email, email)
}

/** Somebody dealt with it otherwise. @throws Conflict 'order_letter.decided' */
export async function handleLetter(tx: Tx, id: number, by: Pick<Deciding, 'staffId' | 'now'>): Promise<void> {
  await openLetter(tx, id)
  await decided(tx, id, { state: 'handled' }, by)
}
