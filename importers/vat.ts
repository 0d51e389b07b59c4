/** Spanish VAT by class, in hundredths of a percent, with the day from which each holds (Ley 37/1992, arts. 90 and 91). */
import type { Day } from '#kernel/days.ts'

type VatClass = 'book' | 'ebook' | 'general'

const rates: readonly { from: Day; class: VatClass; rate: number }[] = [
  { from: '2012-09-01' as Day, class: 'book', rate: 400 },
  { from: '2012-09-01' as Day, class: 'ebook', rate: 2100 },
  { from: '2020-04-23' as Day, class: 'ebook', rate: 400 },
  { from: '2012-09-01' as Day, class: 'general', rate: 2100 },
]

/** The price with VAT of a net price in cents, rounded once. */
export function withVat(netCents: number, vatClass: VatClass, today: Day): number {
  const rate = rates.findLast((row) => row.class === vatClass && row.from <= today)?.rate ?? 0
  return Math.round((netCents * (10_000 + rate)) / 10_000)
}
