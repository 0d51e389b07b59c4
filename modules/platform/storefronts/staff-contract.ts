import { z } from 'zod'

export const OfStorefront = z.object({ storefront: z.string().regex(/^[A-Z]\d{3}$/) })
