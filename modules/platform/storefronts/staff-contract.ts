import { z } from 'zod'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { StoredStorefront } from './contract.ts'

/** As they are read and saved. */
export const KeptStorefront = versioned(StoredStorefront)
export const SavedStorefront = versioned(StoredStorefront.omit({ store: true }))
export const OfStorefront = z.object({ storefront: z.string().regex(/^[A-Z]\d{3}$/) })
