import type { Day } from '#kernel/days.ts'
import type { Db, Locking, Query, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Cents } from '#kernel/money.ts'
import { type Told, withInstants } from '#kernel/read-at-once.ts'
import type { DeliveryAddress, PickedPoint, ShippingMethod } from '#modules/buying/cart/contract.ts'
import type { VatClass } from '#modules/goods/catalogue/vat.ts'
import type { Reason } from '#modules/goods/pricing/explanation.ts'
import type { VatRow } from '#modules/goods/pricing/taxes.ts'
import type { TaxTreatment } from '#modules/goods/pricing/treatment.ts'
import type { Actor } from './actor.ts'
import type { Fulfilment, Invoicing, OrderCode, OrderKind, PaymentState } from './states.ts'

export interface OrderRow {
  id: number
  number: string
  storefront_code: string
  language: Language
  owner_kind: 'customer' | 'guest'
  owner_id: string
  email: string
  cart_id: string
  /** A gift card has no lines: the card hangs on the order (modules/buying/gift-cards), and so do places (modules/editorial/agenda). */
  kind: OrderKind
  payment_state: PaymentState
  goods_cents: Cents
  shipping_cents: number
  total_cents: Cents
  /** What gift cards pay of the total; the bank is asked for the rest. */
  gift_card_cents: number
  coupon_cents: number
  bonus_cents: number
  promotion_cents: number
  /** Recargo de equivalencia, on top of the prices. */
  surcharge_cents: number
  /** What really moved at the gateway so far. */
  captured_cents: Cents
  refunded_cents: Cents
  /** All of it was called off; kept by the database. */
  called_off: boolean
  /** Of an order on account: what is left of it less what was given back, and what came in for it by its invoices. */
  account_due_cents: Cents
  received_cents: Cents
  /** What changes made it cost more and nobody has paid yet; nothing of it leaves before. */
  difference_cents: Cents
  /** Since when the desk holds it back, and why; null and empty where it goes on. */
  on_hold_since: Date | null
  on_hold_reason: string
  /** Asked for, moved or not. */
  shipping_refunded_cents: Cents
  surcharge_refunded_cents: Cents
  vat: VatRow[]
  tax_treatment: TaxTreatment
  coupon_code: string | null
  /** The quote as it was explained; null on orders older than explanations. */
  explanation: Reason[] | null
  shipping_method: ShippingMethod | null
  store_code: string | null
  shipment: 'single' | 'split' | null
  delivery_address: DeliveryAddress | null
  pickup_point: PickedPoint | null
  /** The shop still has to say what shipping costs; nothing can be paid until then. */
  shipping_pending: boolean
  billing_address: DeliveryAddress | null
  reference: string
  comments: string
  gift_wrap: boolean
  gift_ticket: boolean
  invoice_requested: boolean
  /** Whom the invoice names, where the account does not say it. */
  tax_id: string
  /** Who receives it, where it goes through customs. */
  recipient_tax_id: string
  /** Paid before it leaves, by invoice, or at the counter where it is collected. */
  terms: OrderTerms
  budget_id: number | null
  /** Who of the account placed it and who agreed; null: its holder. */
  placed_by: string | null
  approved_by: string | null
  placed_at: Date
  expires_at: Date
  /** The colleague who made it for its customer, and the store they made it for; null: the customer placed it. */
  made_by: number | null
  made_in: string | null
  /** Where the contract is concluded: what is bought at a counter cannot be withdrawn from. */
  concluded: 'distance' | 'counter'
  /** What is paid before, of an order that is paid when it is collected. */
  deposit_cents: number
  /** The claim that it makes good, sent again without a price; null for what was bought. */
  claim_id: number | null
}

export type OrderTerms = 'prepaid' | 'account' | 'collection'
/** What only an order says that a colleague made. */
export type MadeFields = 'made_by' | 'made_in' | 'concluded' | 'deposit_cents' | 'claim_id'

