import { z } from 'zod'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { BlockWords, blockSlots, MenuWords, PageWords, StoredBlock, StoredMenuEntry, StoredPage } from './contract.ts'

export const ArrangeEntries = z.object({ entries: z.array(z.number().int().positive()).min(1).max(100) })

export const OfPage = z.object({ page: z.string().regex(/^[a-z0-9-]{1,60}$/) })
export const ArrangeBlocks = z.object({ slot: z.enum(blockSlots), blocks: z.array(z.number().int().positive()).min(1).max(100) })

/** As they are read and saved. */
export const KeptPage = versioned(StoredPage)
export const SavedPage = versioned(PageWords)
export const KeptBlock = versioned(StoredBlock)
export const SavedBlock = versioned(BlockWords)
export const KeptEntry = versioned(StoredMenuEntry)
export const SavedEntry = versioned(MenuWords)
