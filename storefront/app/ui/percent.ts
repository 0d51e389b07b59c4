import { type Language, locales } from '#kernel/language.ts'

/** "4 %" in Spanish and Catalan, "4%" in English; no decimals where there are none. */
export const shownPercent = (value: number, language: Language): string =>
  `${value.toLocaleString(locales[language])}${language === 'en' ? '' : ' '}%`
