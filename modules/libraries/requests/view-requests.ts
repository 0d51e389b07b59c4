import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { shownProducts } from '#modules/libraries/intake/view-reading.ts'
import type { BooksellerRequest } from './contract.ts'
import type { RequestRow } from './requests.sql.ts'

/** Requests with the products that were offered. */
export async function viewRequests(
  db: Db,
  rows: readonly RequestRow[],
  { language, now }: { language: Language; now: Date },
): Promise<BooksellerRequest[]> {
  const products = await shownProducts(
    db,
    rows.flatMap(({ product_id }) => product_id ?? []),
    language,
    now,
  )
  return rows.map((row) => ({
    request: row.id,
    number: row.number,
    state: row.state,
    asked: row.asked,
    ean: row.ean,
    quantity: row.quantity,
    note: row.note,
    by: row.by,
    date: row.asked_at.toISOString(),
    product: (row.product_id === null ? undefined : products.get(row.product_id)) ?? null,
    price: row.price_cents === null ? null : toEuros(cents(row.price_cents)),
    available: row.available_on,
    answer: row.answer,
    answered: row.answered_at?.toISOString() ?? null,
    decided: row.decided_at?.toISOString() ?? null,
  }))
}
