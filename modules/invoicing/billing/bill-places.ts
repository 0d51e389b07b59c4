import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { type Cents, cents, sum } from '#kernel/money.ts'
import { invoiceAmounts, type PaidLine } from '#modules/invoicing/invoices/amounts.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { seriesOf } from '#modules/invoicing/invoices/series.ts'
import { invoicingFor } from '#modules/platform/storefronts/identity.ts'
import { insertBilledRows, standingRows } from './billed.sql.ts'
import { creditInvoices } from './credit.ts'
import { customerToBill } from './customers-to-bill.sql.ts'
import type { BillingSettings } from './deps.ts'
import { announceInvoice } from './emails.ts'
import { moneyOf } from './money-of.ts'
import { lockOrder } from './orders-to-bill.sql.ts'

/** Places of one price at an activity, VAT included. */
interface Places {
  text: string
  quantity: number
  unitCents: Cents
}

/**
 * Issues the simplified invoice of places at an activity as they are paid, in the caller's transaction, once: what is paid before a
 * service bears its VAT on that day (Ley 37/1992, art. 75.2). `vatPercent` is what the order was reckoned with.
 */
export async function billPlaces(
  tx: Tx,
  settings: BillingSettings,
  { orderId, vatPercent, places }: { orderId: number; vatPercent: number; places: readonly Places[] },
  now: Date,
): Promise<Invoice | null> {
  const order = await lockOrder(tx, orderId)
  if (!order || places.length === 0) return null
  const invoicing = await invoicingFor(tx, settings.invoicing, order.storefront_code)
  const customer = order.owner_kind === 'customer' ? await customerToBill(tx, order.owner_id) : undefined
  const lines = places.map(
    ({ text, quantity, unitCents }): PaidLine => ({
      kind: 'product',
      description: text,
      detail: '',
      delivery: '',
      quantity,
      listUnitCents: unitCents,
      grossCents: cents(quantity * unitCents),
      surchargeCents: cents(0),
      vatPercent,
      surchargePercent: 0,
    }),
  )
  const invoice = await issueInvoice(
    tx,
    invoicing,
    {
      kind: 'F2',
      summary: false,
      series: seriesOf(invoicing.series, 'F2', false),
      operationDate: dayOf(now),
      buyer: null,
      language: order.language,
      treatment: order.tax_treatment,
      prices: 'gross',
      ...invoiceAmounts(lines),
      correctsId: null,
      replacesIds: [],
      reference: { orders: [order.number], own: '', invoices: [], ...moneyOf(order, customer, now) },
      source: `places:${order.id}`,
    },
    now,
  )
  const row = { invoice_id: invoice.id, order_id: order.id, parcel_id: null, order_line_id: null, corrects_id: null }
  await insertBilledRows(
    tx,
    lines.map(({ quantity, grossCents }) => ({
      ...row,
      quantity,
      gross_cents: grossCents,
      surcharge_cents: 0,
      vat_percent: vatPercent,
      surcharge_percent: 0,
    })),
  )
  await announceInvoice(tx, settings, order, invoice)
  return invoice
}

/** Corrects that invoice whole as the money goes back; `called` names what is given back. Called twice it finds what it issued. */
export async function creditPlaces(
  tx: Tx,
  settings: BillingSettings,
  { orderId, called, giftCardCents }: { orderId: number; called: string; giftCardCents: Cents },
  now: Date,
): Promise<Invoice[]> {
  const shippingCents = sum((await standingRows(tx, orderId)).map((row) => cents(row.gross_cents)))
  return creditInvoices(
    tx,
    settings,
    { key: `places-back:${orderId}`, orderId, lines: [], shippingCents, called, giftCardCents },
    now,
  )
}
