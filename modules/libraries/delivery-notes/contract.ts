import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { InvoiceRequested, RequestInvoice } from '#modules/invoicing/billing/contract.ts'

export const noteInvoiceStates = ['not_requested', 'requested', 'issued'] as const

export const ListNotes = Caller.extend({
  from: z.string().trim().max(10).default('').describe('First day, dd/mm/yyyy'),
  to: z.string().trim().max(10).default('').describe('Last day, dd/mm/yyyy'),
  order: z.string().max(20).default('').describe('Of this order alone'),
  before: z.string().max(20).default('').describe('The last note of the page before'),
})
export const ShowNote = Caller
/** Of an order, with the fiscal data, or of a delivery note, whose account has them. */
export const AskInvoice = RequestInvoice.partial().extend({
  ...ShowNote.shape,
  number: z.string().max(20).default('').describe('Of the order'),
  note: z.string().max(20).default('').describe('Of the delivery note, instead'),
})

/** A copy that arrived, by its ISBN or EAN; as the scanner or the keyboard gives it. */
export const ReceiveArticle = Caller.extend({
  article: z.string().trim().min(1).max(40),
  copies: z.coerce.number().int().min(-9_999).max(9_999).default(1).describe('Negative takes back'),
  sure: z.boolean().default(false).describe('Counts what is neither on the note nor a whole ISBN or EAN'),
})

export const NoteInvoice = z.object({
  state: z.enum(noteInvoiceStates),
  number: z.string().nullable(),
  date: z.iso.date().nullable(),
  due: z.iso.date().nullable(),
  payment_days: z.number().int().describe('Agreed, from the day of the invoice'),
  paid: z.boolean(),
  cancelled: z.boolean(),
  /** Addresses of the invoice: its PDF and, for public bodies with their DIR3 units, its Facturae. */
  href: z.string().nullable(),
  facturae: z.string().nullable(),
})

export const NoteSummary = z.object({
  note: z.string().describe('Its number'),
  date: z.iso.date(),
  order: z.string(),
  reference: z.string(),
  copies: z.number().int(),
  taxable_base: Euros,
  total_price_incl_vat: Euros,
  invoice: NoteInvoice,
})
export type NoteSummary = z.output<typeof NoteSummary>

export const NoteList = z.object({ items: z.array(NoteSummary), next: z.string().nullable() })
export type NoteList = z.output<typeof NoteList>

export const NoteDetail = NoteSummary.extend({
  lines: z.array(
    z.object({
      position: z.number().int(),
      article: z.string().describe('ISBN or EAN'),
      title: z.string(),
      authors: z.string(),
      quantity: z.number().int(),
      price: Euros.describe('Of one, before any discount, VAT included: the fixed price of a book'),
      discount: z.number().describe('In percent'),
      taxable_base: Euros,
      vat_percent: z.number(),
      vat: Euros,
      surcharge_percent: z.number(),
      surcharge: Euros,
      total: Euros,
      /** What was scanned of it on arrival, and what was claimed. */
      received: z.number().int(),
      claimed: z.number().int(),
    }),
  ),
  vat: Euros,
  surcharge: Euros,
  shipping: Euros.describe('The part of the total that is shipping, VAT included'),
  budget: z.string().describe('The budget it is charged to; empty without one'),
  /** Articles that arrived without standing on the note. */
  extra: z.array(z.object({ article: z.string(), copies: z.number().int() })),
  /** Address of what travelled with the parcel, without prices. */
  paper: z.string(),
})
export type NoteDetail = z.output<typeof NoteDetail>

export const OfNote = z.object({ note: z.string().max(20) })
export const NoteInvoiceRequested = z.union([NoteSummary, InvoiceRequested])
