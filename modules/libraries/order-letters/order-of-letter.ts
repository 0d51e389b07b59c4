import type { Tx } from '#kernel/db.ts'
import { NotFound, type RefusalCode, Refused } from '#kernel/errors.ts'
import { cents, centsOf, toEuros } from '#kernel/money.ts'
import { type PricedCart, type PricingTables, readPricingTables } from '#modules/buying/cart/reckon.ts'
import { reckonWish } from '#modules/buying/made-orders/made-cart.ts'
import { makeOrder } from '#modules/buying/made-orders/make-order.ts'
import { reckonedView } from '#modules/buying/made-orders/reckoned-view.ts'
import { type MadeOrderDeps, makingWith } from '#modules/buying/made-orders/staff.ts'
import { Who } from '#modules/buying/made-orders/staff-contract.ts'
import { buyerSoFar } from '#modules/buying/made-orders/who.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { budgetById, budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import type { ApprovalEmails } from '#modules/libraries/desk/approval.ts'
import { settleList } from '#modules/libraries/desk/lists.ts'
import { mayOrderAlone } from '#modules/libraries/desk/needs-approval.ts'
import { placeList } from '#modules/libraries/desk/place-list.ts'
import { deliveryOf, reckonList } from '#modules/libraries/desk/reckon-list.ts'
import type { Doing } from '#modules/orders/order/steps.ts'
import { addressesOf } from '#modules/people/customers/addresses.ts'
import { type Asking, copiesOf, type Ready, readyFor } from './asked-copies.ts'
import { type DecideDeps, type Deciding, decided, listOf, tellAccount } from './decide.ts'
import { openLetter } from './mend.ts'
import { orderIdOf } from './order-letters.sql.ts'
import type { OrderAs, ReckonedLetter } from './staff-contract.ts'
import { lineState } from './states.ts'

export interface OrderDeps extends DecideDeps, MadeOrderDeps {
  approvalEmails: ApprovalEmails
}

/** @throws NotFound for an address that is not the account's */
async function addressIn(tx: Tx, { caller }: Ready, { address }: OrderAs) {
  if (address === null) return null
  const found = (await addressesOf(tx, caller.id)).find(({ pk }) => pk === address)
  if (!found) throw new NotFound('desk.unknown_choice')
  return found
}

/** Where it is collected; what is sent to an address is not, whichever store makes it. */
const collectedAt = ({ address, store_code }: OrderAs) => (address === null ? store_code : null)

/** The wish of an order by link, as a colleague would fill it in. */
async function wishOf(tx: Tx, ready: Ready, as: OrderAs) {
  const address = deliveryOf({ store_code: null }, await addressIn(tx, ready, as))
  return {
    lines: [...copiesOf(ready.lines)].map(([product, copies]) => ({ product, copies })),
    who: Who.parse({ customer: ready.caller.id }),
    collect_at: collectedAt(as),
    address,
    shipment: as.shipment,
  }
}

async function accountCart(tx: Tx, tables: PricingTables, ready: Ready, as: OrderAs): Promise<PricedCart> {
  const list = { comments: '', store_code: collectedAt(as), shipment: as.shipment }
  const lines = [...copiesOf(ready.lines)].map(([product_id, quantity], id) => ({
    id,
    product_id,
    quantity,
    state: 'found' as const,
  }))
  const address = await addressIn(tx, ready, as)
  return (await reckonList(tx, tables, { list, lines, address }, ready.asking)).cart
}

