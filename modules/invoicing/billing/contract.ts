import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { OrderNumber } from '#modules/orders/order/contract.ts'

const Text = z.string().trim().max(200).default('')

/** What a full invoice names; the rules answer with sentences of their own. */
export const FiscalData = z.object({
  name: Text.describe('Name or business name'),
  nif: z.string().trim().max(30).default(''),
  street: Text,
  postcode: z.string().trim().max(12).default(''),
  city: z.string().trim().max(120).default(''),
  region: z.string().trim().max(120).default(''),
  country: z.string().length(2).default('ES'),
})
export type FiscalData = z.output<typeof FiscalData>

/** `key` is that of the link in the order's e-mail, for guests. */
export const ShowInvoices = Caller.extend({ key: z.string().max(64).default('') })
export const RequestInvoice = ShowInvoices.extend(FiscalData.shape)

/** With each parcel; one a month; when asked for, the rest by the month (RD 1619/2012, art. 13). */
export const billingModes = ['on_dispatch', 'monthly', 'on_request'] as const
export type BillingMode = (typeof billingModes)[number]

export const requestStates = ['open', 'requested', 'issued', 'refused'] as const

export const OrderInvoices = z.object({
  items: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['simplified', 'full', 'corrective']),
      date: z.iso.date(),
      total_price_incl_vat: Euros,
      /** Another invoice took its place. */
      replaced: z.boolean(),
      cancelled: z.boolean().describe('It should never have been: nothing is owed on it'),
      href: z.string().describe('Address of the PDF'),
    }),
  ),
  /** Documents of the parcels handed over, and the gift ticket where one was asked for. */
  documents: z.array(z.object({ kind: z.enum(['delivery_note', 'gift_ticket']), parcel: z.number().int(), href: z.string() })),
  request: z.object({
    state: z.enum(requestStates),
    /** Why no full invoice can be asked for; empty when it can. */
    detail: z.string(),
    /** The data of the request, or what the form begins with. */
    data: FiscalData,
  }),
})
export type OrderInvoices = z.output<typeof OrderInvoices>

export const InvoiceRequested = z.object({
  order: z.string(),
  state: z.enum(['requested', 'issued']),
  requested_at: z.iso.datetime(),
  data: FiscalData,
})
export type InvoiceRequested = z.output<typeof InvoiceRequested>

export const ListInvoices = Caller.extend({ before: z.coerce.number().int().min(0).default(0).describe('Of the page before') })

/** Requests and invoices of a customer (U-32). */
export const CustomerInvoices = z.object({
  requests: z.array(
    z.object({
      state: z.literal('requested'),
      order: z.string(),
      note: z.string().nullable().describe('The delivery note it is for'),
      requested_at: z.iso.datetime(),
    }),
  ),
  items: z.array(
    z.object({
      state: z.literal('issued'),
      number: z.string(),
      kind: z.enum(['simplified', 'full', 'corrective']),
      summary: z.boolean().describe('Of a month'),
      date: z.iso.date(),
      total_price_incl_vat: Euros,
      orders: z.array(z.string()),
      notes: z.array(z.string()),
      reference: z.string(),
      replaced: z.boolean(),
      cancelled: z.boolean().describe('It should never have been: nothing is owed on it'),
      due: z.iso.date().nullable(),
      paid: z.boolean().describe('False for what asks for no money: a credit note, one that was cancelled'),
      may_ask: z.boolean().describe('Whether a full one can take its place'),
      href: z.string(),
      facturae: z.string().nullable(),
    }),
  ),
  next: z.number().int().nullable(),
})
export type CustomerInvoices = z.output<typeof CustomerInvoices>

export const OfInvoice = OrderNumber.extend({ invoice: z.string().max(40) })
export const OfParcel = OrderNumber.extend({ parcel: z.coerce.number().int().min(1).max(1000) })
export const PaperKey = z.object({ key: z.string().max(64).default('') })
