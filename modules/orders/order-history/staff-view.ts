import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { cardOfOrder, paidByCards } from '#modules/buying/gift-cards/for-orders.ts'
import { attemptsOf, movementsOf, stateOfTask, tasksOf, whyNoRetry } from '#modules/orders/money/payments.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { FindOrders, ListedOrder, StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { orderStatus } from '#modules/orders/order/states.ts'
import { orderActs } from '#modules/orders/parcels/acts.ts'
import { leftToPay } from '#modules/orders/parcels/left-to-pay.ts'
import { readOrder } from '#modules/orders/parcels/whole-order.ts'
import { listPage } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import {
  eventsOf,
  type FoundOrder,
  findOrders,
  idOfOrder,
  matchingOrders,
  namedOrders,
  nameOfColleague,
  numberOfParcel,
  orderCounts,
  ordersMaybe,
  ordersWorded,
  wholeOrder,
} from './staff.sql.ts'
import { customerOf, staffEmails, staffLines, staffParcels } from './staff-parts.ts'

const found = (row: Omit<FoundOrder, 'titles' | 'waits_since' | 'customer' | 'phone'>) => ({
  number: row.number,
  kind: row.kind,
  date: row.placed_at.toISOString(),
  email: row.email,
  status: orderStatus(row, row.states),
  payment_state: row.payment_state,
  shipping_method: row.shipping_method,
  store_code: row.store_code,
  num_items: row.copies,
  total: eurosOf(row.total_cents),
  captured: eurosOf(row.captured_cents),
  refunded: eurosOf(row.refunded_cents),
  on_hold_since: row.on_hold_since?.toISOString() ?? null,
})

const listed = (row: FoundOrder): ListedOrder => ({
  ...found(row),
  id: row.id,
  customer: row.customer,
  phone: row.phone,
  titles: row.titles,
  waits_since: row.waits_since?.toISOString() ?? null,
})

/** A page of the orders that are found; those of the own store where somebody is bound to one, those of trade accounts where `ofTrade` says so. */
export async function orderPage(
  db: Db,
  query: FindOrders,
  onlyStore: string | null,
  ofTrade = false,
): Promise<ListPage<ListedOrder>> {
  const filter = {
    ...query,
    onlyStore,
    ofTrade,
    worded: await ordersWorded(db, query.q),
    maybe: await ordersMaybe(db, query.status),
  }
  const rows = await findOrders(db, query, filter)
  return listPage(db, query, { rows, matching: matchingOrders(db, filter), view: listed })
}

