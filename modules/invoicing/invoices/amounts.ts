import { allocate, type Cents, cents, sum } from '#kernel/money.ts'
import { splitVat } from '#modules/goods/pricing/vat-split.ts'
import type { InvoiceLine, VatRow } from './invoice.ts'

/** A line before its base is known. `surchargeCents` is the recargo charged for it. */
export type PaidLine = Omit<InvoiceLine, 'baseCents'> & { surchargePercent: number; surchargeCents: Cents }

const signOf = (amount: number): number => (amount < 0 ? -1 : 1)

/** As splitVat, for what is given back too: the split of a refund mirrors that of the sale. */
const splitSigned = (gross: Cents, percent: number) => {
  const { base, vat } = splitVat(cents(Math.abs(gross)), percent)
  return { base: cents(signOf(gross) * base || 0), vat: cents(signOf(gross) * vat || 0) }
}

/** Shares an amount by the lines' own amounts; a rate whose lines are all worth nothing has nothing to share. */
const shareBase = (base: Cents, gross: readonly number[]): Cents[] => {
  const weights = gross.map(Math.abs)
  if (sum(weights) === 0) return gross.map(() => cents(0))
  return allocate(cents(Math.abs(base)), weights).map((share) => cents(signOf(base) * share || 0))
}

/**
 * VAT of an invoice: split once per rate, never per line (the shop's one method: decision 17); each line then gets its share of the
 * base, so that lines add up to rates and rates to the total. Recargo is what the lines were charged.
 */
export function invoiceAmounts(lines: readonly PaidLine[]): { lines: InvoiceLine[]; vat: VatRow[] } {
  const rateOf = (line: PaidLine) => `${line.vatPercent} ${line.surchargePercent}`
  const rates = [...new Set(lines.map(rateOf))].map((rate) => {
    const [percent = 0, surchargePercent = 0] = rate.split(' ').map(Number)
    return { rate, percent, surchargePercent }
  })
  const bases = new Map<PaidLine, Cents>()
  const vat = rates
    .toSorted((a, b) => a.percent - b.percent || a.surchargePercent - b.surchargePercent)
    .map(({ rate, percent, surchargePercent }): VatRow => {
      const own = lines.filter((line) => rateOf(line) === rate)
      const gross = own.map((line) => line.grossCents)
      const split = splitSigned(sum(gross), percent)
      for (const [index, share] of shareBase(split.base, gross).entries()) {
        const line = own[index]
        if (line) bases.set(line, share)
      }
      return { ...split, percent, surchargePercent, surcharge: sum(own.map((line) => line.surchargeCents)) }
    })
  const printed = lines.map((line): InvoiceLine => {
    const { surchargePercent: _inTheRates, surchargeCents: _too, ...rest } = line
    return { ...rest, baseCents: bases.get(line) ?? cents(0) }
  })
  return { lines: printed, vat }
}

/** What the rows come to. */
export const totalsOfVat = (rows: readonly VatRow[]) => {
  const [base, vat, surcharge] = [
    sum(rows.map((row) => row.base)),
    sum(rows.map((row) => row.vat)),
    sum(rows.map((row) => row.surcharge)),
  ]
  return { baseCents: base, vatCents: vat, surchargeCents: surcharge, totalCents: cents(base + vat + surcharge) }
}
