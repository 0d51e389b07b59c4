import type { Language } from '#kernel/language.ts'

export const languageNames: Record<Language, string> = { es: 'Español', ca: 'Català', en: 'English' }
