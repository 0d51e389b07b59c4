import { addDays, type Day } from '#kernel/days.ts'
import { type FieldRefusals, ShopError } from '#kernel/errors.ts'
import { type Cents, cents, eurosOf } from '#kernel/money.ts'
import type { SaleRow } from '#modules/buying/cart/for-orders.ts'
import { listPrice, type PromisedPrice } from '#modules/buying/cart/sale.ts'
import { capOf, mostOffCopy } from '#modules/goods/pricing/book-cap.ts'
import type { AgreedDiscount } from '#modules/goods/pricing/rules.ts'
import type { BookCap } from '#modules/goods/pricing/tax-rules.ts'

export interface Offered extends PromisedPrice {
  productId: number
  copies: number
  discount: number
  /** The most that the law lets off this book; null where it sets no limit. */
  lawful: number | null
}

interface Bounds {
  agreed: AgreedDiscount | null
  /** What the law lets off a book on every day on which the quote may be accepted. */
  lawful: number
}

/** The percentage that a book may be reduced by on each day from one to another: a fair day between them raises nothing. */
export function lawfulPercent(
  caps: readonly BookCap[],
  { from, until, ...whom }: { from: Day; until: Day; audience: BookCap['audience']; store: string | null },
): number {
  let least = capOf(caps, { day: from, ...whom })
  for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) least = Math.min(least, capOf(caps, { day, ...whom }))
  return least
}

const isBound = ({ kind, free_price }: SaleRow) => kind === 'book' && !free_price

/** What a copy is offered at: its discount off the list price, never dearer than the shop and never below the law of the book. */
export function offered(row: SaleRow, wanted: { copies: number; discount: number | null }, { agreed, lawful }: Bounds): Offered {
  const shelf = cents(row.price_cents ?? 0)
  const listCents = listPrice(row, shelf)
  const most = isBound(row) ? lawful : 100
  const usual = Math.min(most, (row.kind === 'book' ? agreed?.books : agreed?.objects) ?? 0)
  const discount = wanted.discount ?? usual
  const asked = Math.min(shelf, listCents - off(listCents, discount))
  return {
    productId: row.product_id,
    copies: wanted.copies,
    listCents,
    unitCents: Math.max(asked, listCents - off(listCents, most)) as Cents,
    discount,
    lawful: isBound(row) ? lawful : null,
  }
}

const off = (price: Cents, percent: number): Cents => mostOffCopy(price, percent)

/** @throws ShopError invalid at each line that the law of the book forbids */
export function refuseUnlawful(lines: readonly Offered[]): void {
  const wrong = lines.flatMap(({ discount, lawful }, index) =>
    lawful !== null && discount > lawful ? [[`lines.${index}.discount`, 'quote.book_law', lawful] as const] : [],
  )
  const [first] = wrong
  if (!first) return
  const fields: FieldRefusals = Object.fromEntries(wrong.map(([field, code]) => [field, code]))
  throw new ShopError('invalid', 'quote.book_law', { percent: first[2] }, fields)
}

export const promisedPrices = (lines: readonly Offered[]): ReadonlyMap<number, PromisedPrice> =>
  new Map(lines.map(({ productId, listCents, unitCents }) => [productId, { listCents, unitCents }]))

/** As the paper and screens tell VAT. */
export const vatView = (rows: readonly { percent: number; base: number; vat: number; surcharge: number }[]) =>
  rows.map(({ percent, base, vat, surcharge }) => ({
    percent,
    base: eurosOf(base),
    vat: eurosOf(vat),
    surcharge: eurosOf(surcharge),
  }))
