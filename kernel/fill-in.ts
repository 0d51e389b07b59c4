import type { Language } from './language.ts'

const euros: Record<Language, Intl.NumberFormat> = {
  es: new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' }),
  ca: new Intl.NumberFormat('ca-ES', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
}

/** An amount of cents as the language writes it. */
export const shownCents = (amount: number, language: Language): string => euros[language].format(amount / 100)

/** A sentence with its details filled in; one whose name ends in `_cents` reads as an amount of money. */
export const fillIn = (text: string, language: Language, details: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const detail = details[name]
    if (detail === undefined) return whole
    return name.endsWith('_cents') ? shownCents(Number(detail), language) : String(detail)
  })
