import { z } from 'zod'
import { Id } from '#modules/people/staff/call-contract.ts'

const Copies = z.coerce.number().int().min(0).max(1_000_000)
const StoreCode = z.string().max(10)
/** Why the number changes: a count, a delivery, a theft. Kept with the act. */
const Reason = z.string().trim().min(3).max(200)
export const StockView = z.object({
  product: z.number().int(),
  title: z.string(),
  ean: z.string(),
  sku: z.string(),
  stores: z.array(z.object({ store_code: z.string(), quantity: z.number().int() })),
  total: z.number().int(),
})
export type StockView = z.output<typeof StockView>
export const FindStock = z
  .object({ product: Id.optional(), ean: z.string().max(20).optional(), sku: z.string().max(40).optional() })
  .refine((query) => query.product !== undefined || query.ean !== undefined || query.sku !== undefined)
export const SetStock = z.object({ product: Id, store_code: StoreCode, quantity: Copies, reason: Reason })
export const MoveStock = z.object({
  product: Id,
  from_store: StoreCode,
  to_store: StoreCode,
  quantity: Copies.min(1),
  reason: Reason,
})
