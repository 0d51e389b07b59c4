import type { Language } from '#kernel/language.ts'

const formats: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat('es-ES'),
  ca: new Intl.NumberFormat('ca-ES'),
  en: new Intl.NumberFormat('en-IE'),
}

/** 12.345 in Spanish and Catalan, 12,345 in English. */
export const asText = (number: number, language: Language): string => formats[language].format(number)
