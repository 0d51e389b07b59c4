import type { Db } from '#kernel/db.ts'

export const updateCaps = (
  db: Db,
  productId: number,
  { presale, backorder }: { presale: number | null; backorder: number | null },
) => db`update product set presale_cap = ${presale}, backorder_cap = ${backorder} where id = ${productId} returning id`

export const capsRow = async (db: Db, productId: number) =>
  (
    await db<{ product: number; presale_cap: number | null; backorder_cap: number | null }[]>`
      select id as product, presale_cap, backorder_cap from product where id = ${productId}`
  )[0]

export const addUnitsSold = (db: Db, productId: number, copies: number) => db`
  update product set units_sold = units_sold + ${copies} where id = ${productId}`
