import type { Day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { ParcelNews } from '#modules/orders/emails/parcel-news.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { ParcelRow } from '#modules/orders/parcels/parcels.ts'
import { linesIn, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { mayWithdraw } from '#modules/people/customers/trade-standing.ts'
import type { EmailMessage, Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'

/** What the steps of an order need beside the database. */
export interface LifeDeps {
  senders: Senders
  /** The shop's address without a slash at its end. */
  publicUrl: string
  secret: string
  /** Called when a parcel is handed over, in the same transaction; true when it now has its invoice. */
  onHandOver: (tx: Tx, parcelId: number, now: Date) => Promise<boolean>
}

/** The order's own page for whoever has the letter. */
export const orderHref = ({ publicUrl, secret }: LifeDeps, order: Pick<OrderRow, 'number' | 'language' | 'owner_kind'>): string =>
  orderLink(publicUrl, secret, order)

/** Tells the customer about a parcel, in the order's language. */
export async function tellOfParcel(
  tx: Tx,
  deps: LifeDeps,
  whole: WholeOrder & { parcel: ParcelRow },
  { letter, keptUntil = null }: { letter: (news: ParcelNews) => EmailMessage; keptUntil?: Day | null },
): Promise<void> {
  const { order, parcel } = whole
  const quantityOf = (lineId: number) =>
    whole.contents.find((part) => part.parcel_id === parcel.id && part.order_line_id === lineId)?.quantity ?? 0
  const news: ParcelNews = {
    sender: await senderOf(tx, deps.senders, order),
    order,
    parcel,
    items: linesIn(whole, parcel.id)
      .filter((line) => !line.ebook_gift)
      .map((line) => ({ title: line.title, quantity: quantityOf(line.id) })),
    store: parcel.kind === 'pickup' && parcel.store_code ? await storeByCode(tx, parcel.store_code) : null,
    keptUntil,
    consumer: await mayWithdraw(tx, order),
    href: orderHref(deps, order),
  }
  await queueEmail(tx, order.email, letter(news), { order: order.number })
}
