import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Issuer } from '#modules/invoicing/invoices/invoice.ts'
import {
  type DeliveryNote,
  deliveryNotePdf,
  type GiftTicket,
  giftTicketPdf,
  type ParcelPaper,
} from '#modules/invoicing/invoices/parcel-papers.ts'
import { orderLines } from '#modules/orders/order/orders.ts'
import { parcelLinesOf, parcelsOf } from '#modules/orders/parcels/parcels.ts'
import type { OrderToBill } from './orders-to-bill.sql.ts'

interface ParcelPapersQuery {
  order: OrderToBill
  /** Its place among the parcels of the order, from 1. */
  position: number
  shop: string
  issuer: Issuer
  /** The day of a paper that is printed before the parcel leaves; without it there is none until then. */
  packedOn?: Day
}

/** @throws NotFound for a parcel that has not been handed over. */
async function gather(db: Db, { order, position, shop, issuer, packedOn }: ParcelPapersQuery) {
  const parcels = (await parcelsOf(db, order.id)).filter((parcel) => parcel.state !== 'cancelled')
  const parcel = parcels.find((row) => row.position === position)
  const day = parcel?.handed_over_at ? dayOf(parcel.handed_over_at) : packedOn
  if (!parcel || !day) throw new NotFound('invoice.unknown')
  const [lines, contents] = [await orderLines(db, order.id), await parcelLinesOf(db, order.id)]
  const paper: ParcelPaper = {
    language: order.language,
    shop,
    issuer,
    order: order.number,
    parcel: [parcels.indexOf(parcel) + 1, parcels.length],
    day,
    items: contents
      .filter((part) => part.parcel_id === parcel.id)
      .flatMap((part) => {
        const line = lines.find(({ id }) => id === part.order_line_id)
        return line && line.fulfilment !== 'cancelled'
          ? [{ title: line.title, detail: [line.author, line.ean].filter(Boolean).join(' · '), quantity: part.quantity }]
          : []
      }),
  }
  return { paper, parcel }
}

/** What travels with a parcel; it carries no price, so that a present stays one (O-16). */
export const deliveryNote = async (db: Db, query: ParcelPapersQuery): Promise<Buffer> =>
  deliveryNotePdf(await readDeliveryNote(db, query))

/** @throws NotFound for a parcel that has not left, unless it is being packed. */
export async function readDeliveryNote(db: Db, query: ParcelPapersQuery): Promise<DeliveryNote> {
  const { paper, parcel } = await gather(db, query)
  const { order } = query
  const to = order.delivery_address
  return {
    ...paper,
    carrier: parcel.carrier,
    trackingCode: parcel.tracking_code,
    own: order.reference,
    receiver: to && {
      name: to.recipient,
      street: to.floor ? `${to.street}, ${to.floor}` : to.street,
      postcode: to.postcode,
      city: to.city,
      country: to.country,
    },
  }
}

/** The gift ticket of a parcel. @throws NotFound also when none was asked for. */
export const giftTicket = async (db: Db, query: ParcelPapersQuery): Promise<Buffer> =>
  giftTicketPdf(await readGiftTicket(db, query))

/** @throws NotFound also when none was asked for. */
export async function readGiftTicket(db: Db, query: ParcelPapersQuery, exchangeUntil: Day | null = null): Promise<GiftTicket> {
  if (!query.order.gift_ticket) throw new NotFound('invoice.unknown')
  const { paper } = await gather(db, query)
  return { ...paper, exchangeUntil }
}
