import { type Cents, cents, sum } from '#kernel/money.ts'
import { shippingShares } from '#modules/goods/pricing/taxes.ts'
import type { PaidLine } from '#modules/invoicing/invoices/amounts.ts'
import type { OrderLineRow } from '#modules/orders/order/orders.ts'
import type { ParcelAmount } from '#modules/orders/parcels/parcel-amounts.ts'
import type { BilledRow } from './billed.sql.ts'

/** What a parcel bills: its copies and, at the rates of its goods, its shipping. */
export type ToBill = Pick<
  BilledRow,
  'order_line_id' | 'quantity' | 'gross_cents' | 'surcharge_cents' | 'vat_percent' | 'surcharge_percent'
>

type Charged = Pick<OrderLineRow, 'id' | 'unit_cents' | 'vat_percent' | 'surcharge_percent'>
type Described = Pick<OrderLineRow, 'id' | 'title' | 'author' | 'ean' | 'list_unit_cents'> &
  Partial<Pick<OrderLineRow, 'product_id'>>

/** Shipping follows the goods: a share for each rate, by what its goods cost, as the checkout reckoned it (P-36). */
function shippingByRate(shippingCents: Cents, goods: readonly ToBill[], fullPriceOf: (row: ToBill) => number): ToBill[] {
  if (shippingCents === 0) return []
  const rates = [...new Set(goods.map((row) => row.vat_percent))].toSorted((a, b) => a - b)
  const shares = shippingShares(
    shippingCents,
    rates.map((rate) => {
      const own = goods.filter((row) => row.vat_percent === rate)
      return { paid: sum(own.map((row) => row.gross_cents)), gross: sum(own.map(fullPriceOf)) }
    }),
  )
  return rates.map((vat_percent, index) => ({
    order_line_id: null,
    quantity: 1,
    gross_cents: shares[index] ?? 0,
    surcharge_cents: 0,
    vat_percent,
    surcharge_percent: goods.find((row) => row.vat_percent === vat_percent)?.surcharge_percent ?? 0,
  }))
}

/** The rows of a parcel; they add up to what it cost. */
export function rowsOfParcel(amount: ParcelAmount, lines: readonly Charged[]): ToBill[] {
  const goods = amount.lines.map((share): ToBill => {
    const line = lines.find(({ id }) => id === share.lineId)
    return {
      order_line_id: share.lineId,
      quantity: share.quantity,
      gross_cents: share.paidCents,
      surcharge_cents: share.surchargeCents,
      vat_percent: line?.vat_percent ?? 0,
      surcharge_percent: line?.surcharge_percent ?? 0,
    }
  })
  const fullPriceOf = (row: ToBill) => row.quantity * (lines.find(({ id }) => id === row.order_line_id)?.unit_cents ?? 0)
  return [...goods, ...shippingByRate(amount.shippingCents, goods, fullPriceOf).filter((row) => row.gross_cents > 0)]
}

/** Rows as an invoice prints them. `texts.shipping` names shipping in the invoice's language, `texts.promotions` what made a product cheaper. */
export const printedLines = (
  rows: readonly ToBill[],
  lines: readonly Described[],
  texts: { shipping: string; delivery: string; note?: string | undefined; promotions?: ReadonlyMap<number, string> },
): PaidLine[] =>
  rows.map((row) => {
    const line = lines.find(({ id }) => id === row.order_line_id)
    return {
      kind: line ? 'product' : 'shipping',
      description: line?.title ?? texts.shipping,
      detail: line ? [line.author, line.ean, texts.promotions?.get(line.product_id ?? 0)].filter(Boolean).join(' · ') : '',
      delivery: texts.delivery,
      ...(texts.note ? { note: texts.note } : {}),
      quantity: row.quantity,
      listUnitCents: line?.list_unit_cents ?? cents(Math.abs(row.gross_cents)),
      grossCents: cents(row.gross_cents),
      surchargeCents: cents(row.surcharge_cents),
      vatPercent: row.vat_percent,
      surchargePercent: row.surcharge_percent,
    }
  })
