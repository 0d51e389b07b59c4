import { z } from 'zod'

/** A store by its code, such as T013. */
export const StoreCode = z.string().trim().min(1).max(10)
