import type { z } from 'zod'
import type { Transactional } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { explained } from '#modules/goods/pricing/explained.ts'
import { type CartLineRow, productsOfCodes, saleRows } from './cart.sql.ts'
import { nobodysCart } from './nobodys.ts'
import { type PricedCart, type PricedLine, type PricingTables, reckonCart } from './reckon.ts'
import type { TriedBasket, TriedTotal } from './staff-contract.ts'

interface Trying {
  mainShop: string
  splitFeeCents: number | null
  language: Language
  now: Date
  tables: PricingTables
}

/** What a basket would come to that nobody has, reckoned as every basket is. @throws Refused 'cart.unknown_code' */
export async function tryPromotions(
  db: Transactional,
  asked: z.output<typeof TriedBasket>,
  trying: Trying,
): Promise<z.output<typeof TriedTotal>> {
  const { mainShop, splitFeeCents, language, now, tables } = trying
  const storefront = asked.shop ?? mainShop
  const row = nobodysCart(storefront, asked.postcode)
  const cart = await reckonCart(
    db,
    tables,
    row,
    { caller: null, storefront, settings: { splitFeeCents }, now, trial: { promotion: asked.promotion, card: asked.card } },
    await linesOf(db, asked.lines, storefront),
    { isNew: true },
  )
  return totalOf(cart, language)
}

async function linesOf(
  db: Transactional,
  lines: z.output<typeof TriedBasket>['lines'],
  storefront: string,
): Promise<CartLineRow[]> {
  const copies = new Map<number, number>()
  const known = await productsOfCodes(
    db,
    lines.map(({ code }) => code),
    storefront,
  )
  for (const { code, copies: more } of lines) {
    const found = known.find((one) => one.code === code)
    if (!found) throw new Refused('cart.unknown_code', { code })
    copies.set(found.id, (copies.get(found.id) ?? 0) + more)
  }
  const rows = await saleRows(db, [...copies.keys()])
  return rows.map((row) => ({
    ...row,
    id: row.product_id,
    quantity: copies.get(row.product_id) ?? 1,
    seen_price_cents: row.price_cents ?? 0,
  }))
}

function totalOf({ lines, quote, shippingCents, shippingPending }: PricedCart, language: Language): z.output<typeof TriedTotal> {
  const steps = explained(quote.explanation, language)
  const titles = new Map(lines.map(({ row, product }) => [row.product_id, product.title]))
  const byOf = (product: number) => steps.find((step) => step.step === 'promotion' && step.product === product)?.name ?? null
  return {
    lines: lines.map((line) => lineOf(line, byOf(line.row.product_id))),
    goods: toEuros(quote.goods),
    off: toEuros(quote.promotion),
    shipping: shippingPending ? null : toEuros(shippingCents ?? cents(0)),
    free_delivery: steps.find(({ step }) => step === 'free_shipping')?.name ?? null,
    total: toEuros(quote.total),
    steps: steps.map((step) => ({ ...step, title: step.product === null ? null : (titles.get(step.product) ?? null) })),
  }
}

const lineOf = (
  { row, product, price, notice }: PricedLine,
  by: string | null,
): z.output<typeof TriedTotal>['lines'][number] => ({
  title: product.title,
  copies: row.quantity,
  goods: toEuros(price?.gross ?? cents(0)),
  off: toEuros(price?.promotion ?? cents(0)),
  paid: toEuros(price?.paid ?? cents(0)),
  by,
  why_not: notice,
})