/** What already came back of a line, kept by the database. */
export interface GivenBack {
  /** Copies on their way back, or back. */
  returned_quantity: number
  refunded_quantity: number
  refunded_cents: number
  /** When the customer asked for the files at once and gave up the right to withdraw, and when they were fetched. */
  download_waived_at: Date | null
  /** The version of the words they agreed to. */
  download_waiver: string
  download_started_at: Date | null
  /** Of an ebook that was bought for somebody else: when they opened it. */
  gift_opened_at: Date | null
}

export interface OrderLineRow extends GivenBack {
  id: number
  order_id: number
  position: number
  product_id: number
  kind: 'book' | 'object'
  title: string
  author: string | null
  sku: string
  ean: string
  quantity: number
  /** The shop's price of a copy before any advantage. */
  list_unit_cents: Cents
  unit_cents: Cents
  line_cents: Cents
  vat_class: VatClass
  vat_percent: number
  ebook: boolean
  /** Bought for somebody else, who gets a letter with a code (ebook_gift). */
  ebook_gift: boolean
  /** The activity at which its author signs it; null: it is not signed. */
  signing_id: number | null
  /** Whom it is written for; empty where it is signed alone, and once it is forgotten. */
  dedication: string
  /** Made for one person, so that nobody withdraws from it (TRLGDCU 103 c). */
  dedicated: boolean
  is_delayed: boolean
  charged_later: boolean
  promised_days: number | null
  launch_on: Day | null
  surcharge_percent: number
  promotion_cents: Cents
  coupon_cents: Cents
  bonus_cents: Cents
  /** The change of the order that added it; null for what was ordered at first. */
  change_id: number | null
  /** What the customer pays for the line, its shares of every advantage taken off; shipping apart. */
  paid_cents: Cents
  fulfilment: Fulfilment
  invoicing: Invoicing
  /** Derived by the database from the two. */
  state: OrderCode
}

export type NewOrder = Omit<
  OrderRow,
  | 'id'
  | 'number'
  | 'payment_state'
  | 'placed_at'
  | 'captured_cents'
  | 'refunded_cents'
  | 'called_off'
  | 'account_due_cents'
  | 'received_cents'
  | 'difference_cents'
  | 'on_hold_since'
  | 'on_hold_reason'
  | 'shipping_refunded_cents'
  | 'surcharge_refunded_cents'
  | MadeFields
> &
  Partial<Pick<OrderRow, MadeFields>> & {
    opt_out: boolean
    conditions_version: string
  }
/** What few lines say. */
type OfFew = 'ebook_gift' | 'signing_id' | 'dedication' | 'dedicated'
export type NewLine = Omit<
  OrderLineRow,
  'id' | 'order_id' | 'paid_cents' | 'change_id' | 'fulfilment' | 'invoicing' | 'state' | OfFew | keyof GivenBack
> &
  Partial<Pick<OrderLineRow, OfFew>>

/** The table numbers the order. */
export async function insertOrder(
  db: Db,
  { vat, explanation, delivery_address, billing_address, pickup_point, ...order }: NewOrder,
): Promise<OrderRow> {
  const values = {
    ...order,
    vat: db.json(vat),
    explanation: explanation && db.json(explanation),
    delivery_address: delivery_address && db.json(delivery_address),
    billing_address: billing_address && db.json(billing_address),
    pickup_point: pickup_point && db.json(pickup_point),
  }
  const [row] = await db<OrderRow[]>`
    insert into shop_order ${db(values, ...Object.keys(values))}
    returning *`
  return row!
}

/** As many rows as a statement has room for: it takes 65,534 values. */
const linesAtOnce = 1_500

/** Lines of an order, in a few statements however many there are. */
export async function insertLines(
  db: Db,
  orderId: number,
  lines: readonly NewLine[],
): Promise<{ id: number; product_id: number; quantity: number }[]> {
  const parts = Array.from({ length: Math.ceil(lines.length / linesAtOnce) }, (_, part) =>
    lines.slice(part * linesAtOnce, (part + 1) * linesAtOnce),
  )
  const written = await Promise.all(
    parts.map(
      (part) => db<{ id: number; product_id: number; quantity: number }[]>`
        insert into order_line ${db(part.map((line) => ({ ...line, order_id: orderId })))} returning id, product_id, quantity`,
    ),
  )
  return written.flat()
}

