import { z } from 'zod'
import { languages } from '#kernel/language.ts'

export const InLanguage = z.object({ language: z.enum(languages) })
export const PartOfProducts = InLanguage.extend({ part: z.coerce.number().int().min(1).max(100_000) })
