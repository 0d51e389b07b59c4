import type { Language } from '#kernel/language.ts'

export const fullNames: Record<Language, string> = { es: 'Español', ca: 'Català', en: 'English' }

export const shortNames: Record<Language, string> = { es: 'ESP', ca: 'CAT', en: 'ENG' }
