import type { Db } from '#kernel/db.ts'
import type { ShopError } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { eurosOf } from '#kernel/money.ts'
import { invoicePdf } from '#modules/invoicing/invoices/invoice-pdf.ts'
import { requireInvoice } from '#modules/invoicing/invoices/read.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import { shopNameOf } from '#modules/platform/storefronts/identity.ts'
import { billAskedFor } from './bill-asked-for.ts'
import { cancelStanding, correctionsOf } from './corrections.ts'
import type { BillingSettings } from './deps.ts'
import { billingOf, saveBillingProfile } from './profile.ts'
import { requestInvoice } from './request-invoice.ts'
import { sendInvoice, tellOfCancelled } from './send-invoice.ts'
import {
  type FoundInvoice,
  findInvoices,
  invoiceSorts,
  invoicesOfOrder,
  matchingInvoices,
  storefrontOfOrder,
} from './staff.sql.ts'
import { customerBillingCalls, type FindInvoices, type InvoiceView, invoiceCalls } from './staff-contract.ts'
import { billLeftParcel, unbilledParcelsOf } from './unbilled-parcels.ts'

const subject = ({ params }: { params: { invoice: string } }) => `invoice ${params.invoice}`

const invoiceView = (row: FoundInvoice): InvoiceView => ({
  invoice: row.id,
  number: row.full_number,
  kind: row.kind,
  summary: row.summary,
  date: row.issue_date,
  operation_date: row.operation_date,
  nif: row.buyer_tax_id,
  name: row.name,
  orders: row.orders,
  base: eurosOf(row.base_cents),
  vat: eurosOf(row.vat_cents),
  surcharge: eurosOf(row.surcharge_cents),
  total: eurosOf(row.total_cents),
  corrects: row.corrects,
  state: row.state,
  tax_record: row.record,
  tax_record_state: row.record_state,
})

const ofOrder = async (db: Db, order: string) => ({ items: (await invoicesOfOrder(db, order)).map(invoiceView) })

export async function invoicePage(db: Db, query: FindInvoices): Promise<ListPage<InvoiceView>> {
  const rows = await findInvoices(db, query, walking(db, query, invoiceSorts(db), { id: db`i.id` }))
  return listPage(db, query, { rows, matching: matchingInvoices(db, query), view: invoiceView })
}

interface Deps extends BillingSettings {
  /** A refusal in words. */
  sentence: (code: ShopError['code'], language: Language, details?: ShopError['details']) => string
}

/** Invoices of orders: found, printed, issued by hand where the shop did not by itself; and how a customer is invoiced. */
export function billingStaffRoutes(call: StaffCalls, { sentence, ...settings }: Deps) {
  const said = { ...settings, sentence: ({ code, details }: ShopError, language: Language) => sentence(code, language, details) }
  call(invoiceCalls, 'GET /invoices/', {
    action: 'invoice.read',
    summary: 'Invoices by words, order, tax id or days, the newest first',
    run: ({ db, query }) => invoicePage(db, query),
  })
  call(invoiceCalls, 'GET /invoices/:invoice/pdf/', {
    action: 'invoice.read',
    summary: 'The invoice as it is printed',
    subject,
    run: async ({ db, params }) => {
      const invoice = await requireInvoice(db, params.invoice)
      const [number = ''] = invoice.reference.orders
      const storefront_code = await storefrontOfOrder(db, number)
      const name = await shopNameOf(db, settings.senders, { storefront_code, language: invoice.language })
      const pdf = await invoicePdf(invoice, settings.invoicing, { name })
      return new FileAnswer(`${invoice.number}.pdf`, 'application/pdf', pdf)
    },
  })
  call(invoiceCalls, 'POST /invoices/:invoice/send/', {
    action: 'invoice.send',
    summary: 'Tells whoever an invoice is for once more that it is there, with the way to it',
    subject,
    run: async ({ db, params }) => ({ email: await sendInvoice(db, settings, await requireInvoice(db, params.invoice)) }),
  })
  call(invoiceCalls, 'GET /invoices/:invoice/corrections/', {
    action: 'invoice.read',
    summary: 'What can be done about an invoice that is wrong, and what that would do',
    subject,
    run: async ({ db, params }) => correctionsOf(db, settings, await requireInvoice(db, params.invoice)),
  })
  call(invoiceCalls, 'POST /invoices/:invoice/cancel/', {
    action: 'invoice.cancel',
    summary:
      'An invoice that should never have been, of which its customer is told; what came back is corrected by its refund, not here',
    subject,
    run: async ({ db, params, body, now }) => {
      const invoice = await requireInvoice(db, params.invoice)
      await cancelStanding(db, settings, { invoice, reason: body.reason, now })
      await tellOfCancelled(db, settings, invoice)
      return { number: invoice.number }
    },
  })
  call(invoiceCalls, 'POST /orders/:number/invoice/', {
    action: 'invoice.issue',
    summary: 'A full invoice with these fiscal data: at hand-over, or at once in the place of simplified ones',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, now }) => {
      await requestInvoice(db, settings, { number: params.number, data: body, mayAct: () => true, now })
      return ofOrder(db, params.number)
    },
  })
  call(invoiceCalls, 'POST /orders/invoices/', {
    action: 'invoice.issue',
    summary: 'The invoices that were asked for with many orders and are not made of what has left',
    subject: ({ number }) => `order ${number}`,
    each: ({ db, now }, { number }) => billAskedFor(db, settings, number, now),
  })
  call(invoiceCalls, 'GET /orders/:number/unbilled-parcels/', {
    action: 'invoice.issue',
    summary: 'Parcels of an order that left without an invoice: what it would say, or why it would not be issued',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, language, now }) => ({
      items: await unbilledParcelsOf(db, said, params.number, { language, now }),
    }),
  })
  call(invoiceCalls, 'POST /parcels/:parcel/invoice/', {
    action: 'invoice.issue',
    summary: 'The invoice of a parcel that left without, also for an account that is invoiced by the month or on request',
    subject: ({ params }) => `parcel ${params.parcel}`,
    run: async ({ db, params, now }) => ({ number: (await billLeftParcel(db, settings, params.parcel, now)).number }),
  })
  call(customerBillingCalls, 'GET /customers/:customer/billing/', {
    action: 'customer.billing',
    summary: 'How an institution or a company is invoiced',
    subject: ({ params }) => `customer ${params.customer}`,
    run: ({ db, params }) => billingOf(db, params.customer),
  })
  call(customerBillingCalls, 'PUT /customers/:customer/billing/', {
    action: 'customer.billing',
    summary: 'How an institution or a company is invoiced: by the month, to which DIR3 units, under which contract',
    subject: ({ params }) => `customer ${params.customer}`,
    current: ({ db, params }) => billingOf(db, params.customer),
    run: async ({ db, params, body }) => {
      await saveBillingProfile(db, params.customer, body)
      return billingOf(db, params.customer)
    },
  })
}
