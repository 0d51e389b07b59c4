import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { type FieldRefusals, InvalidFields, type RefusalCode } from '#kernel/errors.ts'
import { type Cents, cents, centsOf } from '#kernel/money.ts'
import { saleRows } from '#modules/buying/cart/for-orders.ts'
import type { PricedCart, PricingTables } from '#modules/buying/cart/reckon.ts'
import { type Asking, reckonWish } from '#modules/buying/made-orders/made-cart.ts'
import { cartRefusal } from '#modules/buying/made-orders/terms-of-order.ts'
import { type Buyer, buyerSoFar } from '#modules/buying/made-orders/who.ts'
import { agreedDiscount } from '#modules/invoicing/terms/terms.ts'
import { provedStanding } from '#modules/people/customers/standing.ts'
import { lawfulPercent, type Offered, offered, promisedPrices } from './price-quote.ts'
import type { QuoteWish } from './staff-contract.ts'
import { validDay } from './validity.ts'

/** A quote as it would be kept: its lines at their prices, and what all of it costs whom it is for. */
export interface Reckoned {
  buyer: Buyer
  lines: Offered[]
  cart: PricedCart
  /** Null while nobody knows it. */
  shippingCents: Cents | null
  /** What the shop charges by itself. */
  tariffCents: Cents | null
  /** Why it could not be ordered as it is; null where it could. */
  refusal: RefusalCode | null
}

/** Two lines of one product are one. */
function together(lines: QuoteWish['lines']): QuoteWish['lines'] {
  const sums = new Map<number, QuoteWish['lines'][number]>()
  for (const line of lines) {
    const before = sums.get(line.product)
    sums.set(line.product, before ? { ...before, copies: Math.min(9_999, before.copies + line.copies) } : line)
  }
  return [...sums.values()]
}

/**
 * What a quote costs, by the prices, VAT and delivery of the checkout; nobody's points and coupons count in it.
 * @throws InvalidFields naming lines of which nothing is sold, and a day that cannot be; NotFound for the account
 */
export async function reckonQuote(tx: Tx, tables: PricingTables, wish: QuoteWish, asking: Asking): Promise<Reckoned> {
  const buyer = await buyerSoFar(tx, wish.who)
  const until = validDay(wish.valid_until, asking.now)
  const bounds = await boundsOf(tx, tables, buyer, { from: dayOf(asking.now), until, store: wish.collect_at })
  const wanted = together(wish.lines)
  const rows = new Map(
    (
      await saleRows(
        tx,
        wanted.map(({ product }) => product),
      )
    ).map((row) => [row.product_id, row]),
  )
  const unsold: FieldRefusals = {}
  const lines = wanted.flatMap((line, index) => {
    const row = rows.get(line.product)
    if (row?.active && row.price_cents !== null) return [offered(row, line, bounds)]
    unsold[`lines.${index}.product`] = 'quote.not_for_sale'
    return []
  })
  if (Object.keys(unsold).length > 0) throw new InvalidFields(unsold)
  const { collect_at, address } = wish
  const asked = { lines: wanted, collect_at, address, shipment: 'single' as const }
  const reckon = (shippingCents: Cents | null) =>
    reckonWish(tx, tables, { wish: asked, buyer }, { ...asking, promised: { prices: promisedPrices(lines), shippingCents } })
  const byTariff = await reckon(null)
  const cart = wish.shipping === null ? byTariff : await reckon(centsOf(wish.shipping))
  for (const [index, { notice }] of cart.lines.entries())
    if (notice === 'unavailable') throw new InvalidFields({ [`lines.${index}.product`]: 'quote.not_for_sale' })
  return {
    buyer,
    lines,
    cart,
    shippingCents: cart.shippingPending ? null : (cart.shippingCents ?? (wish.shipping === null ? null : centsOf(wish.shipping))),
    tariffCents: byTariff.shippingPending ? null : byTariff.shippingCents,
    refusal: cartRefusal(cart),
  }
}

async function boundsOf(
  tx: Tx,
  { rules }: PricingTables,
  { caller }: Buyer,
  { from, ...until }: { from: ReturnType<typeof dayOf>; until: ReturnType<typeof dayOf>; store: string | null },
) {
  const known = caller.kind === 'customer'
  const library = known && (await provedStanding(tx, caller.id, from)).library
  const agreed = known ? await agreedDiscount(tx, caller.id) : null
  return { agreed, lawful: lawfulPercent(rules.caps, { from, ...until, audience: library ? 'library' : 'everyone' }) }
}

/** What the customer pays for a line, and at which VAT; what cannot be had costs nothing. */
export function lineFigures({ cart }: Pick<Reckoned, 'cart'>, productId: number) {
  const line = cart.lines.find(({ row }) => row.product_id === productId)
  return {
    title: line?.product.title ?? '',
    ean: line?.product.ean || (line?.product.sku ?? ''),
    lineCents: line?.price?.paid ?? cents(0),
    vatPercent: line?.price?.vatPercent ?? 0,
    notice: line?.notice ?? null,
  }
}
