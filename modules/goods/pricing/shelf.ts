import { type Cents, cents } from '#kernel/money.ts'
import type { VatClass } from '#modules/goods/catalogue/vat.ts'
import { mostOffCopy } from './book-cap.ts'
import { type Reason, reason } from './explanation.ts'
import type { Taxation } from './treatment.ts'
import { splitVat } from './vat-split.ts'

/** A product as its price sees it; prices in cents, VAT included. Each product stands on one line. */
export interface QuotedProduct {
  product: number
  kind: 'book' | 'object'
  vatClass: VatClass
  /** A book outside the fixed-price law. */
  freePrice: boolean
  /** The price before the shelf's own reduction; a book's fixed price. */
  listUnit: Cents
  unit: Cents
  quantity: number
}

/** A line at the shop's own prices, before anybody's advantage. */
export interface ShelfLine {
  product: number
  kind: 'book' | 'object'
  vatClass: VatClass
  quantity: number
  /** Before any reduction; a book's fixed price. Without VAT where the sale is net. */
  list: Cents
  unit: Cents
  /** unit × quantity */
  gross: Cents
  /** Null where no law bounds the price. */
  cap: number | null
  /** What the law still lets off the whole line: the cap of each copy, rounded down, less what the shelf took already. */
  room: Cents
  reasons: Reason[]
}

/** Prices a line from the shelf. A book reduced below its legal floor is sold at the floor. */
export function shelfLine(line: QuotedProduct, tax: Taxation, bookCap: number): ShelfLine {
  const { product, quantity } = line
  const inTerritory = (price: Cents): Cents => (tax.net ? splitVat(price, tax.originRateOf(line.vatClass).percent).base : price)
  const list = inTerritory(line.listUnit)
  const asked = inTerritory(line.unit)
  const cap = line.kind === 'book' && !line.freePrice ? bookCap : null
  const most = cap === null ? list : mostOffCopy(list, cap)
  const unit = cents(Math.max(asked, list - most))
  const reasons = [reason('price', times(line.listUnit, quantity), { product, quantity, from: line.listUnit })]
  if (list !== line.listUnit)
    reasons.push(reason('net', times(cents(list - line.listUnit), quantity), { product, from: line.listUnit }))
  if (unit < list) reasons.push(reason('reduction', times(cents(unit - list), quantity), { product, quantity }))
  if (unit > asked)
    reasons.push(
      reason('cap', times(cents(unit - asked), quantity), { product, percent: cap, from: times(cents(list - asked), quantity) }),
    )
  const gross = times(unit, quantity)
  const room = cap === null ? gross : times(cents(most - (list - unit)), quantity)
  return { product, kind: line.kind, vatClass: line.vatClass, quantity, list, unit, gross, cap, room, reasons }
}

const times = (unit: Cents, quantity: number): Cents => cents(unit * quantity)
