import type { Tx } from '#kernel/db.ts'

export const writeConvertedPrice = (tx: Tx, product: number, cents: number) => tx`
  update product set price_cents = ${cents}, price_basis = 'converted', former_price_cents = null, updated_at = now() where id = ${product}`
