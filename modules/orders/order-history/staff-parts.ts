import type { Db } from '#kernel/db.ts'
import { eurosOf } from '#kernel/money.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { giftsAmong } from '#modules/orders/order/ebook-gifts.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { signingsAmong } from '#modules/orders/order/signings.ts'
import type { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { lineActs, parcelActs } from '#modules/orders/parcels/acts.ts'
import type { ParcelRow } from '#modules/orders/parcels/parcels.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { contactOf } from '#modules/people/customers/contact-of.ts'
import { emailState, emailsAbout, notAgain } from '#modules/platform/mail/of-order.ts'
import { copiesHeld } from './store-bound.sql.ts'

const when = (at: Date | null) => at?.toISOString() ?? null

/** Who ordered and where they are reached; of a guest, what the order itself says. */
export async function customerOf(db: Db, order: OrderRow): Promise<StaffOrder['customer']> {
  const account = order.owner_kind === 'customer' ? await contactOf(db, order.owner_id) : null
  const written = order.delivery_address ?? order.billing_address
  return {
    kind: account?.kind ?? 'guest',
    name: account?.name || written?.recipient || '',
    phone: account?.phone || written?.phone || '',
    email: order.email,
  }
}

/** The lines of an order, with their pictures and the stores that hold their copies. */
export async function staffLines(db: Db, whole: WholeOrder): Promise<StaffOrder['lines']> {
  const { order, lines } = whole
  const cards = await productCards(db, [...new Set(lines.map((line) => line.product_id))], order.language)
  const pictures = new Map(cards.map((card) => [card.pk, card.images.cart.src]))
  const [gifts, signings] = await Promise.all([giftsAmong(db, order.id, lines), signingsAmong(db, lines, order.language)])
  const held = Map.groupBy(await copiesHeld(db, order.id), ({ line }) => line)
  return lines.map((line) => {
    const copies = held.get(line.id) ?? []
    const there = copies.reduce((all, { quantity }) => all + quantity, 0)
    return {
      line: line.id,
      product: line.product_id,
      kind: line.kind,
      title: line.title,
      author: line.author,
      sku: line.sku,
      ean: line.ean,
      image: pictures.get(line.product_id) ?? '',
      quantity: line.quantity,
      price: eurosOf(line.unit_cents),
      paid: eurosOf(line.paid_cents),
      vat_percent: line.vat_percent,
      status: line.state,
      fulfilment: line.fulfilment,
      invoicing: line.invoicing,
      ebook: line.ebook,
      gift: gifts.get(line.id) ?? null,
      signing: signings.get(line.id) ?? null,
      launch: line.launch_on,
      returned: line.returned_quantity,
      copies: copies.map(({ line: _line, ...copy }) => copy),
      short: ['placed', 'preparing'].includes(line.fulfilment) && !line.ebook ? line.quantity - there : 0,
      acts: lineActs(whole, line, there),
    }
  })
}

/** The parcels of an order: what is in each, who hands it over, what may be done with it and which papers it has. */
export async function staffParcels(db: Db, whole: WholeOrder): Promise<StaffOrder['parcels']> {
  const { order, parcels, contents } = whole
  const codes = [...new Set(parcels.flatMap(({ store_code }) => store_code ?? []))]
  const names = new Map(await Promise.all(codes.map(async (code) => [code, (await storeByCode(db, code)).name] as const)))
  // Shipping that was given back is kept as a parcel with nothing in it.
  const shown = parcels.filter(({ id, state }) => state !== 'cancelled' || contents.some(({ parcel_id }) => parcel_id === id))
  return shown.map((parcel) => ({
    parcel: parcel.id,
    position: parcel.position,
    kind: parcel.kind,
    state: parcel.state,
    store_code: parcel.store_code,
    store: parcel.store_code === null ? null : (names.get(parcel.store_code) ?? null),
    promised: parcel.promised_on,
    charge: parcel.charge,
    shipping: eurosOf(parcel.shipping_cents),
    carrier: parcel.carrier,
    tracking: parcel.tracking_code,
    tracking_url: parcel.tracking_url,
    ready_at: when(parcel.ready_at),
    reminded: when(parcel.reminded_at),
    handed_over_at: when(parcel.handed_over_at),
    delivered_at: when(parcel.delivered_at),
    lines: contents
      .filter(({ parcel_id }) => parcel_id === parcel.id)
      .map(({ order_line_id, quantity }) => ({ line: order_line_id, quantity })),
    papers: papersOf(order, parcel),
    acts: parcelActs(whole, parcel),
  }))
}

/** Papers of what travels or is collected, from the day it is planned. */
function papersOf(order: OrderRow, { kind, state }: ParcelRow): StaffOrder['parcels'][number]['papers'] {
  if (kind === 'digital' || state === 'cancelled') return []
  return ['delivery-note', ...(order.gift_ticket ? (['gift-ticket'] as const) : []), 'label']
}

/** What was written about an order, and whether it can be sent again. */
export const staffEmails = async (db: Db, number: string): Promise<StaffOrder['emails']> =>
  (await emailsAbout(db, number)).map((email) => ({
    email: email.id,
    kind: email.template,
    subject: email.subject,
    to: email.recipient,
    language: email.language,
    written: email.created_at.toISOString(),
    sent: when(email.sent_at),
    state: emailState(email),
    failure: email.failure,
    again_of: email.again_of,
    acts: { resend: notAgain(email) },
  }))
