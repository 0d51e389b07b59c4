/** VAT rates of the Spanish VAT territory by class (VAT act, arts. 90 and 91.Dos.1.2); dated rates come with the tax engine. */
const percents = { book: 4, ebook: 4, general: 21 } as const
export type VatClass = keyof typeof percents

export const vatPercentOf = (vatClass: VatClass): number => percents[vatClass]
