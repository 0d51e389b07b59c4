import type { Language } from '#kernel/language.ts'
import type { PrivateMessages } from './messages.tsx'

/** One language a visit, as with the texts of all pages. */
const texts: Record<Language, () => Promise<{ privateMessages: PrivateMessages }>> = {
  es: () => import('./es-private.ts'),
  ca: () => import('./ca-private.ts'),
  en: () => import('./en-private.ts'),
}

let loaded: PrivateMessages | null = null

/** Fetches what the private area says, once a visit: before its first page is drawn. */
export async function loadPrivateTexts(language: Language): Promise<void> {
  loaded ??= (await texts[language]()).privateMessages
}

/** @throws Error where nobody waited for loadPrivateTexts. */
export function privateTexts(): PrivateMessages {
  if (!loaded) throw new Error('the texts of the private area were not loaded')
  return loaded
}
