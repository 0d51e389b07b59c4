import { z } from 'zod'

export const AnnulledGiftCard = z.object({ number: z.string() })
