import { z } from 'zod'

export const OfQuiz = z.object({ key: z.string().regex(/^[a-z0-9-]{2,60}$/) })
