import { z } from 'zod'

export const RefuseCard = z.object({ answer: z.string().trim().min(3).max(500) })
