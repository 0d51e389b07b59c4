import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import { invoiceAmounts } from '#modules/invoicing/invoices/amounts.ts'
import type { Invoice, InvoiceReference } from '#modules/invoicing/invoices/invoice.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { findInvoice, invoicesOfSource } from '#modules/invoicing/invoices/read.ts'
import { correctiveKind, correctiveSeries } from '#modules/invoicing/invoices/series.ts'
import { orderLines } from '#modules/orders/order/orders.ts'
import { type BilledRow, insertBilledRows, standingRows } from './billed.sql.ts'
import type { BillingSettings } from './deps.ts'
import { announceInvoice } from './emails.ts'
import { printedLines } from './lines.ts'
import { lockOrder } from './orders-to-bill.sql.ts'
import { printedTexts } from './printed-words.ts'

/** What is given back of an order: copies of lines, shipping, or money without copies. All amounts positive, VAT included. */
export interface Credit {
  /** Names the refund, so that it is corrected once. */
  key: string
  orderId: number
  lines: readonly { orderLineId: number; quantity: number; goodsCents: number; surchargeCents: number }[]
  shippingCents: Cents
  /** By the parcels whose shipping it was, where that is known: it comes back at the rates of their goods. */
  shippingOf?: readonly { parcelId: number; cents: number }[]
  /** What rows without a line are, where they are no shipping. */
  called?: string
  /** What of it goes back to gift cards. */
  giftCardCents?: Cents
}

type Taken = BilledRow & { take: { quantity: number; gross: number; surcharge: number } }

/**
 * Issues what corrects the invoices of a refund: one for each invoice it touches, by differences, with the original's number and
 * day. Only the invoiced part is corrected: what was never invoiced is passed over. Called twice it finds what it issued.
 */
export async function creditInvoices(tx: Tx, settings: BillingSettings, credit: Credit, now: Date): Promise<Invoice[]> {
  const order = await lockOrder(tx, credit.orderId)
  if (!order) return []
  const issued = await invoicesOfSource(tx, `${credit.key}:`)
  if (issued.length > 0) return issued
  const standing = await standingRows(tx, order.id)
  const taken = [
    ...credit.lines.flatMap((line) =>
      takeLine(
        standing.filter((row) => row.order_line_id === line.orderLineId),
        line,
      ),
    ),
    ...takeShipping(
      standing.filter((row) => row.order_line_id === null),
      credit.shippingCents,
      credit.shippingOf ?? [],
    ),
  ]
  const lines = await orderLines(tx, order.id)
  const invoices: Invoice[] = []
  for (const invoiceId of [...new Set(taken.map((row) => row.invoice_id))].toSorted((a, b) => a - b)) {
    const original = await findInvoice(tx, invoiceId)
    if (!original) continue
    const rows = taken.filter((row) => row.invoice_id === invoiceId).map(takenBack)
    const invoice = await issueInvoice(
      tx,
      // Who issued it corrects it.
      { ...settings.invoicing, issuer: original.issuer },
      {
        kind: correctiveKind(original.kind),
        summary: false,
        series: correctiveSeries(original.series),
        operationDate: dayOf(now),
        buyer: original.buyer,
        language: original.language,
        treatment: original.treatment,
        prices: original.prices,
        ...invoiceAmounts(
          printedLines(rows, lines, { shipping: credit.called ?? printedTexts[original.language].shipping, delivery: '' }),
        ),
        correctsId: original.id,
        replacesIds: [],
        reference: {
          ...withoutGiftCard(original.reference),
          // Said once, however many invoices the refund touches.
          ...(invoices.length === 0 && credit.giftCardCents && { giftCardCents: credit.giftCardCents }),
          orders: [order.number],
          invoices: [{ number: original.number, date: original.issueDate }],
        },
        source: `${credit.key}:${original.id}`,
      },
      now,
    )
    await insertBilledRows(
      tx,
      rows.map((row) => ({ ...row, invoice_id: invoice.id })),
    )
    await announceInvoice(tx, settings, order, invoice)
    invoices.push(invoice)
  }
  return invoices
}

/** What paid the order is not what comes back of it. */
const withoutGiftCard = ({ giftCardCents: _paid, ...reference }: InvoiceReference): InvoiceReference => reference

const takenBack = ({ id, take, kind: _kind, ...row }: Taken & { kind?: string }): Omit<BilledRow, 'id'> => ({
  ...row,
  quantity: -take.quantity || 0,
  gross_cents: -take.gross || 0,
  surcharge_cents: -take.surcharge || 0,
  corrects_id: id,
})

/** Takes copies and money of a line from what stands billed of it, the oldest invoice first; never more than that. */
function takeLine(rows: readonly BilledRow[], { quantity, goodsCents, surchargeCents }: Credit['lines'][number]): Taken[] {
  const left = { quantity, gross: goodsCents, surcharge: surchargeCents }
  return rows.flatMap((row): Taken[] => {
    const take = {
      quantity: Math.min(left.quantity, row.quantity),
      gross: Math.min(left.gross, row.gross_cents),
      surcharge: Math.min(left.surcharge, row.surcharge_cents),
    }
    if (take.quantity + take.gross + take.surcharge === 0) return []
    left.quantity -= take.quantity
    left.gross -= take.gross
    left.surcharge -= take.surcharge
    return [{ ...row, take }]
  })
}

/** Shipping comes back of its own parcel first, of all others for the rest; of each rate in proportion to what it carries. */
function takeShipping(rows: readonly BilledRow[], amount: Cents, parts: NonNullable<Credit['shippingOf']>): Taken[] {
  const taken = new Map<number, number>()
  const standing = (row: BilledRow) => row.gross_cents - (taken.get(row.id) ?? 0)
  const take = (of: readonly BilledRow[], most: number): number => {
    const open = of.map(standing)
    const part = Math.min(most, sum(open))
    if (part <= 0) return 0
    const shares = allocate(cents(part), open)
    for (const [index, row] of of.entries()) taken.set(row.id, (taken.get(row.id) ?? 0) + (shares[index] ?? 0))
    return part
  }
  let left: number = amount
  for (const { parcelId, cents: own } of parts)
    left -= take(
      rows.filter((row) => row.parcel_id === parcelId),
      Math.min(own, left),
    )
  take(rows, left)
  return rows.flatMap((row): Taken[] => {
    const gross = taken.get(row.id) ?? 0
    return gross === 0 ? [] : [{ ...row, take: { quantity: gross === row.gross_cents ? row.quantity : 0, gross, surcharge: 0 } }]
  })
}
