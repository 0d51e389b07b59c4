import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { DeliveryAddress, ShippingMethod } from '#modules/buying/cart/contract.ts'
import type { OrderCode, PaymentState } from '#modules/orders/order/contract.ts'

export interface FoundOrder {
  id: number
  number: string
  kind: 'goods' | 'gift_card'
  placed_at: Date
  email: string
  payment_state: PaymentState
  shipping_method: ShippingMethod | null
  store_code: string | null
  total_cents: number
  captured_cents: number
  refunded_cents: number
  states: OrderCode[]
  copies: number
}

export interface Wanted {
  number?: string | undefined
  email?: string | undefined
  status?: OrderCode | undefined
  payment?: PaymentState | undefined
  parcel?: string | undefined
  before?: number | undefined
  limit: number
  onlyStore: string | null
}

/** An order's code is that of its least advanced living line. */
const progress: readonly OrderCode[] = ['e0', 'e3', 'e1', 'e2', 'e7', 'e6', 'e8', 'e5', 'e4']

/** As orderStatus says it of the order of a gift card, which has no lines. */
const giftCardStatus = (db: Db) =>
  db`when o.payment_state = 'pending' then 'e0' when o.payment_state in ('cancelled', 'refunded') then 'e4' else 'e7'`

/** What a store has to do with an order: its customer collects it there, or one of its parcels leaves from there. */
const concerns = (db: Db, storeCode: string) =>
  db`(o.store_code = ${storeCode} or exists (select from parcel p where p.order_id = o.id and p.store_code = ${storeCode}))`

/** Newest first, walked by id: an order that comes in meanwhile shifts nothing. */
export const findOrders = (db: Db, wanted: Wanted) => db<FoundOrder[]>`
  select o.id, o.number, o.kind, o.placed_at, o.email, o.payment_state, o.shipping_method, o.store_code, o.total_cents, o.captured_cents,
    o.refunded_cents, l.states, l.copies
  from shop_order o
  cross join lateral (
    select coalesce(array_agg(state order by position), '{}') as states, coalesce(sum(quantity), 1)::int as copies,
      (array_agg(state order by array_position(${progress as OrderCode[]}::text[], state)))[1] as status
    from order_line where order_id = o.id) l
  where ${wanted.before === undefined ? db`true` : db`o.id < ${wanted.before}`}
    ${wanted.number === undefined ? db`` : db`and starts_with(o.number, ${wanted.number})`}
    ${wanted.email === undefined ? db`` : db`and lower(o.email) = lower(${wanted.email})`}
    ${wanted.payment === undefined ? db`` : db`and o.payment_state = ${wanted.payment}`}
    ${wanted.status === undefined ? db`` : db`and case when o.kind = 'goods' then l.status ${giftCardStatus(db)} end = ${wanted.status}`}
    ${wanted.parcel === undefined ? db`` : db`and exists (select from parcel p where p.order_id = o.id and p.state = ${wanted.parcel})`}
    ${wanted.onlyStore === null ? db`` : db`and ${concerns(db, wanted.onlyStore)}`}
  order by o.id desc limit ${wanted.limit}`

export interface WholeOrder extends FoundOrder {
  language: string
  owner_kind: 'customer' | 'guest'
  owner_id: string
  goods_cents: number
  shipping_cents: number
  surcharge_cents: number
  promotion_cents: number
  coupon_cents: number
  coupon_code: string | null
  bonus_cents: number
  gift_card_cents: number
  tax_treatment: string
  vat: { percent: number; base: number; vat: number }[]
  delivery_address: DeliveryAddress | null
  billing_address: DeliveryAddress | null
  reference: string
  comments: string
  gift_wrap: boolean
  gift_ticket: boolean
  invoice_requested: boolean
  tax_id: string
  recipient_tax_id: string
}