/** One order with everything that happened to it. @throws NotFound, for the orders of other stores too. */
export async function wholeOrderView(db: Db, number: string, onlyStore: string | null): Promise<StaffOrder> {
  const order = await wholeOrder(db, number, onlyStore)
  if (!order) throw new NotFound('order.unknown')
  const whole = await readOrder(db, number)
  const sold = order.kind === 'gift_card' ? await cardOfOrder(db, order.id) : undefined
  const payments = await attemptsOf(db, order.id)
  const movements = await movementsOf(db, order.id)
  const tasks = await tasksOf(db, order.id)
  const events = await eventsOf(db, order.id)
  return {
    ...found(order),
    language: order.language,
    owner: { kind: order.owner_kind, id: order.owner_id },
    customer: await customerOf(db, order),
    terms: order.terms,
    made: await madeOf(db, order),
    replaces: order.claim_id,
    due: order.terms === 'collection' ? eurosOf(leftToPay(whole)) : 0,
    goods: eurosOf(order.goods_cents),
    shipping: eurosOf(order.shipping_cents),
    surcharge: eurosOf(order.surcharge_cents),
    promotion: eurosOf(order.promotion_cents),
    coupon: { name: order.coupon_code, amount: eurosOf(order.coupon_cents) },
    bonus: eurosOf(order.bonus_cents),
    difference: eurosOf(order.difference_cents),
    on_hold_reason: order.on_hold_reason,
    gift_cards: (order.gift_card_cents > 0 ? await paidByCards(db, order.id) : []).map((part) => ({
      card: part.gift_card_id,
      last4: part.last4,
      paid: eurosOf(part.spent),
      given_back: eurosOf(part.back),
    })),
    gift_card: sold ? { card: sold.id, recipient_email: sold.recipient_email, balance: eurosOf(sold.balance_cents) } : null,
    tax_treatment: order.tax_treatment,
    vat: order.vat.map(({ percent, base, vat }) => ({ percent, base: eurosOf(base), vat: eurosOf(vat) })),
    delivery_address: order.delivery_address,
    billing_address: order.billing_address,
    reference: order.reference,
    comments: order.comments,
    gift_wrap: order.gift_wrap,
    gift_ticket: order.gift_ticket,
    invoice_request: order.invoice_requested,
    tax_id: order.tax_id,
    recipient_tax_id: order.recipient_tax_id,
    lines: await staffLines(db, whole),
    parcels: await staffParcels(db, whole),
    emails: await staffEmails(db, number),
    acts: orderActs(whole),
    payments: payments.map((payment) => ({
      attempt: payment.id,
      gateway: payment.gateway,
      outcome: payment.outcome,
      amount: eurosOf(payment.amount_cents),
      card: payment.card_last4,
      date: payment.created_at.toISOString(),
    })),
    movements: movements.map(({ kind, amount_cents, at }) => ({ kind, amount: eurosOf(amount_cents), date: at.toISOString() })),
    tasks: tasks.map((task) => ({
      task: task.id,
      kind: task.kind,
      amount: eurosOf(task.amount_cents),
      reason: task.reason,
      state: stateOfTask(task),
      failure: task.failure,
      acts: { retry: whyNoRetry(task) },
    })),
    events: events.map(({ at, actor, who, event, detail }) => ({
      at: at.toISOString(),
      actor: who ? `${actor}: ${who}` : actor,
      event,
      note: detail,
    })),
  }
}

/** Who made an order for its customer; null where the customer placed it. */
const madeOf = async (db: Db, order: OrderRow): Promise<StaffOrder['made']> =>
  order.made_by === null || order.made_in === null
    ? null
    : {
        by: (await nameOfColleague(db, order.made_by)) ?? '',
        store_code: order.made_in,
        concluded: order.concluded,
        deposit: eurosOf(order.deposit_cents),
      }

/** @throws NotFound, for the orders of other stores too. */
export async function orderIdFor(db: Db, number: string, onlyStore: string | null): Promise<number> {
  const id = await idOfOrder(db, number, onlyStore)
  if (!id) throw new NotFound('order.unknown')
  return id
}

/** Of a row in an act on many, whose number and id must be of one order. @throws NotFound, for the orders of other stores too. */
export async function orderIdOfRow(
  db: Db,
  { id, number }: { id: number; number: string },
  onlyStore: string | null,
): Promise<number> {
  if ((await orderIdFor(db, number, onlyStore)) !== id) throw new NotFound('order.unknown')
  return id
}

/** The number of a parcel's order. @throws NotFound, for the parcels of other stores too. */
export async function orderNumberFor(db: Db, parcelId: number, onlyStore: string | null): Promise<string> {
  const number = await numberOfParcel(db, parcelId, onlyStore)
  if (!number) throw new NotFound('staff.parcel_unknown')
  return number
}

/** How many orders each of these customers placed; who placed none is left out. */
export async function ordersOfCustomers(db: Db, customerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  return new Map((await orderCounts(db, customerIds)).map(({ owner_id, orders }) => [owner_id, orders]))
}

/** Orders by their numbers, with the address each was placed with; numbers that no order has are left out. */
export const ordersNamed = async (
  db: Db,
  numbers: readonly string[],
): Promise<readonly { number: string; email: string; owner_id: string | null }[]> => namedOrders(db, numbers)
