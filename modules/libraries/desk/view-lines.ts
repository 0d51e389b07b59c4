import type { Day } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { type Cents, cents, toEuros } from '#kernel/money.ts'
import type { SaleRow } from '#modules/buying/cart/for-orders.ts'
import { mostOf } from '#modules/buying/cart/line-rules.ts'
import type { PricedLine } from '#modules/buying/cart/reckon.ts'
import { soldProduct } from '#modules/buying/cart/sale.ts'
import { formatLabel } from '#modules/goods/catalogue/formats.ts'
import { splitVat } from '#modules/goods/pricing/vat-split.ts'
import type { DeskLine, DeskProduct, Earlier } from './contract.ts'
import type { LineRow } from './desk.sql.ts'
import type { ProductTexts } from './products.sql.ts'

/** What the lines of a page are shown with. */
export interface LineParts {
  priced: ReadonlyMap<number, PricedLine>
  sold: ReadonlyMap<number, SaleRow>
  texts: ReadonlyMap<number, ProductTexts>
  earlier: ReadonlyMap<number, Earlier[]>
  /** By line: what its budget has left after it; null without a budget. */
  left: ReadonlyMap<number, Cents> | null
  /** Whether prices are without VAT. */
  net: boolean
  today: Day
  language: Language
}

const euros = (amount: number | null | undefined) => (amount == null ? null : toEuros(cents(amount)))

export function lineView(line: LineRow, parts: LineParts): DeskLine {
  const reckoned = parts.priced.get(line.id)
  const price = reckoned?.price ?? null
  const left = parts.left?.get(line.id) ?? null
  const notice = reckoned?.notice ?? null
  return {
    line: line.id,
    state: line.state,
    asked: line.asked || line.ean,
    product: line.product_id === null ? null : productView(line.product_id, parts),
    candidates: line.state === 'choose' ? line.candidates.flatMap((id) => productView(id, parts) ?? []) : [],
    quantity: line.quantity,
    notice: notice === 'price_changed' || notice === 'signing_over' ? null : notice,
    most: reckoned ? mostOf(reckoned.product, 'desk') : 0,
    list_price: euros(price?.listUnit),
    discount_percent: price ? percentOff(price.listUnit * price.quantity, price.paid) : 0,
    price: price ? toEuros(cents(Math.round(price.paid / price.quantity))) : null,
    net: price ? toEuros(parts.net ? price.paid : splitVat(price.paid, price.vatPercent).base) : null,
    total: euros(price?.paid),
    budget_after: euros(left),
    over_budget: left !== null && left < 0,
    earlier: (line.product_id === null ? undefined : parts.earlier.get(line.product_id)) ?? [],
  }
}

/** In tenths of a percent. */
const percentOff = (list: number, paid: number): number => (list > 0 ? Math.round(((list - paid) * 1000) / list) / 10 : 0)

export function productView(id: number, { sold, texts, today, language }: LineParts): DeskProduct | null {
  const [row, text] = [sold.get(id), texts.get(id)]
  if (!row || !text) return null
  const { availability } = soldProduct(row, today)
  return {
    pk: id,
    slug: text.slug,
    sku: row.sku,
    title: text.title,
    author: text.author,
    publisher: text.publisher,
    year: text.year,
    ean: row.ean,
    format: row.format_code === null ? null : formatLabel(row.format_code, language),
    model_type: row.kind,
    availability,
    price: euros(row.price_cents),
  }
}
