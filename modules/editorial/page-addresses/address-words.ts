import type { Localized } from '#kernel/language.ts'

/** The word between a quiz and its result. */
export const resultWord: Localized = { es: 'resultado', ca: 'resultat', en: 'result' }
