import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { CancelInvoice, CancelledInvoice, InvoiceNumber } from '#modules/invoicing/invoices/staff-contract.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { CustomerParams } from '#modules/people/customers/staff-contract.ts'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { IdOf, ListOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { billingModes, FiscalData } from './contract.ts'

const invoiceKinds = ['F1', 'F2', 'F3', 'R1', 'R5'] as const
export const InvoiceView = z.object({
  invoice: z.number().int(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  summary: z.boolean(),
  date: z.iso.date(),
  operation_date: z.iso.date(),
  nif: z.string().nullable(),
  name: z.string().nullable(),
  orders: z.array(z.string()),
  base: Euros,
  vat: Euros,
  surcharge: Euros,
  total: Euros,
  corrects: z.string().nullable(),
  state: z.enum(['stands', 'replaced', 'cancelled']).describe('replaced: a full one took its place'),
  tax_record: z.number().int().nullable().describe('What the tax agency was last told of it'),
  tax_record_state: z.enum(['kept', 'waiting', 'accepted', 'accepted_with_errors', 'refused', 'corrected']).nullable(),
})
export type InvoiceView = z.output<typeof InvoiceView>
export const UnbilledParcel = z.object({
  parcel: z.number().int(),
  position: z.number().int(),
  by_month: z.boolean().describe('Its account is invoiced by the month: invoiced by itself, it leaves that month’s invoice'),
  would_be: z
    .object({ kind: z.enum(invoiceKinds), name: z.string().nullable(), nif: z.string().nullable(), total: Euros })
    .nullable()
    .describe('What the invoice would say'),
  why_not: z.string().nullable().describe('Why it would not be issued, in words; null where it would'),
})
export type UnbilledParcel = z.output<typeof UnbilledParcel>

/** A unit of the common directory of public bodies. */
const Unit = z.string().trim().toUpperCase().max(20)
export const CustomerBilling = z.object({
  monthly: z.boolean().default(false),
  mode: z.enum(billingModes).nullable().default(null).describe('Wins over monthly; by the terms of each order unless given'),
  dir3: z.object({ accounting: Unit, managing: Unit, processing: Unit }).nullable().default(null),
  contract: z.string().trim().max(60).default(''),
  file_number: z.string().trim().max(60).default(''),
})

/** As it is read and saved. */
const KeptBilling = versioned(CustomerBilling)

const invoiceList = listCall({
  sorts: ['date', 'total'],
  first: '-date',
  filters: {
    number: z.string().max(40).optional(),
    order: z.string().max(20).optional(),
    nif: z.string().max(30).optional(),
    kind: z.enum(invoiceKinds).optional(),
  },
  item: InvoiceView,
})
export type FindInvoices = z.output<(typeof invoiceList)['query']>

const Reasoned = z.string().nullable()
const Corrections = z.object({
  corrected_by: z.array(z.string()),
  received: Euros.describe('EUR that came in for it on account'),
  told: z.boolean().describe('That the tax agency is told of what is done'),
  replace: z
    .object({ order: z.string(), invoices: z.array(z.string()), total: Euros, data: FiscalData })
    .nullable()
    .describe('The full invoice that would take the place of the simplified ones of its order'),
  acts: z.object({ cancel: Reasoned, replace: Reasoned }),
})
export type InvoiceCorrections = z.output<typeof Corrections>

export const invoiceCalls = {
  'GET /invoices/': invoiceList,
  'GET /invoices/:invoice/corrections/': { params: InvoiceNumber, answer: Corrections },
  'POST /invoices/:invoice/cancel/': { params: InvoiceNumber, body: CancelInvoice, answer: CancelledInvoice },
  'POST /orders/:number/invoice/': { params: OrderNumber, body: FiscalData, answer: ListOf(InvoiceView) },
  'GET /orders/:number/unbilled-parcels/': { params: OrderNumber, answer: ListOf(UnbilledParcel) },
  'POST /parcels/:parcel/invoice/': { params: IdOf('parcel'), body: NoBody, answer: z.object({ number: z.string() }) },
  'POST /orders/invoices/': bulkCall({ all: {}, row: OrderNumber.shape }),
  'GET /invoices/:invoice/pdf/': { params: InvoiceNumber, file: ['application/pdf'] },
  'POST /invoices/:invoice/send/': {
    params: InvoiceNumber,
    body: NoBody,
    answer: z.object({ email: z.string().describe('To whom it goes: the account that it is for, or the order') }),
  },
} satisfies StaffContract

export const customerBillingCalls = {
  'GET /customers/:customer/billing/': { params: CustomerParams, answer: KeptBilling },
  'PUT /customers/:customer/billing/': { params: CustomerParams, body: KeptBilling, answer: KeptBilling },
} satisfies StaffContract
