import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound } from '#kernel/errors.ts'
import type { PricingTables } from '#modules/buying/cart/reckon.ts'
import { type Asking, refuseAddress } from '#modules/buying/made-orders/made-cart.ts'
import { refuseUnreachable } from '#modules/buying/made-orders/who.ts'
import { lineTexts } from '#modules/goods/catalogue/line-texts.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { refuseUnlawful } from './price-quote.ts'
import {
  insertEvent,
  insertQuote,
  nextNumber,
  putLines,
  type QuoteLineRow,
  type QuoteRow,
  type QuoteTexts,
  quoteOfKey,
  quoteRow,
  updateQuote,
} from './quotes.sql.ts'
import { lineFigures, type Reckoned, reckonQuote } from './reckon-quote.ts'
import { putRequests } from './requests.sql.ts'
import type { MakeQuote, WriteQuote } from './staff-contract.ts'
import { mayMove, type QuoteState } from './states.ts'

/** Who acts on a quote, and when; null: the shop by itself, or its customer. */
export interface QuoteDoing {
  actor: 'staff' | 'customer' | 'shop'
  staffId: number | null
  now: Date
}

export const noteQuote = (tx: Tx, id: number, kind: string, { actor, staffId, now }: QuoteDoing, note = '') =>
  insertEvent(tx, { quote_id: id, kind, actor, staff_id: staffId, note: note.slice(0, 500), at: now })

/** @throws NotFound; Conflict 'quote.not_now' where it cannot come to one of those states from where it stands */
export async function lockedFor(tx: Tx, id: number, ...to: QuoteState[]): Promise<QuoteRow> {
  const row = await quoteRow(tx, id, { lock: true })
  if (!row) throw new NotFound('quote.unknown')
  if (to.length > 0 && !to.some((state) => mayMove(row.state, state))) throw new Conflict('quote.not_now')
  return row
}

/** What is wrong with it, said before anything is written. @throws InvalidFields, ShopError, NotFound */
async function refuseUnfit(tx: Tx, wish: WriteQuote, { lines }: Reckoned): Promise<void> {
  refuseUnreachable(wish.who, wish.straight_to_pay)
  refuseAddress({ lines: [], collect_at: wish.collect_at, address: wish.address, shipment: 'single' })
  refuseUnlawful(lines)
  await storeByCode(tx, wish.store_code)
  if (wish.collect_at !== null) await storeByCode(tx, wish.collect_at)
}

/** As it is kept: with the prices, names and totals of now. */
export function textsOf(wish: WriteQuote, { buyer, cart, shippingCents }: Reckoned): QuoteTexts {
  const { who, collect_at, address, store_code, contact, reference, note, straight_to_pay, shipping } = wish
  return {
    store_code,
    customer_id: who.customer,
    name: buyer.name.slice(0, 120) || buyer.caller.email,
    contact,
    email: buyer.caller.email,
    phone: buyer.phone.slice(0, 30),
    language: buyer.language,
    collect_at,
    address: collect_at === null ? address : null,
    shipping_cents: shippingCents,
    shipping_said: shipping !== null,
    total_cents: cart.quote.total,
    vat: cart.quote.vat,
    reference,
    note,
    valid_until: wish.valid_until as QuoteTexts['valid_until'],
    straight_to_pay,
  }
}

export async function lineRows(tx: Tx, reckoned: Reckoned): Promise<QuoteLineRow[]> {
  const { lines, buyer } = reckoned
  const names = await lineTexts(
    tx,
    lines.map(({ productId }) => productId),
    buyer.language,
  )
  return lines.map(({ productId, copies, listCents, discount, unitCents }) => {
    const { title, ean, lineCents, vatPercent } = lineFigures(reckoned, productId)
    return {
      product_id: productId,
      title: names.get(productId)?.title ?? title,
      ean,
      quantity: copies,
      list_cents: listCents,
      discount,
      unit_cents: unitCents,
      line_cents: lineCents,
      vat_percent: vatPercent,
    }
  })
}

/**
 * Writes a quote as a draft; the same key finds the same quote. @returns its id.
 * @throws InvalidFields naming what is wrong; ShopError 'quote.book_law'; NotFound 'request.unknown' for those of other accounts
 */
export async function makeQuote(
  tx: Tx,
  tables: PricingTables,
  { key, requests, ...wish }: MakeQuote,
  asking: Asking,
  by: number,
): Promise<number> {
  const made = await quoteOfKey(tx, key)
  if (made !== undefined) return made
  const reckoned = await reckonQuote(tx, tables, wish, asking)
  await refuseUnfit(tx, wish, reckoned)
  const rows = await lineRows(tx, reckoned)
  const { storefront, now } = asking
  const number = await nextNumber(tx, storefront, Number(dayOf(now).slice(0, 4)))
  const id = await insertQuote(tx, {
    ...textsOf(wish, reckoned),
    number,
    revision: 1,
    key,
    storefront_code: storefront,
    made_by: by,
    made_at: now,
  })
  await putLines(tx, id, rows)
  const put = await putRequests(tx, { quoteId: id, customerId: wish.who.customer, ids: requests })
  if (put < new Set(requests).size) throw new NotFound('request.unknown')
  await noteQuote(tx, id, 'made', { actor: 'staff', staffId: by, now })
  return id
}

/** Changes a draft, its prices of today. @throws NotFound; Conflict 'quote.not_now'; and as makeQuote */
export async function changeQuote(
  tx: Tx,
  tables: PricingTables,
  { id, ...wish }: WriteQuote & { id: number },
  asking: Asking,
  by: number,
): Promise<void> {
  const row = await lockedFor(tx, id, 'sent')
  if (row.state !== 'draft') throw new Conflict('quote.not_now')
  const reckoned = await reckonQuote(tx, tables, wish, { ...asking, storefront: row.storefront_code })
  await refuseUnfit(tx, wish, reckoned)
  await updateQuote(tx, id, textsOf(wish, reckoned))
  await putLines(tx, id, await lineRows(tx, reckoned))
  await noteQuote(tx, id, 'changed', { actor: 'staff', staffId: by, now: asking.now })
}

/** What was written, as it would be written again. */
export const wishOf = (row: QuoteRow, lines: readonly QuoteLineRow[]): WriteQuote => ({
  lines: lines.map(({ product_id, quantity, discount }) => ({ product: product_id, copies: quantity, discount })),
  who: { customer: row.customer_id, name: row.name, email: row.email, phone: row.phone, language: row.language },
  store_code: row.store_code,
  collect_at: row.collect_at,
  address: row.address,
  shipping: row.shipping_said && row.shipping_cents !== null ? row.shipping_cents / 100 : null,
  valid_until: row.valid_until,
  contact: row.contact,
  reference: row.reference,
  note: row.note,
  straight_to_pay: row.straight_to_pay,
})

/** @throws InvalidFields where it cannot be e-mailed */
export function requireEmail({ email }: Pick<QuoteRow, 'email'>): void {
  if (email === '') throw new InvalidFields({ by: 'quote.no_email' })
}
