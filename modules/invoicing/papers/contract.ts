import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { orderCodes } from '#modules/orders/order/contract.ts'

/** Lists of lines. */
export const listFormats = ['xlsx', 'csv'] as const
/** One order or delivery note: `marc` is ISO 2709, `sinli` PEDIDO of an order and ENVIO of a note. */
export const documentFormats = ['xlsx', 'csv', 'pdf', 'marc', 'marcxml', 'sinli'] as const
export type DocumentFormat = (typeof documentFormats)[number]

const shownDay = z
  .string()
  .trim()
  .regex(/^(\d{1,2}\/\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2})?$/)
  .default('')
  .describe('dd/mm/yyyy')

export const OrderPaper = Caller.extend({ number: z.string().min(1).max(20), format: z.enum(documentFormats).default('xlsx') })
export const NotePaper = Caller.extend({ note: z.string().min(1).max(40), format: z.enum(documentFormats).default('xlsx') })
export const OrdersPaper = Caller.extend({
  status: z.enum(['all', ...orderCodes]).default('all'),
  q: z
    .string()
    .trim()
    .max(60)
    .default('')
    .describe('Words of the number or of the customer’s own reference, as on the page of orders'),
  from: shownDay,
  to: shownDay,
  format: z.enum(listFormats).default('xlsx'),
})
export const NotesPaper = OrdersPaper.omit({ status: true, q: true })

/** A list in one call: of orders, with their filter, or of delivery notes. */
export const ExportList = OrdersPaper.extend({ of: z.enum(['orders', 'delivery_notes']).default('orders') })

/** What links are wanted for: one document, or a list under the filter that is on. */
export const paperKinds = ['order', 'note', 'orders', 'notes'] as const
export type PaperKind = (typeof paperKinds)[number]
export const ShowPaperLinks = Caller.extend({
  kind: z.enum(paperKinds),
  number: z.string().max(40).default('').describe('Of the order or delivery note; lists have none'),
  status: z.enum(['all', ...orderCodes]).default('all'),
  q: OrdersPaper.shape.q,
  from: shownDay,
  to: shownDay,
})
export const PaperLinks = z.object({
  items: z.array(z.object({ format: z.enum(documentFormats), href: z.string() })),
})
export type PaperLinks = z.output<typeof PaperLinks>

export const Ticket = z.object({ ticket: z.string().max(2_000).default('') })
