import type { Tx } from '#kernel/db.ts'
import { Conflict, NotFound, Refused, type ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { eurosOf } from '#kernel/money.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { orderOfParcel, parcelsOf } from '#modules/orders/parcels/parcels.ts'
import { billParcel } from './bill-parcel.ts'
import { invoiceOfParcel } from './billed.sql.ts'
import { customerToBill } from './customers-to-bill.sql.ts'
import type { BillingSettings } from './deps.ts'
import { modeOf } from './money-of.ts'
import { lockOrder, type OrderToBill, orderNumbered } from './orders-to-bill.sql.ts'
import { readParcelContents } from './parcel-contents.ts'
import type { UnbilledParcel } from './staff-contract.ts'
import { tried } from './tried.ts'

const agreed = async (tx: Tx, order: OrderToBill) =>
  modeOf(order, order.owner_kind === 'customer' ? await customerToBill(tx, order.owner_id) : undefined)

/**
 * The invoice of one parcel that left without, whatever is agreed of when its customer is invoiced: by the month, it leaves that month's.
 * @throws NotFound 'order.unknown', Conflict 'invoice.parcel_done', Refused 'invoice.parcel_here', 'invoice.makes_good',
 *   'invoice.nothing_left', 'invoice.buyer_incomplete'
 */
export async function billLeftParcel(tx: Tx, settings: BillingSettings, parcelId: number, now: Date): Promise<Invoice> {
  const orderId = await orderOfParcel(tx, parcelId)
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  if (!order) throw new NotFound('order.unknown')
  if (await invoiceOfParcel(tx, parcelId)) throw new Conflict('invoice.parcel_done')
  const contents = await readParcelContents(tx, order, parcelId)
  if (!contents) throw new Refused('invoice.nothing_left')
  if (contents.parcel.handed_over_at === null) throw new Refused('invoice.parcel_here')
  if (order.claim_id !== null) throw new Refused('invoice.makes_good')
  const invoice = await billParcel(tx, settings, parcelId, now, { asked: (await agreed(tx, order)) !== 'on_dispatch' })
  if (!invoice) throw new Refused('invoice.buyer_incomplete')
  return invoice
}

/** The parcels of an order that left without an invoice: what each would say, or why it would not be issued. @throws NotFound */
export async function unbilledParcelsOf(
  tx: Tx,
  settings: BillingSettings & { sentence: (error: ShopError, language: Language) => string },
  number: string,
  { language, now }: { language: Language; now: Date },
): Promise<UnbilledParcel[]> {
  const order = await orderNumbered(tx, number)
  if (!order) throw new NotFound('order.unknown')
  const byMonth = (await agreed(tx, order)) === 'monthly'
  const found: UnbilledParcel[] = []
  for (const { id, position, state, handed_over_at } of await parcelsOf(tx, order.id)) {
    if (handed_over_at === null || state === 'cancelled' || order.claim_id !== null || (await invoiceOfParcel(tx, id))) continue
    const { made, refused } = await tried(tx, (part) => billLeftParcel(part, settings, id, now))
    found.push({
      parcel: id,
      position,
      by_month: byMonth,
      would_be: made
        ? { kind: made.kind, name: made.buyer?.name ?? null, nif: made.buyer?.taxId ?? null, total: eurosOf(made.totalCents) }
        : null,
      why_not: refused && settings.sentence(refused, language),
    })
  }
  return found
}
