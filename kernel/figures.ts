import { inEachLanguage, type Language, locales } from './language.ts'

/** One format a language; thousands are always parted, in Spanish and Catalan too, where Intl leaves 1100 as it is. */
const formatsOf = (options: Intl.NumberFormatOptions): Record<Language, Intl.NumberFormat> => {
  const format = (language: Language) => new Intl.NumberFormat(locales[language], { ...options, useGrouping: 'always' })
  return inEachLanguage(format)
}

/** Pages say the same figures again and again, and Intl writes each of them anew. */
const mostRemembered = 5_000

/** Writes a number in each language, and remembers how. */
function remembering(formats: Record<Language, Intl.NumberFormat>): (number: number, language: Language) => string {
  const written = inEachLanguage(() => new Map<number, string>())
  return (number, language) => {
    const texts = written[language]
    const known = texts.get(number)
    if (known !== undefined) return known
    const text = formats[language].format(number)
    if (texts.size === mostRemembered) texts.clear()
    // A map takes nothing and less than nothing for one, Intl does not.
    if (number !== 0) texts.set(number, text)
    return text
  }
}

const numbers = remembering(formatsOf({}))
const changes = formatsOf({ signDisplay: 'exceptZero' })
const euros = remembering(formatsOf({ style: 'currency', currency: 'EUR' }))

/** 1.100 in Spanish and Catalan, 1,100 in English. */
export const shownNumber = (number: number, language: Language): string => numbers(number, language)

/** What came in or went out, with its sign: +1.100 or +1,100. */
export const shownChange = (number: number, language: Language): string => changes[language].format(number)

/** 12,50 € in Spanish and Catalan, never parted from its sign, €12.50 in English. */
export const shownEuros = (amount: number, language: Language): string => euros(amount, language)

/** 7,5 % in Spanish and Catalan, never parted from its sign, 7.5% in English. */
export const shownPercent = (percent: number, language: Language): string =>
  `${shownNumber(percent, language)}${language === 'en' ? '' : '\u00a0'}%`

const amounts = formatsOf({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount of any currency, without its sign: 1.100,50 in Spanish and Catalan, 1,100.50 in English. */
export const shownAmount = (amount: number, language: Language): string => amounts[language].format(amount)

/** An amount of cents as the language writes it. */
export const shownCents = (amount: number, language: Language): string => shownEuros(amount / 100, language)
