import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { isConsumersOrder } from '#modules/people/customers/trade-standing.ts'
import type { Letter, Senders } from '#modules/platform/mail/letter.ts'
import { queueLetter } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import type { Actor } from './actor.ts'
import type { ParcelNews } from './life-letters.ts'
import { orderLink } from './order-key.ts'
import { insertEvent, moveLine, type OrderLineRow, type OrderRow, orderById, orderLines } from './orders.sql.ts'
import { orderOfParcel, type ParcelLineRow, type ParcelRow, parcelLinesOf, parcelsOf } from './parcels.sql.ts'
import { type Fulfilment, mayFulfil } from './states.ts'

/** What the steps of an order need beside the database. */
export interface LifeDeps {
  senders: Senders
  /** The shop's address without a slash at its end. */
  publicUrl: string
  secret: string
  /** Called when a parcel is handed over, in the same transaction; true when it now has its invoice. */
  onHandOver: (tx: Db, parcelId: number, now: Date) => Promise<boolean>
}

/** Who takes a step, when, and why. */
export interface Doing {
  actor: Actor
  now: Date
  reason?: string
}

/** An order with all that leaves it, locked until the transaction ends. */
export interface WholeOrder {
  order: OrderRow
  lines: OrderLineRow[]
  parcels: ParcelRow[]
  contents: ParcelLineRow[]
}

/** @throws NotFound 'order.unknown' */
export async function wholeOrder(tx: Db, orderId: number): Promise<WholeOrder> {
  const order = await orderById(tx, orderId, { lock: true })
  if (!order) throw new NotFound('order.unknown')
  return {
    order,
    lines: await orderLines(tx, orderId),
    parcels: await parcelsOf(tx, orderId),
    contents: await parcelLinesOf(tx, orderId),
  }
}

/** @throws NotFound 'order.no_parcel' */
export async function wholeOrderOfParcel(tx: Db, parcelId: number): Promise<WholeOrder & { parcel: ParcelRow }> {
  const orderId = await orderOfParcel(tx, parcelId)
  if (orderId === undefined) throw new NotFound('order.no_parcel')
  const whole = await wholeOrder(tx, orderId)
  return { ...whole, parcel: whole.parcels.find((parcel) => parcel.id === parcelId)! }
}

/** Living lines with copies in a parcel. */
export const linesIn = ({ lines, contents }: Pick<WholeOrder, 'lines' | 'contents'>, parcelId: number): OrderLineRow[] =>
  lines.filter(
    (line) =>
      line.fulfilment !== 'cancelled' && contents.some((part) => part.parcel_id === parcelId && part.order_line_id === line.id),
  )

/** @throws Conflict 'order.not_now' when the table of moves does not know this one, or the line stands elsewhere by now. */
export async function fulfil(tx: Db, line: Pick<OrderLineRow, 'id' | 'fulfilment'>, to: Fulfilment): Promise<void> {
  if (!mayFulfil(line.fulfilment, to)) throw new Conflict('order.not_now')
  const [moved] = await moveLine(tx, line.id, line.fulfilment, to)
  if (!moved) throw new Conflict('order.not_now')
}

export const noteEvent = (
  tx: Db,
  orderId: number,
  event: string,
  { actor, reason = '' }: Doing,
  about: { lineId?: number; parcelId?: number } = {},
) => insertEvent(tx, orderId, actor.kind, event, reason, { actorId: actor.id, ...about })

/** The order's own page for whoever has the letter. */
export const orderHref = ({ publicUrl, secret }: LifeDeps, order: Pick<OrderRow, 'number' | 'language' | 'owner_kind'>): string =>
  orderLink(publicUrl, secret, order)

/** Tells the customer about a parcel, in the order's language. */
export async function tellOfParcel(
  tx: Db,
  deps: LifeDeps,
  whole: WholeOrder,
  parcel: ParcelRow,
  letter: (news: ParcelNews) => Letter,
  keptUntil: Day | null = null,
): Promise<void> {
  const { order } = whole
  const quantityOf = (lineId: number) =>
    whole.contents.find((part) => part.parcel_id === parcel.id && part.order_line_id === lineId)?.quantity ?? 0
  const news: ParcelNews = {
    sender: await senderOf(tx, deps.senders, order),
    order,
    parcel,
    pieces: linesIn(whole, parcel.id).map((line) => ({ title: line.title, quantity: quantityOf(line.id) })),
    store: parcel.kind === 'pickup' && parcel.store_code ? await storeByCode(tx, parcel.store_code) : null,
    keptUntil,
    consumer: await isConsumersOrder(tx, order),
    href: orderHref(deps, order),
  }
  await queueLetter(tx, order.email, letter(news))
}
