import type { Db } from '#kernel/db.ts'
import { NotFound, type RefusalCode } from '#kernel/errors.ts'
import { toEuros } from '#kernel/money.ts'
import type { Buyer, Invoice, InvoiceKind } from '#modules/invoicing/invoices/invoice.ts'
import { cancelledAmong, findInvoiceNumbered, findInvoices, standingInvoices } from '#modules/invoicing/invoices/read.ts'
import { parcelsOf } from '#modules/orders/parcels/parcels.ts'
import { invoiceIdsOf } from './billed.sql.ts'
import { buyerOf } from './buyer.ts'
import type { FiscalData, OrderInvoices } from './contract.ts'
import { customerToBill } from './customers-to-bill.sql.ts'
import type { OrderToBill } from './orders-to-bill.sql.ts'
import { standingOf } from './request-invoice.ts'
import { requestRefusal } from './request-rules.ts'
import { type RequestRow, requestOf } from './requests.sql.ts'

export const shownKind = (kind: InvoiceKind): 'simplified' | 'full' | 'corrective' =>
  kind === 'F2' ? 'simplified' : kind === 'R1' || kind === 'R5' ? 'corrective' : 'full'

export const requestData = (request: RequestRow): FiscalData => ({
  name: request.name,
  nif: request.tax_id,
  street: request.street,
  postcode: request.postcode,
  city: request.city,
  region: request.region,
  country: request.country,
})

/** What a form for a full invoice begins with. */
export const suggestedData = (buyer: Buyer | null): FiscalData => ({
  name: buyer?.name ?? '',
  nif: buyer?.taxId ?? '',
  street: buyer?.street ?? '',
  postcode: buyer?.postcode ?? '',
  city: buyer?.city ?? '',
  region: buyer?.region ?? '',
  country: buyer?.country ?? 'ES',
})

/**
 * An order's invoices, papers and what can still be asked for (O-08, O-09, O-16). `link` makes the address of a paper; `say` the
 * sentence of a refusal.
 */
export async function orderInvoices(
  db: Db,
  order: OrderToBill,
  { link, say }: { link: (path: string) => string; say: (code: RefusalCode) => string },
): Promise<OrderInvoices> {
  const ids = await invoiceIdsOf(db, order.id)
  const [all, standing] = [await findInvoices(db, ids), new Set((await standingInvoices(db, ids)).map(({ id }) => id))]
  const cancelled = new Set(await cancelledAmong(db, ids))
  const request = await requestOf(db, order.id)
  const customer = order.owner_kind === 'customer' ? await customerToBill(db, order.owner_id) : undefined
  const handed = (await parcelsOf(db, order.id)).filter((parcel) => parcel.handed_over_at !== null)
  const refusal = request ? null : requestRefusal(await standingOf(db, order))
  const papers = handed
    .filter((parcel) => parcel.kind !== 'digital')
    .flatMap((parcel) => [
      { kind: 'delivery_note' as const, parcel: parcel.position, href: link(`delivery-note/${parcel.position}/`) },
      ...(order.gift_ticket
        ? [{ kind: 'gift_ticket' as const, parcel: parcel.position, href: link(`gift-ticket/${parcel.position}/`) }]
        : []),
    ])
  return {
    items: all.map((invoice) => ({
      number: invoice.number,
      kind: shownKind(invoice.kind),
      date: invoice.issueDate,
      total_price_incl_vat: toEuros(invoice.totalCents),
      replaced: !standing.has(invoice.id) && !cancelled.has(invoice.id),
      cancelled: cancelled.has(invoice.id),
      href: link(`invoice/${invoice.number}/`),
    })),
    documents: papers,
    request: {
      state: request ? stateOf(all) : refusal ? 'refused' : 'open',
      detail: refusal ? say(refusal) : '',
      data: request ? requestData(request) : suggestedData(buyerOf(order, customer, undefined)),
    },
  }
}

/** A request is issued once a full invoice is there. */
export const stateOf = (invoices: readonly Invoice[]): 'requested' | 'issued' =>
  invoices.some(({ kind }) => kind === 'F1' || kind === 'F3') ? 'issued' : 'requested'

/** An invoice of an order. @throws NotFound alike for unknown ones and those of other orders. */
export async function invoiceOfOrder(db: Db, order: OrderToBill, number: string): Promise<Invoice> {
  const invoice = await findInvoiceNumbered(db, number)
  if (!invoice || !(await invoiceIdsOf(db, order.id)).includes(invoice.id)) throw new NotFound('invoice.unknown')
  return invoice
}
