import { z } from 'zod'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'

const ShippingCost = z.object({ shipping_cost: z.number().min(0).max(5_000).describe('Euros, VAT included') })

export const checkoutCalls = {
  'POST /orders/:number/shipping-cost/': { params: OrderNumber, body: ShippingCost, answer: StaffOrder },
} satisfies StaffContract
