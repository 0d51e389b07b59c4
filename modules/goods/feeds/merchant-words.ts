import type { Language } from '#kernel/language.ts'

export const names: Record<Language, string> = { es: 'Catálogo', ca: 'Catàleg', en: 'Catalogue' }
