import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'

/** A ticket of the palace that holds more than one thing, sold at the palace's own ticket office. */
export const TicketBundle = z.object({
  id: z.number().int(),
  name: z.string(),
  holds: z.string().describe('What it lets in to, in words'),
  price: Euros.describe('Euros, as the ticket office tells it; the shop sells no tickets'),
  tickets_url: z.string().describe('Where the ticket office sells it'),
  until: z.iso.date().nullable().describe('The last day on which it is sold'),
  voucher: z.string().nullable().describe('The coupon of this shop that comes with it, while it can be used'),
})
export type TicketBundle = z.output<typeof TicketBundle>
export const TicketBundles = z.object({ items: z.array(TicketBundle) })
export type TicketBundles = z.output<typeof TicketBundles>

const Day = z.iso.date().nullable().default(null)
/** Whole cents, above nothing. */
const Amount = Euros.positive().max(10_000).multipleOf(0.01)
const texts = (most: number) => localized(z.string().trim().min(1).max(most))

/** A bundle as an editor writes it. */
export const NewBundle = z.object({
  shop: z.string().max(10).default('main').describe('The code of the shop on whose page it stands, or `main`'),
  names: texts(80),
  holds: texts(600),
  price: Amount.describe('Euros, as the ticket office tells it'),
  tickets_url: z
    .url({ protocol: /^https$/ })
    .regex(/^https:/)
    .max(300)
    .describe('Where the ticket office sells it'),
  first_day: Day.describe('From when it is shown, in Madrid'),
  last_day: Day.describe('The last day on which it is shown, in Madrid'),
  coupon_code: z
    .string()
    .trim()
    .max(40)
    .nullable()
    .default(null)
    .describe('A coupon of the shop that comes with it; it is shown while it can be used'),
  position: z.int().min(0).max(100_000).default(0),
  active: z.boolean().default(true),
})
export type NewBundle = z.output<typeof NewBundle>

export const Bundle = NewBundle.extend({ id: z.number().int() })
export type Bundle = z.output<typeof Bundle>
