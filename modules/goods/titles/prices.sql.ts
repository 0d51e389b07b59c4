import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface PricedRow {
  id: number
  version: number
  kind: 'book' | 'object'
  title: string
  free_price: boolean
  price_cents: number | null
  former_price_cents: number | null
}

/** The lowest price of the thirty days before a day, the one that held when they began included. */
export const lowestBefore = async (db: Db, product: number, day: string): Promise<number | null> => {
  const [row] = await db<{ lowest: number | null }[]>`
    select min(h.price_cents) as lowest from price_history h
    where h.product_id = ${product} and h.valid_from < ${day}::date + 1 and h.valid_from >= coalesce(
      (select max(b.valid_from) from price_history b where b.product_id = ${product} and b.valid_from <= ${day}::date - 30), '-infinity')`
  return row?.lowest ?? null
}

/** Writes a price; one of the shop's own is a fact, whatever the import took it for. */
export const setPrice = async (tx: Tx, product: number, price: { price_cents: number; former_price_cents: number | null }) => {
  await tx`
    update product set price_cents = ${price.price_cents}, former_price_cents = ${price.former_price_cents}, price_basis = 'stated', updated_at = now()
    where id = ${product}`
}

/** A price from a day on, instead of one that was planned for that day. */
export async function planPrice(
  tx: Tx,
  product: number,
  {
    from,
    price_cents,
    former_price_cents,
    staffId,
  }: { from: string; price_cents: number; former_price_cents: number | null; staffId: number },
) {
  await tx`
    update planned_price set outcome = 'called_off', settled_at = now()
    where product_id = ${product} and from_day = ${from} and outcome is null`
  await tx`
    insert into planned_price (product_id, from_day, price_cents, former_price_cents, staff_id)
    values (${product}, ${from}, ${price_cents}, ${former_price_cents}, ${staffId})`
}

/** @returns the day it was planned for; undefined when none waits under the number */
export const callOff = async (tx: Tx, product: number, id: number): Promise<string | undefined> =>
  (
    await tx<{ from_day: string }[]>`
      update planned_price set outcome = 'called_off', settled_at = now()
      where id = ${id} and product_id = ${product} and outcome is null returning from_day`
  )[0]?.from_day

export interface DuePrice {
  id: number
  product_id: number
  price_cents: number
  former_price_cents: number | null
  staff_id: number | null
}

/** The oldest price whose day has come, held until the transaction ends; those that another process holds are passed over. */
export const nextDue = async (tx: Tx, today: string): Promise<DuePrice | undefined> =>
  (
    await tx<DuePrice[]>`
      select id, product_id, price_cents, former_price_cents, staff_id from planned_price
      where outcome is null and from_day <= ${today} order by from_day, id limit 1 for update skip locked`
  )[0]

export const settlePlan = (tx: Tx, id: number, outcome: 'taken' | 'refused', reason: string | null) => tx`
  update planned_price set outcome = ${outcome}, settled_at = now(), reason = ${reason} where id = ${id}`

export interface SheetMatch extends PricedRow {
  code: string
}

/** The titles that the codes of a sheet name, by ISBN, EAN or SKU, locked in the order of their ids. */
export const matched = async (tx: Tx, codes: readonly string[], language: Language): Promise<SheetMatch[]> => {
  const rows = await tx<(PricedRow & { ean: string; sku: string })[]>`
    select p.id, p.version, p.kind, title_in(p, ${language}) as title, p.free_price, p.price_cents, p.former_price_cents, p.ean, p.sku from product p
    where p.ean = any(${codes as string[]}::text[]) or p.sku = any(${codes as string[]}::text[])
    order by p.id for no key update`
  const asked = new Set(codes)
  return rows.flatMap(({ ean, sku, ...row }) => [ean, sku].filter((code) => asked.has(code)).map((code) => ({ ...row, code })))
}
