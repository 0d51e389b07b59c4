import { z } from 'zod'
import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { billParcel } from '#modules/invoicing/billing/bill-parcel.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { requestInvoice } from '#modules/invoicing/billing/request-invoice.ts'
import { summariseMonth } from '#modules/invoicing/billing/summarise.ts'
import { invoicesCsv, invoicesXlsx, type Period, vatBookCsv, vatBookXlsx } from '#modules/invoicing/invoices/books.ts'
import { cancelInvoice } from '#modules/invoicing/invoices/chain.ts'
import { facturaeXml } from '#modules/invoicing/invoices/facturae.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { invoicePdf } from '#modules/invoicing/invoices/invoice-pdf.ts'
import { findInvoiceNumbered } from '#modules/invoicing/invoices/read.ts'
import { shopNameOf } from '#modules/platform/storefronts/identity.ts'
import type { StaffCalls } from './call.ts'
import { FileAnswer } from './file-answer.ts'
import { BillParcel, ExportBooks, FindInvoices, InvoiceNumber, InvoiceView, IssueFull, Summarise } from './invoice-contract.ts'
import { type FoundInvoice, findInvoices, storefrontOfOrder } from './invoices.sql.ts'
import { OrderNumber } from './order-contract.ts'
import { euros } from './order-reading.ts'

const Items = z.object({ items: z.array(InvoiceView) })
const subject = ({ params }: { params: { invoice: string } }) => `invoice ${params.invoice}`
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const invoiceView = (row: FoundInvoice): z.output<typeof InvoiceView> => ({
  invoice: row.id,
  number: row.full_number,
  kind: row.kind,
  summary: row.summary,
  date: row.issue_date,
  operation_date: row.operation_date,
  nif: row.buyer_tax_id,
  name: row.name,
  orders: row.orders,
  base: euros(row.base_cents),
  vat: euros(row.vat_cents),
  surcharge: euros(row.surcharge_cents),
  total: euros(row.total_cents),
  corrects: row.corrects,
})

const ofOrder = async (db: Db, order: string) => ({ items: (await findInvoices(db, { order, limit: 200 })).map(invoiceView) })

async function numbered(db: Db, number: string): Promise<Invoice> {
  const invoice = await findInvoiceNumbered(db, number)
  if (!invoice) throw new NotFound('staff.invoice_unknown')
  return invoice
}

/** Invoices: read, issued by hand where the shop did not by itself, cancelled, given to the accountant. */
export function invoiceRoutes(call: StaffCalls, settings: BillingSettings) {
  call('GET', '/invoices/', {
    action: 'invoice.read',
    summary: 'Invoices by number, order, tax id or days, the newest first',
    query: FindInvoices,
    answer: Items.extend({ next: z.number().int().nullable() }),
    run: async ({ db, query }) => {
      const rows = await findInvoices(db, query)
      return { items: rows.map(invoiceView), next: rows.length === query.limit ? (rows.at(-1)?.id ?? null) : null }
    },
  })
  call('GET', '/invoices/:invoice/pdf/', {
    action: 'invoice.read',
    summary: 'The invoice as it is printed',
    params: InvoiceNumber,
    file: ['application/pdf'],
    subject,
    run: async ({ db, params }) => {
      const invoice = await numbered(db, params.invoice)
      const [number = ''] = invoice.reference.orders
      const storefront_code = await storefrontOfOrder(db, number)
      const name = await shopNameOf(db, settings.senders, { storefront_code, language: invoice.language })
      const pdf = await invoicePdf(invoice, settings.invoicing, { name })
      return new FileAnswer(`${invoice.number}.pdf`, 'application/pdf', pdf)
    },
  })
  call('GET', '/invoices/:invoice/facturae/', {
    action: 'invoice.read',
    summary: 'The invoice for a public body, unsigned',
    params: InvoiceNumber,
    file: ['application/xml'],
    subject,
    run: async ({ db, params }) => {
      const invoice = await numbered(db, params.invoice)
      return new FileAnswer(`${invoice.number}.xml`, 'application/xml; charset=utf-8', facturaeXml(invoice))
    },
  })
  call('POST', '/orders/:number/invoice/', {
    action: 'invoice.issue',
    summary: 'A full invoice with these fiscal data: at hand-over, or at once in the place of simplified ones',
    params: OrderNumber,
    body: IssueFull,
    answer: Items,
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, now }) => {
      await requestInvoice(db, settings, { number: params.number, data: body, mayAct: () => true, now })
      return ofOrder(db, params.number)
    },
  })
  call('POST', '/invoices/parcel/', {
    action: 'invoice.issue',
    summary: 'The invoice of a parcel that was handed over and has none',
    body: BillParcel,
    answer: z.object({ number: z.string().nullable() }),
    subject: ({ body }) => `parcel ${body.parcel}`,
    run: async ({ db, body, now }) => ({ number: (await billParcel(db, settings, body.parcel, now))?.number ?? null }),
  })
  call('POST', '/invoices/summary/', {
    action: 'invoice.issue',
    summary: 'One invoice for what a customer was handed in a month',
    body: Summarise,
    answer: z.object({ numbers: z.array(z.string()) }),
    subject: ({ body }) => `customer ${body.customer}`,
    run: async ({ db, body, now }) => ({
      numbers: (await summariseMonth(db, settings, { customerId: body.customer, month: body.month, now })).map(
        ({ number }) => number,
      ),
    }),
  })
  call('POST', '/invoices/:invoice/cancel/', {
    action: 'invoice.cancel',
    summary: 'An invoice that should never have been; what came back is corrected by its refund, not here',
    params: InvoiceNumber,
    body: z.object({ reason: z.string().trim().min(3).max(300) }),
    answer: z.object({ number: z.string() }),
    subject,
    run: async ({ db, params, body, now }) => {
      const invoice = await numbered(db, params.invoice)
      await cancelInvoice(db, invoice, body.reason, now)
      return { number: invoice.number }
    },
  })
  call('GET', '/books/', {
    action: 'invoice.export',
    summary: 'Issued invoices, or the VAT book, of a period for the accountant',
    query: ExportBooks,
    file: ['text/csv', spreadsheet],
    subject: ({ query }) => `${query.book} ${query.from} ${query.to}`,
    run: async ({ db, query: { book, format, from, to } }) => {
      const period: Period = { from: from as Day, to: to as Day }
      const name = `${book}-${from}-${to}.${format}`
      if (format === 'xlsx')
        return new FileAnswer(name, spreadsheet, await (book === 'vat' ? vatBookXlsx : invoicesXlsx)(db, period))
      const parts: string[] = []
      for await (const part of (book === 'vat' ? vatBookCsv : invoicesCsv)(db, period)) parts.push(part)
      return new FileAnswer(name, 'text/csv; charset=utf-8', parts.join(''))
    },
  })
}
