import type { z } from 'zod'
import type { Pool } from '#kernel/db.ts'
import { findInvoices } from '#modules/invoicing/invoices/read.ts'
import { atOrder } from '#modules/orders/order/at-order.ts'
import { invoiceIdsOf } from './billed.sql.ts'
import type { InvoiceRequested, RequestInvoice } from './contract.ts'
import type { BillingSettings } from './deps.ts'
import { requestData, stateOf } from './order-invoices.ts'
import { requestInvoice } from './request-invoice.ts'

/** Asks for the full invoice of an order, or tells what became of it (O-08). @throws Forbidden for who may not. */
export async function askForInvoice(
  db: Pool,
  settings: BillingSettings,
  number: string,
  body: z.output<typeof RequestInvoice>,
): Promise<{ isNew: boolean; input: z.output<typeof InvoiceRequested> }> {
  const { requireAct } = await atOrder(db, { secret: settings.secret, number }, body)
  const { request, isNew } = await db.begin((tx) =>
    requestInvoice(tx, settings, {
      number,
      data: body,
      mayAct: (order) => {
        requireAct(order, 'invoice.request')
        return true
      },
      now: new Date(),
    }),
  )
  const invoices = await findInvoices(db, await invoiceIdsOf(db, request.order_id))
  return {
    isNew,
    input: {
      order: number,
      state: stateOf(invoices),
      requested_at: request.requested_at.toISOString(),
      data: requestData(request),
    },
  }
}
