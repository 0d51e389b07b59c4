import { type Day, day, dayOf, shownDay } from '#kernel/days.ts'
import type { Transactional, Tx } from '#kernel/db.ts'
import { Refused, ShopError } from '#kernel/errors.ts'
import { invoiceAmounts } from '#modules/invoicing/invoices/amounts.ts'
import type { Buyer, Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { seriesOf } from '#modules/invoicing/invoices/series.ts'
import { invoicingFor } from '#modules/platform/storefronts/identity.ts'
import { insertBilledParcels, insertBilledRows } from './billed.sql.ts'
import { buyerOf, mayBeNamed } from './buyer.ts'
import { creditRefund } from './credit-refund.ts'
import { type CustomerToBill, customersToSummarise, customerToBill, unbilledParcels } from './customers-to-bill.sql.ts'
import type { BillingSettings } from './deps.ts'
import { announceInvoice } from './emails.ts'
import { printedLines } from './lines.ts'
import { markInvoiced } from './mark-invoiced.ts'
import { moneyOf } from './money-of.ts'
import { lockOrder, type OrderToBill } from './orders-to-bill.sql.ts'
import { type ParcelContents, readParcelContents } from './parcel-contents.ts'
import { printedTexts } from './printed-words.ts'
import { decidedRefunds } from './refunds-to-credit.sql.ts'

/** First day of a month written yyyy-mm, and of the month after it. */
export function monthBounds(month: string): { from: Day; before: Day } {
  const from = day(`${month}-01`)
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { from, before: number === 12 ? day(`${year + 1}-01-01`) : day(`${year}-${String(number + 1).padStart(2, '0')}-01`) }
}

type Delivery = {
  order: OrderToBill
  contents: ParcelContents
  deliveredOn: Day
  note: { number: string; date: Day } | undefined
}

/**
 * One invoice for all that a customer was handed in a calendar month (RD 1619/2012, art. 13), for each shop and tax treatment one, and what is
 * paid already apart from what is bought on account. The deliveries stand on it one by one; its operation date is that of the last. What already has its invoice stays out.
 * @throws Refused 'invoice.buyer_incomplete'
 */
export async function summariseMonth(
  tx: Tx,
  settings: BillingSettings,
  { customerId, month, now }: { customerId: string; month: string; now: Date },
): Promise<Invoice[]> {
  const customer = await customerToBill(tx, customerId)
  if (!customer) return []
  const parcels = await unbilledParcels(tx, customerId, monthBounds(month))
  const orders = new Map<number, OrderToBill>()
  for (const id of [...new Set(parcels.map((parcel) => parcel.order_id))].toSorted((a, b) => a - b)) {
    const order = await lockOrder(tx, id)
    if (order) orders.set(id, order)
  }
  // Read again under the locks: another process may have billed them while we waited.
  const open = await unbilledParcels(tx, customerId, monthBounds(month))
  const invoices: Invoice[] = []
  const groupOf = ({ treatment, terms, shop }: (typeof open)[number]) => `${treatment} ${terms} ${shop}`
  for (const group of [...new Set(open.map(groupOf))].toSorted()) {
    const deliveries: Delivery[] = []
    for (const parcel of open.filter((item) => groupOf(item) === group)) {
      const order = orders.get(parcel.order_id)
      const contents = order && (await readParcelContents(tx, order, parcel.parcel_id))
      if (order && contents) {
        const deliveredOn = dayOf(contents.parcel.handed_over_at ?? now)
        deliveries.push({
          order,
          contents: contents,
          deliveredOn,
          note: await settings.besideInvoice.noteOf(tx, parcel.parcel_id),
        })
      }
    }
    const [last] = deliveries.slice(-1)
    if (!last) continue
    const texts = printedTexts[customer.language]
    const invoicing = await invoicingFor(tx, settings.invoicing, last.order.storefront_code)
    const invoice = await issueInvoice(
      tx,
      invoicing,
      {
        kind: 'F1',
        summary: true,
        series: seriesOf(invoicing.series, 'F1', customer.kind === 'library'),
        operationDate: last.deliveredOn,
        buyer: nameBuyer(customer, last.order),
        language: customer.language,
        treatment: last.order.tax_treatment,
        prices: 'net',
        ...invoiceAmounts(
          deliveries.flatMap(({ order, contents, deliveredOn, note }) =>
            printedLines(contents.rows, contents.lines, {
              shipping: texts.shipping,
              delivery: texts.delivery({
                order: order.number,
                day: shownDay(deliveredOn),
                own: order.reference,
                note: note?.number ?? '',
              }),
              note: note?.number,
            }),
          ),
        ),
        correctsId: null,
        replacesIds: [],
        reference: {
          orders: [...new Set(deliveries.map(({ order }) => order.number))],
          own: '',
          invoices: [],
          ...moneyOf(last.order, customer, now),
          notes: deliveries.flatMap(({ note }) => note ?? []),
        },
        source: `summary:${customerId}:${month}:${last.order.tax_treatment}:${last.contents.parcel.id}`,
      },
      now,
    )
    await writeDeliveries(tx, invoice, deliveries)
    await announceInvoice(tx, settings, { ...last.order, email: customer.email }, invoice)
    invoices.push(invoice)
    // What was given back before the month was billed.
    for (const orderId of new Set(deliveries.map(({ order }) => order.id)))
      for (const { id } of await decidedRefunds(tx, orderId)) await creditRefund(tx, settings, id, now)
  }
  return invoices
}

/** As the account says, else as its last order does. @throws Refused 'invoice.buyer_incomplete' */
function nameBuyer(customer: CustomerToBill, order: OrderToBill): Buyer {
  const ofAccount = buyerOf({ billing_address: null, delivery_address: null, tax_id: '' }, customer, undefined)
  const buyer = ofAccount ?? buyerOf(order, customer, undefined)
  if (!mayBeNamed(buyer, order)) throw new Refused('invoice.buyer_incomplete')
  return buyer
}

async function writeDeliveries(tx: Tx, invoice: Invoice, deliveries: readonly Delivery[]): Promise<void> {
  await insertBilledParcels(
    tx,
    invoice.id,
    deliveries.map(({ contents }) => contents.parcel.id),
  )
  for (const { order, contents } of deliveries)
    await insertBilledRows(
      tx,
      contents.rows.map((row) => ({
        ...row,
        invoice_id: invoice.id,
        order_id: order.id,
        parcel_id: contents.parcel.id,
        corrects_id: null,
      })),
    )
  for (const id of new Set(deliveries.map(({ order }) => order.id))) await markInvoiced(tx, id)
}

/** The month before that of a day: its summaries are due before the sixteenth. */
export function monthToSummarise(today: Day): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/**
 * Issues the summary invoices of the month that ended, a customer at a time, each in a transaction of its own. Who is refused one waits
 * among the accounts of the month, with the reason, and holds up nobody.
 * @returns how many invoices were issued.
 */
export async function summariseDue(db: Transactional, settings: BillingSettings, now: Date): Promise<number> {
  const month = monthToSummarise(dayOf(now))
  let issued = 0
  for (const customerId of await customersToSummarise(db, monthBounds(month)))
    issued += await db
      .begin((tx) => summariseMonth(tx, settings, { customerId, month, now }))
      .then(({ length }) => length, noneIfRefused)
  return issued
}

function noneIfRefused(error: unknown): number {
  if (error instanceof ShopError) return 0
  throw error
}
