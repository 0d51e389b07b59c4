import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'

export const OrderAgain = Caller

export const OrderedAgain = z.object({
  /** Where it went: the caller's basket, or their open list at the desk. */
  into: z.enum(['cart', 'list']),
  cart: z.string().nullable(),
  list: z.number().int().nullable(),
  /** Lines that could be had, with the copies that went in. */
  added: z.array(z.object({ title: z.string(), wanted: z.number().int(), quantity: z.number().int() })),
  /** What cannot be had now, with other editions that can. */
  missing: z.array(
    z.object({
      title: z.string(),
      quantity: z.number().int(),
      editions: z.array(
        z.object({ product: z.number().int(), title: z.string(), author: z.string(), price: Euros.nullable(), href: z.string() }),
      ),
    }),
  ),
})
export type OrderedAgain = z.output<typeof OrderedAgain>