export async function orderByNumber<Lock extends boolean = false>(
  db: Locking<Lock>,
  number: string,
  { lock }: { lock?: Lock } = {},
): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`select * from shop_order where number = ${number} ${lock ? db`for no key update` : db``}`
  return row
}

export async function orderById<Lock extends boolean = false>(
  db: Locking<Lock>,
  id: number,
  { lock }: { lock?: Lock } = {},
): Promise<OrderRow | undefined> {
  const [row] = await db<OrderRow[]>`select * from shop_order where id = ${id} ${lock ? db`for no key update` : db``}`
  return row
}

/** An order, locked after what another question locks: two that take both in the same order never wait for each other. */
export async function orderLockedAfter(tx: Tx, id: number, first: Query<readonly object[]>): Promise<OrderRow | undefined> {
  // The row is locked once it has been found, and it is found once the first has been counted.
  const [row] = await tx<OrderRow[]>`
    select * from shop_order where id = ${id} and (select count(*) from (${first}) locked) >= 0 for no key update`
  return row
}

/** Lines of an order that came with other answers (kernel/read-at-once.ts). */
export const toldLines = (rows: readonly Told<OrderLineRow>[]): OrderLineRow[] =>
  withInstants<OrderLineRow, 'download_waived_at' | 'download_started_at'>(rows, 'download_waived_at', 'download_started_at')

export const orderLines = (db: Db, orderId: number) =>
  db<OrderLineRow[]>`select * from order_line where order_id = ${orderId} order by position`

/** What shipping costs is known now: the order's amounts follow. */
export async function setShipping(
  db: Db,
  orderId: number,
  to: { shippingCents: number; surchargeCents: number; vat: OrderRow['vat']; explanation: Reason[]; expiresAt: Date },
): Promise<OrderRow> {
  const [row] = await db<OrderRow[]>`
    update shop_order set shipping_pending = false, shipping_cents = ${to.shippingCents}, surcharge_cents = ${to.surchargeCents},
      vat = ${db.json(to.vat)}, explanation = ${db.json(to.explanation)}, expires_at = ${to.expiresAt},
      total_cents = goods_cents + ${to.shippingCents} + ${to.surchargeCents} - promotion_cents - coupon_cents - bonus_cents
    where id = ${orderId}
    returning *`
  return row!
}

/** Compare and set: nothing comes back when it goes somewhere else by now. */
export const setDeliveryAddress = (db: Db, orderId: number, from: DeliveryAddress, to: DeliveryAddress) => db<{ id: number }[]>`
  update shop_order set delivery_address = ${db.json(to)} where id = ${orderId} and delivery_address = ${db.json(from)} returning id`

/** A refused payment leaves this long to try another card, whenever it came; one hour after the order nothing is kept any more. */
export const keepAfterRefusal = (db: Db, orderId: number, until: Date) => db`
  update shop_order set expires_at = greatest(expires_at, least(${until}, placed_at + interval '1 hour'))
  where id = ${orderId} and payment_state = 'pending'`

/** Which orders of a cart are unpaid; while the cart is locked none is added to them. */
export const unpaidIdsOf = (db: Db, cartId: string) =>
  db<{ id: number }[]>`select id from shop_order where cart_id = ${cartId} and payment_state = 'pending'`

/** Unpaid orders of a cart: placing anew lets go of them. */
export const unpaidOrdersOf = (tx: Tx, cartId: string) => tx<OrderRow[]>`
  select * from shop_order where cart_id = ${cartId} and payment_state = 'pending' order by id for no key update`

export const expiredOrders = (tx: Tx, now: Date, limit: number) => tx<OrderRow[]>`
  select * from shop_order where payment_state = 'pending' and expires_at <= ${now} order by expires_at limit ${limit} for no key update skip locked`

