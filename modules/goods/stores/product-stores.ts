import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { fewLeft } from '#kernel/facts.ts'
import { rowsOf, type Shown, storeCardOf } from './cards.ts'
import type { ProductStores } from './contract.ts'

/** Copies of an active product by published store, those without any too; nothing for a product that is not for sale. */
export type CopiesOf = (db: Db, productId: number) => PromiseLike<readonly { code: string; quantity: number }[]>

/** In which stores a product lies. @throws NotFound 'catalogue.unknown_product' */
export async function productStores(db: Db, productId: number, shown: Shown, copiesOf: CopiesOf): Promise<ProductStores> {
  const [{ rows, holidays }, copies] = await Promise.all([rowsOf(db, shown), copiesOf(db, productId)])
  if (copies.length === 0) throw new NotFound('catalogue.unknown_product')
  const byCode = new Map(copies.map(({ code, quantity }) => [code, quantity]))
  const items = rows.map((row) => {
    const { code, name, city, province_name, opening } = storeCardOf(row, holidays, shown, null)
    const copies = byCode.get(code) ?? 0
    return {
      code,
      name,
      city,
      province_name,
      opening,
      level: copies === 0 ? ('none' as const) : copies <= fewLeft ? ('few' as const) : ('several' as const),
    }
  })
  const rank = { several: 0, few: 0, none: 1 }
  return { items: items.toSorted((a, b) => rank[a.level] - rank[b.level]) }
}
