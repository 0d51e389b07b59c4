import { shownCents, shownNumber } from './figures.ts'
import type { Language } from './language.ts'

/** A sentence with its details filled in; one whose name ends in `_cents` reads as an amount of money. */
export const fillIn = (text: string, language: Language, details: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const detail = details[name]
    if (detail === undefined) return whole
    if (name.endsWith('_cents')) return shownCents(Number(detail), language)
    return typeof detail === 'number' ? shownNumber(detail, language) : detail
  })
