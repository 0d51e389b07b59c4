import { cents, sum } from '#kernel/money.ts'
import type { Reason } from '#modules/goods/pricing/explanation.ts'
import { taxesOf, type VatRow } from '#modules/goods/pricing/taxes.ts'
import { type ParcelAmount, parcelAmounts } from './parcel-amounts.ts'
import type { WholeOrder } from './whole-order.ts'

/** The taxes of everything that was agreed in an order, what was called off since too: they add up to its total. */
export function agreedTaxes(whole: WholeOrder): { rows: VatRow[]; reasons: Reason[] } {
  const lines = whole.lines.map((line) => ({ ...line, fulfilment: 'placed' as const }))
  const parcels = whole.parcels.map((parcel) => ({ ...parcel, state: 'planned' as const }))
  return taxesOf(taxed(whole, withGoods(parcels, parcelAmounts(whole.order, lines, parcels, whole.contents))))
}

/**
 * Shipping that was given back alone lies in a parcel without goods: it is taxed as the goods of the parcel whose shipping it was (Ley 37/1992,
 * art. 78.Dos.1: carriage is part of what its goods cost), and as those of the first that has any where nobody wrote down whose it was.
 */
function withGoods(parcels: WholeOrder['parcels'], amounts: ReadonlyMap<number, ParcelAmount>): ParcelAmount[] {
  const full = [...amounts].filter(([, { lines }]) => lines.length > 0)
  const alone = [...amounts].filter(([, { lines }]) => lines.length === 0)
  const taxedWith = (id: number) => {
    const from = parcels.find((parcel) => parcel.id === id)?.told_apart_from
    return full.some(([other]) => other === from) ? from : full[0]?.[0]
  }
  return full.map(([id, amount]) => ({
    ...amount,
    shippingCents: sum([
      amount.shippingCents,
      ...alone.filter(([other]) => taxedWith(other) === id).map(([, { shippingCents }]) => shippingCents),
    ]),
  }))
}

/** The taxes of what is still to leave or has left. */
export const livingTaxes = (whole: WholeOrder): { rows: VatRow[] } =>
  taxesOf(taxed(whole, [...parcelAmounts(whole.order, whole.lines, whole.parcels, whole.contents).values()]))

function taxed({ lines }: WholeOrder, amounts: readonly ParcelAmount[]) {
  const byId = new Map(lines.map((line) => [line.id, line]))
  return amounts.map(({ lines: shares, shippingCents }) => ({
    shipping: shippingCents,
    lines: shares.map(({ lineId, quantity, paidCents }) => {
      const line = byId.get(lineId)!
      return {
        rate: { percent: line.vat_percent, surchargePercent: line.surcharge_percent },
        paid: paidCents,
        gross: cents(line.unit_cents * quantity),
      }
    }),
  }))
}
