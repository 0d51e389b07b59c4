import type { Tx } from '#kernel/db.ts'
import { InvalidFields, Refused } from '#kernel/errors.ts'
import { cents, centsOf } from '#kernel/money.ts'
import type { PricedCart, PricingTables } from '#modules/buying/cart/reckon.ts'
import { type Agreed, confirmOnAccount, placeCart } from '#modules/buying/checkout/place-cart.ts'
import type { MadeFor } from '#modules/buying/checkout/write-order.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { commitBudget, lockBudget } from '#modules/invoicing/budgets/budgets.ts'
import { lockCredit } from '#modules/invoicing/terms/terms.ts'
import { confirmOrder } from '#modules/orders/money/confirm-order.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import { takeAtTill } from '#modules/orders/money/till.ts'
import { insertEvent, type OrderRow, orderLines } from '#modules/orders/order/orders.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { EmailMessage } from '#modules/platform/mail/email-message.ts'
import { queueEmailToStranger } from '#modules/platform/mail/to-stranger.ts'
import { type Asking, fillCart, refuseAddress } from './made-cart.ts'
import { orderOfKey } from './made-orders.sql.ts'
import type { MakeOrder } from './staff-contract.ts'
import { byLink, cartRefusal, payRefusal, payUntil, termsBy, withDeposit } from './terms-of-order.ts'
import { type Buyer, buyerOf, refuseUnreachable } from './who.ts'

export interface MakeDeps extends Pick<PayDeps, 'confirmation' | 'moneyMoved'> {
  /** The e-mail with the address where the order is paid. */
  payLinkEmail: (tx: Tx, order: OrderRow) => Promise<EmailMessage>
}

/** What is said of the order beside what it holds: the staff's own wish, or that of a quote. */
export type Made = Omit<MakeOrder, 'expected_total'> & {
  expected_total?: number | undefined
  /** Where its customer agreed to it, when that is not told by how it is paid. */
  concluded?: OrderRow['concluded']
  reference?: string
}

/**
 * Makes an order for a customer, by the same steps as the checkout: priced, promised, its copies taken, written. It waits for its
 * link to be paid, or stands at once where it is paid as it is collected. The same key finds the same order. @returns its number.
 * @throws InvalidFields naming what lacks; Refused and Conflict with the reasons of the checkout and of the till.
 */
export async function makeOrder(
  tx: Tx,
  deps: MakeDeps,
  { wish, tables, staffId }: { wish: Made; tables: PricingTables; staffId: number },
  asking: Asking,
  doing: Doing,
): Promise<string> {
  const cartId = `made-${wish.key}`
  const made = await orderOfKey(tx, cartId)
  if (made) return made
  refuseUnreachable(wish.who, byLink(wish.pays))
  refuseAddress(wish)
  await storeByCode(tx, wish.store_code)
  const buyer = await buyerOf(tx, wish.who)
  const cart = await fillCart(tx, tables, { wish, buyer, comments: wish.comments }, asking, cartId)
  const depositCents = depositOf(cart, wish)
  const agreed = agreedIn(cart, wish)
  const budget = wish.pays === 'account' ? await lockAccount(tx, wish, buyer, cart) : null
  const order = await placeCart(
    tx,
    cart,
    {
      agreed,
      wishes: {
        reference: wish.reference ?? '',
        billing_address: contactOf(wish, buyer),
        invoice_request: false,
        opt_out: false,
      },
      trade: {
        terms: termsBy[wish.pays],
        budgetId: budget,
        placedBy: null,
        approvedBy: null,
        made: madeFor(wish, { staffId, depositCents, now: asking.now }),
      },
    },
    { ...asking, caller: buyer.caller, language: buyer.language },
  )
  if (byLink(wish.pays)) await sendPayLink(tx, deps, order, doing)
  else if (wish.pays === 'account') await standsOnAccount(tx, deps, order, { budget, staffId }, doing)
  else await stands(tx, deps, order, { wish, staffId, depositCents }, doing)
  return order.number
}

/**
 * Room for it on the account, and on the budget that is to bear it. @returns the budget.
 * @throws Refused with the reasons of the terms; NotFound and Conflict of the budget
 */
async function lockAccount(tx: Tx, { budget }: Made, { caller }: Buyer, { quote }: PricedCart): Promise<number | null> {
  await lockCredit(tx, caller.id, quote.total)
  return budget === null ? null : (await lockBudget(tx, caller.id, budget)).id
}

/** It is paid by invoice: prepared at once, and charged to its budget. */
async function standsOnAccount(
  tx: Tx,
  deps: MakeDeps,
  order: OrderRow,
  { budget, staffId }: { budget: number | null; staffId: number },
  { now }: Doing,
): Promise<void> {
  const amountCents = cents(order.total_cents)
  if (budget !== null) await commitBudget(tx, { budgetId: budget, orderId: order.id, amountCents, actor: String(staffId) })
  await confirmOnAccount(tx, deps, order, now)
}

const madeFor = (
  { store_code, pays, concluded }: Made,
  { staffId, depositCents, now }: { staffId: number; depositCents: number; now: Date },
): MadeFor => ({
  staffId,
  storeCode: store_code,
  concluded: concluded ?? (byLink(pays) ? 'distance' : 'counter'),
  depositCents,
  payUntil: payUntil({ pays }, now),
})

function agreedIn(cart: PricedCart, { pays, expected_total }: Made): Agreed {
  const expectedCents = expected_total === undefined ? null : centsOf(expected_total)
  const refusal = cartRefusal(cart, expectedCents) ?? payRefusal(cart, pays)
  if (refusal) throw new Refused(refusal)
  return { conditions: true, expectedCents }
}

/** @throws InvalidFields where it is missing, or no part of the total */
function depositOf({ quote }: PricedCart, { pays, deposit, till_receipt }: Made): number {
  if (!withDeposit(pays)) return 0
  const amount = deposit === null ? 0 : centsOf(deposit)
  if (amount < 1 || amount >= quote.total) throw new InvalidFields({ deposit: 'made_order.deposit' })
  if (pays === 'deposit_till' && till_receipt === '') throw new InvalidFields({ till_receipt: 'made_order.receipt' })
  return amount
}

/** Who has no account is reached by what the order says; it is no address, and no invoice names it. */
const contactOf = ({ who, collect_at }: Made, { name, phone }: Buyer) =>
  who.customer !== null || collect_at === null
    ? undefined
    : { recipient: name, street: '', floor: null, postcode: '', city: '', region: '', country: 'ES', phone: phone || null }

/** It is paid as it is collected: promised like what is paid, and told of. */
async function stands(
  tx: Tx,
  deps: MakeDeps,
  order: OrderRow,
  { wish, staffId, depositCents }: { wish: Made; staffId: number; depositCents: number },
  doing: Doing,
): Promise<void> {
  await confirmOrder(tx, deps, order, await orderLines(tx, order.id), { state: 'authorised', last4: null, now: doing.now })
  if (wish.pays !== 'deposit_till') return
  const till = { cents: cents(depositCents), receipt: wish.till_receipt, storeCode: wish.store_code, staffId }
  await takeAtTill(tx, deps, await wholeOrder(tx, order.id), till, doing)
}

/** Nobody has shown yet that the address is theirs: it is written to as often as any form would. */
export async function sendPayLink(tx: Tx, deps: MakeDeps, order: OrderRow, { actor, now }: Doing): Promise<void> {
  await queueEmailToStranger(tx, order.email, await deps.payLinkEmail(tx, order), { now, order: order.number })
  await insertEvent(tx, order.id, actor.kind, 'pay_link', { actorId: actor.id })
}