/** What an order of it would cost, what it leaves of a budget, and why it cannot be, in the words of whoever reads it. */
export async function reckonLetter(
  tx: Tx,
  id: number,
  as: OrderAs,
  asking: Asking,
  say: (code: RefusalCode) => string,
): Promise<ReckonedLetter> {
  const ready = await readyFor(tx, await openLetter(tx, id), as.pays === 'account' ? 'order' : 'link', asking)
  const tables = await readPricingTables(tx)
  const cart =
    as.pays === 'account'
      ? await accountCart(tx, tables, ready, as)
      : await reckonWish(
          tx,
          tables,
          { wish: await wishOf(tx, ready, as), buyer: await buyerSoFar(tx, Who.parse({ customer: ready.caller.id })) },
          asking,
        )
  const { lines, shipping, total, why_not } = reckonedView(cart, { say }, as.pays === 'account')
  const budget = as.budget === null || as.pays === 'link' ? null : await budgetById(tx, ready.caller.id, as.budget)
  const left = budget === null ? null : budget.availableCents - cart.quote.total
  const alone = as.pays === 'link' || mayOrderAlone(ready.caller, cart.quote.total, left !== null && left < 0)
  const states = ready.lines.map(lineState)
  return {
    lines: lines.map(({ product, copies, unit, total: paid, why_not: why }) => ({
      product,
      copies,
      unit,
      total: paid,
      why_not: why,
    })),
    left_out: states.filter((state) => state === 'choose' || state === 'unknown').length,
    shipping,
    total,
    budget_left: left === null ? null : toEuros(cents(left)),
    why_not: why_not ?? (alone ? null : say('access.needs_approval')),
  }
}

/**
 * Makes an order of it: on the account's terms by the rules of its own desk, from its budget; or as any order that a colleague makes,
 * paid by link. @throws Conflict with a reason of `acts`; what placing a list and making an order refuse
 */
export async function orderLetter(
  tx: Tx,
  deps: OrderDeps,
  { id, as, expectedTotal }: { id: number; as: OrderAs; expectedTotal: number },
  deciding: Deciding,
  doing: Doing,
): Promise<void> {
  const ready = await readyFor(tx, await openLetter(tx, id), as.pays === 'account' ? 'order' : 'link', deciding)
  const ordered = as.pays === 'account' ? onAccount : byLink
  const { number, leftovers } = await ordered(tx, deps, ready, { as, expectedTotal, deciding, doing })
  const order_id = await orderIdOf(tx, number)
  await decided(tx, id, { state: 'ordered', order_id, ...(leftovers !== null && { list_id: leftovers }) }, deciding)
  await tellAccount(tx, deps, ready, { kind: 'order', number, list: leftovers })
}

interface Ordering {
  as: OrderAs
  expectedTotal: number
  deciding: Deciding
  doing: Doing
}

async function onAccount(tx: Tx, deps: OrderDeps, ready: Ready, { as, expectedTotal, deciding }: Ordering) {
  const { caller, asking } = ready
  const listId = await listOf(tx, ready)
  const known = {
    budgets: (await budgetsOf(tx, caller.id)).map((budget) => budget.id),
    addresses: (await addressesOf(tx, caller.id)).map(({ pk }) => pk),
    stores: (await allStores(tx, deciding.now)).map(({ code }) => code),
  }
  const { budget: budget_id, address: address_id, shipment, reference } = as
  const store_code = collectedAt(as)
  await settleList(tx, caller, listId, { budget_id, address_id, store_code, shipment, reference }, known)
  const placing = { db: tx, confirmation: deps.confirmation, letters: deps.approvalEmails }
  return placeList(placing, { listId, expectedCents: centsOf(expectedTotal) }, asking)
}

async function byLink(tx: Tx, deps: OrderDeps, ready: Ready, { as, expectedTotal, deciding, doing }: Ordering) {
  if (as.store_code === null) throw new Refused('order.store_missing')
  const made = {
    ...(await wishOf(tx, ready, as)),
    store_code: as.store_code,
    key: `order-letter-${ready.letter.id}`,
    pays: 'link' as const,
    deposit: null,
    till_receipt: '',
    budget: null,
    comments: as.reference,
    expected_total: expectedTotal,
  }
  const asked = { wish: made, tables: await readPricingTables(tx), staffId: deciding.staffId }
  const { storefront, settings, now } = deciding
  return { number: await makeOrder(tx, makingWith(deps), asked, { storefront, settings, now }, doing), leftovers: null }
}
