import type { Db } from '#kernel/db.ts'

/** By ISBN, EAN or the house's number; what is no longer on sale as well. */
export const titleOfCode = (db: Db, code: string) => db<{ id: number }[]>`
  select id from product where ean = ${code} or sku = ${code} order by ean = ${code} desc, id limit 1`
