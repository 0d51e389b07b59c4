import { z } from 'zod'
import { StoreView } from '#modules/stores/contract.ts'

export const ShippingOptions = z.object({
  methods: z.array(z.enum(['home', 'store'])),
  /** Countries the shop ships to, ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  /** From this much on, in euros, the mainland is free; null: never. */
  free_from: z.number().nullable(),
  split_fee: z.number(),
  stores: z.array(StoreView),
})
export type ShippingOptions = z.output<typeof ShippingOptions>

export const ShippingQuote = z.object({
  zone: z.string(),
  cost: z.number(),
  days_from: z.number().int(),
  days_to: z.number().int(),
})
