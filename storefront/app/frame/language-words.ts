import type { Language } from '#kernel/language.ts'

/** Languages as each calls itself, at the foot of a page and in its head. */
export const fullNames: Record<Language, string> = { es: 'Español', ca: 'Català', en: 'English' }
export const shortNames: Record<Language, string> = { es: 'ESP', ca: 'CAT', en: 'ENG' }
