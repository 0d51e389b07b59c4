import { z } from 'zod'

export const ShippingCost = z.object({ shipping_cost: z.number().min(0).max(5_000).describe('Euros, VAT included') })