/** Compare and set; nothing comes back when the order stands elsewhere by now. */
export const movePayment = (db: Db, orderId: number, from: readonly PaymentState[], to: PaymentState) => db<{ id: number }[]>`
  update shop_order set payment_state = ${to} where id = ${orderId} and payment_state = any(${from as PaymentState[]}) returning id`

/** Compare and set, of a line's copies; nothing comes back when it stands elsewhere by now. */
export const moveLine = (db: Db, lineId: number, from: Fulfilment, to: Fulfilment) => db<{ id: number }[]>`
  update order_line set fulfilment = ${to} where id = ${lineId} and fulfilment = ${from} returning id`

/** Sends an order's placed lines on: those in `waiting` await their day, the others are prepared. */
export const startLines = (db: Db, orderId: number, waiting: readonly number[]) => db`
  update order_line set fulfilment = case when id = any(${waiting as number[]}::bigint[]) then 'awaiting_launch' else 'preparing' end
  where order_id = ${orderId} and fulfilment = 'placed'`

interface EventAbout {
  detail?: string
  actorId?: string
  lineId?: number | null
  parcelId?: number | null
}

/** Writes an order's history: who did what, why, and to which line or parcel. */
export const insertEvent = (
  db: Db,
  orderId: number,
  actor: Actor['kind'],
  event: string,
  { detail = '', actorId = '', lineId = null, parcelId = null }: EventAbout = {},
) => db`
  insert into order_event (order_id, actor, actor_id, event, detail, order_line_id, parcel_id)
  values (${orderId}, ${actor}, ${actorId}, ${event}, ${detail}, ${lineId}, ${parcelId})`

/** What the shop writes into an order's history for itself. */
const ownEvents = [
  'note',
  'put_on_hold',
  'taken_off_hold',
  'copies_missing',
  'copies_moved',
  'email_again',
  'kept_longer',
  'rung',
  'address_changed',
  'pay_link',
  'short_found',
  'short_asked',
  'short_ordered',
  'short_offered',
  'replaced',
  'refund_awaits',
  'refund_refused',
]

/** An order's history as its customer reads it. */
export const orderEvents = (db: Db, orderId: number) =>
  db<{ at: Date; event: string }[]>`
    select at, event from order_event where order_id = ${orderId} and event <> all(${ownEvents}) order by id`

/** Products with paid lines that their units sold do not tell of yet. */
export const uncountedProducts = (db: Db, limit: number) => db<{ product_id: number }[]>`
  select distinct product_id from order_line where not counted and state not in ('e0', 'e4') limit ${limit}`

/** At every ebook of an order that its customer keeps: they asked for it at once and gave up the right to withdraw. */
export const waiveWithdrawal = (db: Db, orderId: number, { now, version }: { now: Date; version: string }) => db`
  update order_line set download_waived_at = ${now}, download_waiver = ${version} where order_id = ${orderId} and ebook and not ebook_gift`

export const startDownload = (db: Db, lineId: number, now: Date) => db`
  update order_line set download_started_at = ${now} where id = ${lineId} and download_started_at is null`

/** Marks a product's paid lines as told, each once. @returns their copies. */
export async function takeUncounted(tx: Tx, productId: number): Promise<number> {
  const lines = await tx<{ quantity: number }[]>`
    update order_line set counted = true where product_id = ${productId} and not counted and state not in ('e0', 'e4') returning quantity`
  return lines.reduce((all, { quantity }) => all + quantity, 0)
}

/** What an order on account owes from here on. */
export const setAccountDue = (db: Db, orderId: number, cents: number) =>
  db`update shop_order set account_due_cents = ${cents} where id = ${orderId}`

/** Lines whose title has appeared go into work. */
export const launchLines = (db: Db, today: Day, limit: number) => db<
  { id: number; order_id: number; title: string; quantity: number; charged_later: boolean }[]
>`
  update order_line set fulfilment = 'preparing' where fulfilment = 'awaiting_launch' and id in (
    select id from order_line where fulfilment = 'awaiting_launch' and launch_on <= ${today} order by id limit ${limit} for update skip locked)
  returning id, order_id, title, quantity, charged_later`
