import type { Day } from '#kernel/days.ts'
import { type Cents, cents, sum } from '#kernel/money.ts'

/** One line of an order or a delivery note, with everything a library's own systems ask of it. Money in cents, percentages as such. */
export interface TradeLine {
  productId: number
  /** ISBN-13 or EAN, digits only. */
  ean: string
  kind: 'book' | 'object'
  title: string
  authors: string
  publisher: string
  year: number | null
  /** Codes of the shop's dictionaries (I08, R …); null for objects. */
  languageCode: string | null
  formatCode: string | null
  pages: number | null
  order: string
  /** The customer's own number of the order. */
  reference: string
  orderedOn: Day
  /** Where the order goes: the delivery centre. */
  centre: string
  ordered: number
  served: number
  cancelled: number
  /** Order status of O-02. */
  state: string
  /** Copies the amounts below are for: what is still wanted of an order, what lies in the parcel of a note. */
  copies: number
  /** Before any discount, VAT included: the fixed price of a book. */
  listUnitCents: Cents
  discountPercent: number
  vatPercent: number
  surchargePercent: number
  baseCents: Cents
  vatCents: Cents
  surchargeCents: Cents
  totalCents: Cents
  /** Delivery notes and invoices that carry copies of the line, newest day with them; empty and null while there is none. */
  note: string
  noteDay: Day | null
  invoice: string
  dueOn: Day | null
  /** Days agreed for paying from the day of the invoice; null without terms. */
  dueDays: number | null
}

export interface TradeDocument {
  kind: 'order' | 'note'
  number: string
  /** The shop that sells. */
  storefront: string
  /** The customer's own number. */
  reference: string
  day: Day
  customer: { name: string; taxId: string }
  /** Delivery centre: who receives it, street, place. Empty for what is collected or downloaded. */
  centre: readonly string[]
  budget: string
  contract: string
  /** Orders a note serves. */
  orders: readonly string[]
  /** Shipping of the whole, VAT included; no line carries it. */
  shippingCents: Cents
  /** What goes with a present tells no price (O-16). */
  gift: boolean
  lines: readonly TradeLine[]
}

export const pendingOf = ({ ordered, served, cancelled }: TradeLine): number => Math.max(0, ordered - served - cancelled)

/** Before VAT, after the discount; a fraction of a cent stays, for what is multiplied with it. */
export const netUnitOf = ({ baseCents, copies }: TradeLine): number => (copies === 0 ? 0 : baseCents / copies)

export interface RateTotal {
  vatPercent: number
  surchargePercent: number
  copies: number
  baseCents: Cents
  vatCents: Cents
  surchargeCents: Cents
  totalCents: Cents
}

/** Lines added up by VAT rate, lowest first. */
export function totalsByRate(lines: readonly TradeLine[]): RateTotal[] {
  const groups = new Map<string, TradeLine[]>()
  for (const line of lines) {
    if (line.copies === 0) continue
    const key = `${line.vatPercent} ${line.surchargePercent}`
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return [...groups.values()]
    .map((group) => ({
      vatPercent: group[0]?.vatPercent ?? 0,
      surchargePercent: group[0]?.surchargePercent ?? 0,
      copies: group.reduce((all, line) => all + line.copies, 0),
      baseCents: sum(group.map((line) => line.baseCents)),
      vatCents: sum(group.map((line) => line.vatCents)),
      surchargeCents: sum(group.map((line) => line.surchargeCents)),
      totalCents: sum(group.map((line) => line.totalCents)),
    }))
    .toSorted((a, b) => a.vatPercent - b.vatPercent || a.surchargePercent - b.surchargePercent)
}

export const totalOf = (lines: readonly TradeLine[]): Cents => cents(lines.reduce((all, line) => all + line.totalCents, 0))
