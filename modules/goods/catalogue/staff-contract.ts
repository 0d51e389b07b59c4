import { z } from 'zod'
import { versioned } from '#modules/people/staff/version-contract.ts'

const Cap = z.number().int().min(0).max(1_000_000).nullable()
export const Caps = z.object({ presale_cap: Cap, backorder_cap: Cap })
export const ProductCaps = versioned(z.object({ product: z.number().int(), presale_cap: Cap, backorder_cap: Cap }))
export const SavedCaps = versioned(Caps)
