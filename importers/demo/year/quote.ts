import { addDays, dayOf } from '#kernel/days.ts'
import { readPricingTables } from '#modules/buying/cart/reckon.ts'
import { promiseQuote } from '#modules/buying/quotes/send-quote.ts'
import { MakeQuote } from '#modules/buying/quotes/staff-contract.ts'
import { makeQuote } from '#modules/buying/quotes/write-quote.ts'
import type { YearShop } from './shop.ts'
import type { Pick } from './year.sql.ts'

interface Offer {
  key: string
  staffId: number
  who: { customer: string } | { name: string; email: string; phone: string; language: string }
  titles: readonly (readonly [title: Pick, copies: number])[]
  reference?: string
  note?: string
}

/** A quote for titles that are collected at the store, left as a draft or handed over on paper. @returns its id. */
export async function quoteFor(shop: YearShop, offer: Offer, now: Date, { isSent }: { isSent: boolean }): Promise<number> {
  const { db, storefront, splitFeeCents } = shop
  const { key, staffId, who, titles, reference = '', note = '' } = offer
  const store = 'T013'
  const wish = MakeQuote.parse({
    key,
    lines: titles.map(([title, copies]) => ({ product: title.id, copies })),
    who,
    store_code: store,
    collect_at: store,
    valid_until: addDays(dayOf(now), 30),
    reference,
    note,
  })
  const tables = await readPricingTables(db)
  const asking = { storefront, settings: { splitFeeCents }, now }
  const id = await makeQuote(db, tables, wish, asking, staffId)
  const sent = { id, by: 'paper', expectedCents: null } as const
  if (isSent) await promiseQuote(db, tables, sent, asking, { actor: 'staff', staffId, now })
  return id
}
