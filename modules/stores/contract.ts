import { z } from 'zod'

export const StoreView = z.object({
  code: z.string(),
  name: z.string(),
  province: z.string(),
  city: z.string(),
  address: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string().nullable(),
  pickup: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  hours: z.record(z.string(), z.string()),
  /** False on a blocked day: "The selected store is not available. Please, select another one." (P-10) */
  available_today: z.boolean(),
})
export type StoreView = z.output<typeof StoreView>
