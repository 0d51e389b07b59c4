// Figures as people type them, which forms begin with: pages that only show figures do without. read-figures.ts reads them back.
import { inEachLanguage, type Language, locales } from './language.ts'

const typed = inEachLanguage(
  (language) =>
    new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }),
)

/** An amount as somebody types it into a field: 1100,50 in Spanish and Catalan, 1100.50 in English. */
export const typedAmount = (amount: number, language: Language): string => typed[language].format(amount)

/** Any other figure as somebody types it into a field: 7,5 in Spanish and Catalan, 7.5 in English; no more decimals than it has. */
export const typedFigure = (figure: number, language: Language): string =>
  language === 'en' ? String(figure) : String(figure).replace('.', ',')
