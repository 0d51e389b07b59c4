import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

/** By ISBN, EAN or the house's number; what is no longer on sale as well. `sold_in`: the other shop that sells it, by its name. */
export const titleOfCode = (db: Db, code: string, { storefront, language }: { storefront: string; language: Language }) => db<
  { id: number; sold_in: string | null }[]
>`
  select p.id, case when p.storefront_code <> ${storefront} then coalesce(s.settings -> 'name' ->> ${language}, s.code) end as sold_in
  from product p join storefront s on s.code = p.storefront_code
  where p.ean = ${code} or p.sku = ${code} order by p.ean = ${code} desc, p.id limit 1`
