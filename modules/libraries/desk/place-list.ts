import { randomBytes } from 'node:crypto'
import type { Transactional, Tx } from '#kernel/db.ts'
import { Conflict, Forbidden, Refused } from '#kernel/errors.ts'
import { cents } from '#kernel/money.ts'
import { insertDeskCart, saleRows } from '#modules/buying/cart/for-orders.ts'
import { type PricedCart, readPricingTables, reckonCart } from '#modules/buying/cart/reckon.ts'
import type { ShowCartInput } from '#modules/buying/cart/show-cart.ts'
import { confirmOnAccount, orderById, placeCart } from '#modules/buying/checkout/place-cart.ts'
import type { MadeFor } from '#modules/buying/checkout/write-order.ts'
import { commitBudget, lockBudget } from '#modules/invoicing/budgets/budgets.ts'
import { lockCredit } from '#modules/invoicing/terms/terms.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { mayMember, requireMember, requireWithinLimit } from '#modules/people/access/member-grants.ts'
import { addressesOf } from '#modules/people/customers/addresses.ts'
import type { Address } from '#modules/people/customers/contract.ts'
import { ownList } from './access.ts'
import { type ApprovalEmails, tellApproved } from './approval.ts'
import { insertList, type LineRow, type ListRow, lineRows, moveLeftovers, orderList } from './desk.sql.ts'
import { requireWithinBudget } from './needs-approval.ts'
import { deliveryOf, methodOf } from './reckon-list.ts'
import { requireMove } from './states.ts'

export interface PlacedList {
  number: string
  totalCents: number
  /** The list that what was not ordered went to; null when everything was. */
  leftovers: number | null
}

type Buying = ShowCartInput & { caller: Caller }

/**
 * Orders a list on account, in one transaction: its found lines priced and checked again, credit and budget taken, copies taken, the
 * order written and confirmed; `made`: the colleague who does so for the account. A list that awaits approval is approved by it. Ordering it again finds the same order.
 * @throws NotFound; Forbidden; Conflict 'desk.not_now'; Refused 'desk.empty', 'desk.lines_unavailable', 'desk.over_budget',
 *   'access.needs_approval', and the reasons of terms, shipping, stock and checkout.
 */
export async function placeList(
  deps: Pick<PayDeps, 'confirmation'> & { db: Transactional; letters: ApprovalEmails },
  { listId, expectedCents, made }: { listId: number; expectedCents: number | null; made?: MadeFor },
  asking: Buying,
): Promise<PlacedList> {
  const { caller, now } = asking
  requireMember(caller, 'order.place')
  const tables = await readPricingTables(deps.db)
  return deps.db.begin(async (tx) => {
    const list = await ownList(tx, caller, listId, { lock: true })
    if (list.order_id !== null) return placedBefore(tx, list)
    requireMove(list.state, 'ordered')
    requireDecider(caller, list)
    const lines = await lineRows(tx, list.id)
    const addresses = await addressesOf(tx, caller.id)
    const address = addresses.find((item) => item.pk === list.address_id) ?? null
    const cart = await fillCart(tx, tables, { list, lines, address }, asking)
    refuseUnavailable(cart)
    if (cart.shippingPending) throw new Refused('desk.shipping_unknown')
    requireWithinLimit(caller, cart.quote.total)
    await lockCredit(tx, caller.id, cart.quote.total)
    await requireBudget(tx, caller, list, cart.quote.total)
    const order = await placeCart(
      tx,
      cart,
      {
        agreed: { conditions: true, expectedCents },
        wishes: { reference: list.reference, billing_address: billingOf(addresses), invoice_request: false, opt_out: false },
        trade: {
          terms: 'account',
          budgetId: list.budget_id,
          placedBy: list.member_id,
          approvedBy: list.state === 'awaiting' ? (caller.member?.id ?? null) : null,
          ...(made && { made }),
        },
      },
      asking,
    )
    if (list.budget_id !== null)
      await commitBudget(tx, {
        budgetId: list.budget_id,
        orderId: order.id,
        amountCents: cents(order.total_cents),
        actor: caller.member?.id ?? caller.id,
      })
    await confirmOnAccount(tx, deps, order, now)
    if (list.state === 'awaiting') await tellApproved(tx, caller, list, order.number, deps.letters)
    const leftovers = await keepLeftovers(tx, list, lines)
    const [moved] = await orderList(tx, list.id, list.state, order.id)
    if (!moved) throw new Conflict('desk.not_now')
    return { number: order.number, totalCents: order.total_cents, leftovers }
  })
}

