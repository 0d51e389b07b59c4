import type { Db, Tx } from '#kernel/db.ts'
import { Conflict, type RefusalCode } from '#kernel/errors.ts'
import { eurosOf, sum } from '#kernel/money.ts'
import { cancelInvoice } from '#modules/invoicing/invoices/chain.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { findInvoices } from '#modules/invoicing/invoices/read.ts'
import { standingRows } from './billed.sql.ts'
import { buyerOf } from './buyer.ts'
import { type CorrectionStanding, correctionStanding } from './corrections.sql.ts'
import { customerToBill } from './customers-to-bill.sql.ts'
import type { BillingSettings } from './deps.ts'
import { suggestedData } from './order-invoices.ts'
import { type OrderToBill, orderNumbered } from './orders-to-bill.sql.ts'
import { standingOf } from './request-invoice.ts'
import { requestRefusal } from './request-rules.ts'
import { requestOf } from './requests.sql.ts'
import type { InvoiceCorrections } from './staff-contract.ts'

/**
 * Why an invoice cannot be cancelled; null where it can. What was delivered and comes back is corrected by its refund, and what was paid
 * is first given back.
 */
export function whyNotCancel({ cancelled, replaced, corrected_by, received }: CorrectionStanding): RefusalCode | null {
  if (cancelled || replaced) return 'invoice.cancelled_already'
  if (corrected_by.length > 0) return 'invoice.corrected_already'
  return received > 0 ? 'invoice.paid_already' : null
}

/** Cancels an invoice that should never have been. @throws Conflict saying what stands in the way */
export const cancelStanding = (
  tx: Tx,
  { invoicing }: Pick<BillingSettings, 'invoicing'>,
  { invoice, reason, now }: { invoice: Invoice; reason: string; now: Date },
) =>
  cancelInvoice(tx, invoicing, {
    invoice,
    reason,
    now,
    // Asked once nobody else can correct it any more.
    check: async () => {
      const refusal = whyNotCancel(await correctionStanding(tx, invoice.id))
      if (refusal) throw new Conflict(refusal)
    },
  })

/** What can be done about an invoice that is wrong, and what that would do. */
export async function correctionsOf(
  db: Db,
  { invoicing }: Pick<BillingSettings, 'invoicing'>,
  invoice: Invoice,
): Promise<InvoiceCorrections> {
  const standing = await correctionStanding(db, invoice.id)
  const [number = ''] = invoice.reference.orders
  const order = invoice.kind === 'F2' ? await orderNumbered(db, number) : undefined
  return {
    corrected_by: standing.corrected_by,
    received: eurosOf(standing.received),
    told: invoicing.verifactu === 'on',
    replace: order ? await replacement(db, order) : null,
    acts: {
      cancel: whyNotCancel(standing),
      replace: order ? await whyNotReplace(db, order) : 'invoice.already_full',
    },
  }
}

async function whyNotReplace(db: Db, order: OrderToBill): Promise<RefusalCode | null> {
  if (await requestOf(db, order.id)) return 'invoice.already_full'
  return requestRefusal(await standingOf(db, order))
}

/** The full invoice that would take the place of an order's simplified ones. */
async function replacement(db: Db, order: OrderToBill) {
  const rows = (await standingRows(db, order.id)).filter(({ kind }) => kind === 'F2')
  const replaced = await findInvoices(db, [...new Set(rows.map(({ invoice_id }) => invoice_id))])
  const customer = order.owner_kind === 'customer' ? await customerToBill(db, order.owner_id) : undefined
  return {
    order: order.number,
    invoices: replaced.map((one) => one.number),
    total: eurosOf(sum(rows.map((row) => row.gross_cents + row.surcharge_cents))),
    data: suggestedData(buyerOf(order, customer, undefined)),
  }
}