export async function wholeOrder(db: Db, number: string, onlyStore: string | null): Promise<WholeOrder | undefined> {
  const [row] = await db<WholeOrder[]>`
    select o.*, l.states, l.copies from shop_order o
    cross join lateral (
      select coalesce(array_agg(state order by position), '{}') as states, coalesce(sum(quantity), 1)::int as copies from order_line where order_id = o.id) l
    where o.number = ${number} ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`
  return row
}

export const linesOf = (db: Db, orderId: number) => db<
  {
    id: number
    product_id: number
    title: string
    sku: string
    ean: string
    quantity: number
    unit_cents: number
    paid_cents: number
    vat_percent: number
    state: OrderCode
    fulfilment: string
    invoicing: string
  }[]
>`
  select id, product_id, title, sku, ean, quantity, unit_cents, paid_cents, vat_percent, state, fulfilment, invoicing
  from order_line where order_id = ${orderId} order by position`

export const parcelsOf = (db: Db, orderId: number) => db<
  {
    id: number
    kind: 'shipment' | 'pickup' | 'digital'
    state: string
    store_code: string | null
    promised_on: Day | null
    charge: 'now' | 'at_dispatch'
    shipping_cents: number
    carrier: string
    tracking_code: string
    tracking_url: string
    ready_at: Date | null
    handed_over_at: Date | null
    delivered_at: Date | null
    lines: { line: number; quantity: number }[]
  }[]
>`
  select p.*, coalesce((
    select jsonb_agg(jsonb_build_object('line', l.order_line_id, 'quantity', l.quantity) order by l.order_line_id)
    from parcel_line l where l.parcel_id = p.id), '[]') as lines
  from parcel p where p.order_id = ${orderId} order by p.position`

export const paymentsOf = (db: Db, orderId: number) => db<
  { id: string; gateway: string; outcome: string; amount_cents: number; card_last4: string | null; created_at: Date }[]
>`
  select id, gateway, outcome, amount_cents, card_last4, created_at from payment_attempt where order_id = ${orderId} order by created_at, id`

export const movementsOf = (db: Db, orderId: number) => db<{ kind: 'capture' | 'refund'; amount_cents: number; at: Date }[]>`
  select kind, amount_cents, at from payment_movement where order_id = ${orderId} order by id`

export const tasksOf = (db: Db, orderId: number) => db<
  { id: number; kind: string; amount_cents: number; reason: string; done_at: Date | null; failure: string | null }[]
>`
  select t.id, t.kind, t.amount_cents, t.reason, t.done_at, t.failure
  from payment_task t join payment_attempt a on a.id = t.attempt_id where a.order_id = ${orderId} order by t.id`

/** A colleague's name stands beside what they did. */
export const eventsOf = (db: Db, orderId: number) => db<
  { at: Date; actor: string; who: string | null; event: string; detail: string }[]
>`
  select e.at, e.actor, case when e.actor = 'staff' then u.name end as who, e.event, e.detail
  from order_event e left join staff_user u on e.actor = 'staff' and u.id::text = e.actor_id
  where e.order_id = ${orderId} order by e.id`

export const orderCounts = (db: Db, owners: readonly string[]) => db<{ owner_id: string; orders: number }[]>`
  select owner_id, count(*)::int as orders from shop_order where owner_id = any(${owners as string[]}) group by owner_id`

/** The number of a parcel's order; nothing when the parcel is not of the store. */
export async function numberOfParcel(db: Db, parcelId: number, onlyStore: string | null): Promise<string | undefined> {
  const [row] = await db<{ number: string }[]>`
    select o.number from parcel p join shop_order o on o.id = p.order_id
    where p.id = ${parcelId} ${onlyStore === null ? db`` : db`and p.store_code = ${onlyStore}`}`
  return row?.number
}

/** The order's id; nothing when the store has nothing to do with it. */
export async function idOfOrder(db: Db, number: string, onlyStore: string | null): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    select o.id from shop_order o where o.number = ${number}
      ${onlyStore === null ? db`` : db`and (o.store_code = ${onlyStore} or exists (select from parcel p where p.order_id = o.id and p.store_code = ${onlyStore}))`}`
  return row?.id
}
