import type { Language } from '#kernel/language.ts'

const formats: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat('es-ES', { useGrouping: 'always' }),
  ca: new Intl.NumberFormat('ca-ES', { useGrouping: 'always' }),
  en: new Intl.NumberFormat('en-IE'),
}

/** 12.345 in Spanish and Catalan, 12,345 in English. */
export const asText = (number: number, language: Language): string => formats[language].format(number)

/** A figure written in any of the languages, as this one writes it; other words stay as they are. */
export const respelt = (figure: string, language: Language): string =>
  /^\d{1,3}([.,]\d{3})*$/.test(figure) ? asText(Number(figure.replace(/\D/g, '')), language) : figure
