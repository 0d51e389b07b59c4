import { z } from 'zod'
import { ProductCard } from '#modules/goods/catalogue/contract.ts'

/** More than anybody carries through a shop. */
export const mostLines = 60
export const mostCopies = 20

/** What a shelf card says: the number of a product, or its EAN. */
const Code = z
  .string()
  .trim()
  .regex(/^\d{1,15}$/)

const Key = z.object({ key: z.string().max(60).default('').describe('Opens the basket to the phone that made it') })

export const ShowVisitBasket = Key
export const PutVisitBasket = Key.extend({
  lines: z
    .array(z.object({ code: Code, quantity: z.number().int().min(1).max(mostCopies) }))
    .max(mostLines)
    .describe('All of it, as it stands on the phone; an empty key begins a new one'),
})
export const ChooseSlot = Key.extend({ at: z.iso.datetime().nullable().describe('Null gives the half hour back') })

export const VisitBasket = z.object({
  key: z.string(),
  code: z.string().describe('Six letters that open it at the counter'),
  lines: z.array(z.object({ code: z.string(), quantity: z.number().int(), product: ProductCard })),
  unknown: z.array(z.string()).describe('Codes that are nothing this shop sells'),
  total: z.number().describe('Euros'),
  slot: z.iso.datetime().nullable(),
  slots: z
    .array(z.object({ at: z.iso.datetime(), left: z.number().int() }))
    .describe('Half hours of today in which it can be collected'),
})
export type VisitBasket = z.output<typeof VisitBasket>

export const ByProduct = z.object({ product: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