/** One's own list while it is open; somebody else's while it awaits approval, by whoever may give it. */
function requireDecider(caller: Caller, list: ListRow): void {
  if (list.kind === 'saved') throw new Conflict('desk.not_now')
  if (list.state === 'awaiting') {
    requireMember(caller, 'order.approve')
    return
  }
  if (list.member_id === (caller.member?.id ?? null)) return
  if (!mayMember(caller, 'order.approve')) throw new Forbidden()
  throw new Conflict('desk.not_now')
}

async function placedBefore(tx: Tx, list: ListRow): Promise<PlacedList> {
  const order = list.order_id === null ? undefined : await orderById(tx, list.order_id)
  if (!order) throw new Conflict('desk.not_now')
  return { number: order.number, totalCents: order.total_cents, leftovers: null }
}

/** A cart of the list's own, seen by nobody else, with its found lines at today's prices. @throws Refused 'desk.empty' */
async function fillCart(
  tx: Tx,
  tables: Awaited<ReturnType<typeof readPricingTables>>,
  { list, lines, address }: { list: ListRow; lines: readonly LineRow[]; address: Address | null },
  asking: Buying,
): Promise<PricedCart> {
  const quantities = new Map(
    lines.flatMap((line) => (line.state === 'found' && line.product_id !== null ? [[line.product_id, line.quantity]] : [])),
  )
  if (quantities.size === 0) throw new Refused('desk.empty')
  const sold = await saleRows(tx, [...quantities.keys()])
  const known = sold.map((row, index) => ({
    ...row,
    id: index,
    quantity: quantities.get(row.product_id) ?? 1,
    seen_price_cents: row.price_cents ?? 0,
  }))
  const row = await insertDeskCart(
    tx,
    {
      id: randomBytes(16).toString('base64url'),
      storefront: asking.storefront,
      owner: asking.caller,
      comments: list.comments.slice(0, 500),
      shippingMethod: methodOf(list, address),
      storeCode: list.store_code,
      deliveryAddress: deliveryOf(list, address),
      shipment: list.shipment,
    },
    known.map((line) => ({ productId: line.product_id, quantity: line.quantity, priceCents: line.seen_price_cents })),
  )
  return reckonCart(tx, tables, row, asking, known)
}

/** What cannot be had in that number is parked or changed by whoever orders, never left out silently. */
function refuseUnavailable(cart: PricedCart): void {
  const gone = cart.lines.filter((line) => line.notice !== null)
  if (gone.length > 0) throw new Refused('desk.lines_unavailable', { count: gone.length, title: gone[0]?.product.title ?? '' })
}

/** @throws Refused 'desk.over_budget' */
async function requireBudget(tx: Tx, caller: Caller, list: ListRow, totalCents: number): Promise<void> {
  if (list.budget_id === null) return
  const budget = await lockBudget(tx, caller.id, list.budget_id)
  requireWithinBudget(caller, cents(totalCents), budget.availableCents)
}

/** The account's own address for invoices; the delivery address where it has none. */
const billingOf = (addresses: readonly Address[]) =>
  deliveryOf({ store_code: null }, addresses.find((address) => address.is_billing) ?? null) ?? undefined

/** What was parked, is unclear or waits for a bookseller goes on in a list of its own. */
async function keepLeftovers(tx: Tx, list: ListRow, lines: readonly LineRow[]): Promise<number | null> {
  if (lines.every((line) => line.state === 'found')) return null
  const { customer_id, member_id, name, comments, address_id, store_code, budget_id } = list
  const next = await insertList(tx, { customer_id, member_id, kind: 'order', name, comments, address_id, store_code, budget_id })
  await moveLeftovers(tx, list.id, next)
  return next
}
