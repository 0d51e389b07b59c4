import { inLanguage, type Language } from '#kernel/language.ts'
import { eurosOf, toEuros } from '#kernel/money.ts'
import type { ExplainedStep } from './contract.ts'
import type { Reason } from './explanation.ts'

/** The steps of a price as calls answer them: in eurosOf, names in the caller's language. */
export const explained = (reasons: readonly Reason[], language: Language): ExplainedStep[] =>
  reasons.map(({ amount, from, name, ...rest }) => ({
    ...rest,
    amount: toEuros(amount),
    from: from === null ? null : toEuros(from),
    name: name === null || typeof name === 'string' ? name : inLanguage(name, language),
  }))

interface StoredVatRow {
  percent: number
  base: number
  vat: number
  surcharge_percent?: number
  surcharge?: number
}

/** VAT rows as calls answer them; those of orders placed before surcharges were kept have none. */
export const vatShown = (rows: readonly StoredVatRow[]) =>
  rows.map(({ percent, base, vat, surcharge_percent = 0, surcharge = 0 }) => ({
    percent,
    base: eurosOf(base),
    vat: eurosOf(vat),
    surcharge_percent,
    surcharge: eurosOf(surcharge),
  }))

/** Which promotion counts on each product, as it calls itself in a language; nothing for what was explained before promotions had names. */
export const promotionOfProduct = (reasons: readonly Reason[] | null, language: Language): ReadonlyMap<number, string> =>
  new Map(
    explained(
      (reasons ?? []).filter(({ step }) => step === 'promotion'),
      language,
    ).flatMap(({ product, name }) => (product !== null && name ? [[product, name] as const] : [])),
  )

/** Every promotion of an order by its name, once: those that took something off, then the one that made delivery free. */
export const promotionNames = (reasons: readonly Reason[] | null, language: Language): string[] => {
  const named = (step: Reason['step']) =>
    explained(
      (reasons ?? []).filter((one) => one.step === step),
      language,
    ).flatMap(({ name }) => name ?? [])
  return [...new Set([...named('promotion'), ...named('free_shipping')])]
}
