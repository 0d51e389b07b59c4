import type { Db } from '#kernel/db.ts'

export interface PricedRow {
  kind: 'book' | 'object'
  free_price: boolean
  price_cents: number | null
  former_price_cents: number | null
}

export const pricedRow = (db: Db, product: number) =>
  db<PricedRow[]>`select kind, free_price, price_cents, former_price_cents from product where id = ${product}`
