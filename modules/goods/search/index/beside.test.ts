import { expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { askedBeside } from '#modules/goods/catalogue/products.ts'
import { withDatabase } from '#tests/support/database.ts'
import { fillSmallCatalogue } from '#tests/support/small-catalogue.sql.ts'
import { openSearchIndex, type SearchIndex } from './open.ts'

const database = withDatabase()

async function compare(index: SearchIndex) {
  const rows = await database.sql<{ id: number; active: boolean }[]>`select id, active from product order by id`
  let several = 0
  for (const { id, active } of rows)
    for (const language of languages) {
      const beside = index.beside(id, language)
      if (!active) expect({ id, beside }).toEqual({ id, beside: null })
      else expect({ id, language, ...beside }).toEqual({ id, language, ...(await askedBeside(database.sql, id, language)) })
      if (beside && beside.editions.length > 0 && beside.related.length > 3) several += 1
    }
  expect(several).toBeGreaterThan(20)
}

it('knows what stands beside a product as plain SQL does, also after changes', async () => {
  const { sql } = database
  await fillSmallCatalogue(sql, 11, 120)
  // Sections alone that have none below them; an ebook lies in no store.
  await sql`delete from product_category where category_id between 2 and 10`
  await sql`update product set stock = 0 where format_code = 'E00'`
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  await compare(index)
  await sql`update product set active = not active where id % 11 = 0`
  await sql`update product set units_sold = units_sold + 7, stock = 0 where id % 5 = 0`
  await sql`insert into lot_product select 2, id, id from product where id % 7 = 0 on conflict do nothing`
  await sql`update product set size_group_id = 9001 where kind = 'object' and id % 4 = 0`
  await sql`delete from product where id % 17 = 0`
  await index.follow()
  await compare(index)
  expect(index.beside(999_999, 'es')).toBeNull()
  await index.close()
})
