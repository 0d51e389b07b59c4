import { z } from 'zod'
import { StorefrontSettings } from './storefront-settings.ts'

/** A shop beside the main one: where its pages begin below the language, and what it says of itself. */
export const StoredStorefront = z.object({
  store: z.string().describe('The value of the query parameter store'),
  path: z
    .string()
    .regex(/^\/[a-z][a-z-]*$/)
    .max(40),
  settings: StorefrontSettings,
})
export type StoredStorefront = z.output<typeof StoredStorefront>
