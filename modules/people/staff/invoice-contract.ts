import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { FiscalData } from '#modules/invoicing/billing/contract.ts'
import { Before, Id, Limit } from './contract.ts'

export const FindInvoices = z.object({
  number: z.string().max(40).optional(),
  order: z.string().max(20).optional(),
  nif: z.string().max(30).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  before: Before,
  limit: Limit,
})
export const InvoiceView = z.object({
  invoice: z.number().int(),
  number: z.string(),
  kind: z.enum(['F1', 'F2', 'F3', 'R1', 'R5']),
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
})
export const InvoiceNumber = z.object({ invoice: z.string().max(40) })
export const IssueFull = FiscalData
export const BillParcel = z.object({ parcel: Id })
export const Summarise = z.object({
  customer: z.string().max(64),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .describe('yyyy-mm'),
})
export const ExportBooks = z
  .object({
    book: z.enum(['invoices', 'vat']),
    format: z.enum(['csv', 'xlsx']).default('xlsx'),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .refine(({ from, to }) => from <= to)
