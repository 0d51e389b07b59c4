import { z } from 'zod'

export const CloseRequest = z.object({ answer: z.string().trim().min(3).max(1_000) })
