import { checkDigit13 } from '#kernel/isbn.ts'
import { buying, type Who } from './buying.ts'
import { givenProduct, type TestShop } from './shop.ts'

let serial = 0

/** An activated library and somebody who signed in for it. */
export async function givenLibrary(shop: TestShop): Promise<Who> {
  serial += 1
  const id = `c-library-${serial}`
  await shop.sql`
    insert into customer (id, kind, email, library, password_hash, language, activated_at)
    values (${id}, 'library', ${`${id}@example.com`}, ${`Biblioteca ${serial}`}, 'x', 'es', now())`
  return buying(shop).signIn(id)
}

/** A book that is for sale under an ISBN. */
export async function givenBook(
  shop: TestShop,
  fields: Parameters<typeof givenProduct>[1] = {},
): Promise<{ id: number; ean: string }> {
  serial += 1
  const twelve = `97884${String(serial).padStart(7, '0')}`
  const ean = twelve + checkDigit13(twelve)
  const id = await givenProduct(shop.sql, fields)
  await shop.sql`update product set ean = ${ean} where id = ${id}`
  return { id, ean }
}
