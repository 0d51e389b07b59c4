import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { promotionOfProduct } from '#modules/goods/pricing/explained.ts'
import { invoiceAmounts } from '#modules/invoicing/invoices/amounts.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { issueInvoice, simplifiedLimit } from '#modules/invoicing/invoices/issue.ts'
import { firstKind } from '#modules/invoicing/invoices/kind.ts'
import { findInvoice } from '#modules/invoicing/invoices/read.ts'
import { seriesOf } from '#modules/invoicing/invoices/series.ts'
import { linesInvoiced } from '#modules/orders/order/lines-invoiced.ts'
import { orderOfParcel } from '#modules/orders/parcels/parcels.ts'
import { invoicingFor } from '#modules/platform/storefronts/identity.ts'
import { insertBilledParcels, insertBilledRows, invoiceOfParcel } from './billed.sql.ts'
import { buyerOf, mayBeNamed } from './buyer.ts'
import { creditRefund } from './credit-refund.ts'
import { type CustomerToBill, customerToBill } from './customers-to-bill.sql.ts'
import type { BillingSettings } from './deps.ts'
import { announceInvoice } from './emails.ts'
import { printedLines } from './lines.ts'
import { markInvoiced } from './mark-invoiced.ts'
import { modeOf, moneyOf } from './money-of.ts'
import { lockOrder, type OrderToBill } from './orders-to-bill.sql.ts'
import { type ParcelContents, readParcelContents } from './parcel-contents.ts'
import { printedTexts } from './printed-words.ts'
import { decidedRefunds } from './refunds-to-credit.sql.ts'
import { requestOf } from './requests.sql.ts'

/**
 * Issues the invoice of a parcel as it is handed over, in the caller's transaction; once, however often it is called. Null when there
 * is nothing to bill, when it makes a claim good, or when the customer is invoiced by the month or on request. `asked`: the customer asked for it now; then it is
 * a full one, and null when nothing is known to name its buyer by.
 * @throws NotFound for an unknown parcel.
 */
export async function billParcel(
  tx: Tx,
  settings: BillingSettings,
  parcelId: number,
  now: Date,
  wish: { asked?: boolean } = {},
): Promise<Invoice | null> {
  const orderId = await orderOfParcel(tx, parcelId)
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  if (!order) throw new NotFound('order.unknown')
  const known = await invoiceOfParcel(tx, parcelId)
  if (known) return (await findInvoice(tx, known)) ?? null
  const contents = await readParcelContents(tx, order, parcelId)
  if (!contents) return null
  if (order.claim_id !== null) {
    await linesInvoiced(
      tx,
      contents.lines.map(({ id }) => id),
    )
    return null
  }
  const customer = order.owner_kind === 'customer' ? await customerToBill(tx, order.owner_id) : undefined
  const mode = modeOf(order, customer)
  const asked = wish.asked || (mode === 'on_request' && (await requestOf(tx, order.id)) !== undefined)
  if (!asked && mode !== 'on_dispatch') return null
  const invoice = await issueForParcel(tx, settings, { order, customer, contents: contents, now, asked })
  if (!invoice) return null
  await insertBilledParcels(tx, invoice.id, [parcelId])
  await insertBilledRows(
    tx,
    contents.rows.map((row) => ({ ...row, invoice_id: invoice.id, order_id: order.id, parcel_id: parcelId, corrects_id: null })),
  )
  await markInvoiced(tx, order.id)
  // What was given back before it was billed.
  if (asked) for (const { id } of await decidedRefunds(tx, order.id)) await creditRefund(tx, settings, id, now)
  await announceInvoice(tx, settings, order, invoice)
  return invoice
}

interface ToIssue {
  order: OrderToBill
  customer: CustomerToBill | undefined
  contents: ParcelContents
  now: Date
  asked: boolean
}

async function issueForParcel(
  tx: Tx,
  settings: BillingSettings,
  { order, customer, contents, now, asked }: ToIssue,
): Promise<Invoice | null> {
  const invoicing = await invoicingFor(tx, settings.invoicing, order.storefront_code)
  const request = await requestOf(tx, order.id)
  const named = buyerOf(order, customer, request)
  const contract = await settings.besideInvoice.contractOf(tx, order.budget_id)
  const buyer = named && { ...named, contract: contract || named.contract }
  if (asked && !mayBeNamed(buyer, order)) return null
  const note = await settings.besideInvoice.noteOf(tx, contents.parcel.id)
  const operationDate = dayOf(contents.parcel.handed_over_at ?? now)
  const needed = firstKind(
    {
      buyer: buyer?.kind ?? 'person',
      requested: asked || request !== undefined || order.invoice_requested,
      treatment: order.tax_treatment,
      country: order.delivery_address?.country ?? 'ES',
      totalCents: contents.totalCents,
    },
    await simplifiedLimit(tx, operationDate),
  )
  // A wish ticked at checkout without fiscal data gets a simplified one, which the invoice request replaces later.
  const kind = needed === 'F1' && mayBeNamed(buyer, order) ? 'F1' : 'F2'
  const prices = buyer && buyer.kind !== 'person' && kind === 'F1' ? 'net' : 'gross'
  const promotions = promotionOfProduct(order.explanation, order.language)
  const texts = { shipping: printedTexts[order.language].shipping, delivery: '', note: note?.number, promotions }
  return issueInvoice(
    tx,
    invoicing,
    {
      kind,
      summary: false,
      series: seriesOf(invoicing.series, kind, customer?.kind === 'library'),
      operationDate,
      buyer: kind === 'F1' ? buyer : null,
      language: order.language,
      treatment: order.tax_treatment,
      prices,
      ...invoiceAmounts(printedLines(contents.rows, contents.lines, texts)),
      correctsId: null,
      replacesIds: [],
      reference: {
        orders: [order.number],
        own: order.reference,
        invoices: [],
        ...moneyOf(order, customer, now),
        ...(note && { notes: [note] }),
      },
      source: `parcel:${contents.parcel.id}`,
    },
    now,
  )
}
