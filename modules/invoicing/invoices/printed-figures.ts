import { type Day, shownDay } from '#kernel/days.ts'
import { type Language, locales } from '#kernel/language.ts'
import { type Cents, toEuros } from '#kernel/money.ts'

const withSign = (text: string): string => text.replace('-', '\u2212')

/** 1.234,50 € in Spanish and Catalan, €1,234.50 in English, with a true minus sign. */
export const printedAmount = (amount: Cents, language: Language): string =>
  withSign(
    new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'EUR', useGrouping: 'always' }).format(
      toEuros(amount),
    ),
  )

/** A plain number with as many decimals as it needs, eight at most. */
export const printedNumber = (value: number, language: Language, least = 0, most = 8): string =>
  withSign(
    new Intl.NumberFormat(locales[language], {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: 'always',
    }).format(value),
  )

/** "21 %" in Spanish and Catalan, "21%" in English. */
export const printedPercent = (value: number, language: Language): string =>
  `${printedNumber(value, language, 0, 2)}${language === 'en' ? '' : ' '}%`

export const printedDay = (value: Day): string => shownDay(value)
