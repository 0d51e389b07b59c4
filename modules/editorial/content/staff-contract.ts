import { z } from 'zod'
import { blockSlots } from './contract.ts'

export const ArrangeEntries = z.object({ entries: z.array(z.number().int().positive()).min(1).max(100) })

export const OfPage = z.object({ page: z.string().regex(/^[a-z0-9-]{1,60}$/) })
export const ArrangeBlocks = z.object({ slot: z.enum(blockSlots), blocks: z.array(z.number().int().positive()).min(1).max(100) })

export const PageWritten = z.object({ page: z.string() })
