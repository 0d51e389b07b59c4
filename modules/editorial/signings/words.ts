import { type Day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { signed as ca } from './words/ca.ts'
import { signed as en } from './words/en.ts'
import { signed as es, type SignedTexts } from './words/es.ts'

/** What is said of signed copies, in each language. */
export const signedTexts: Record<Language, SignedTexts> = { es, ca, en }

interface Told {
  over: string
  cancelled: boolean
  dedication: string
}

/** A line's signature in a sentence. */
export function signedNote(signing: Told, language: Language): string {
  const text = signedTexts[language]
  if (signing.cancelled) return text.cancelled
  const day = shownDay(signing.over as Day)
  return signing.dedication ? text.dedicated(day, signing.dedication) : text.signed(day)
}
