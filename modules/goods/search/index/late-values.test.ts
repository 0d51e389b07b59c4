import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { fillSmallCatalogue } from '#tests/support/small-catalogue.sql.ts'
import { openSearchIndex } from './open.ts'

const database = withDatabase()

it('finds the first products of a category that staff made while the shop runs', async () => {
  const { sql } = database
  await fillSmallCatalogue(sql, 5, 60)
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  await sql`insert into category (id, kind) values (8888, 'book')`
  const [book] = await sql<{ id: number }[]>`select id from product where kind = 'book' and active order by id limit 1`
  await sql`insert into product_category (product_id, category_id) values (${book!.id}, 8888)`
  await index.follow()
  expect(index.find({ category: ['8888'], page: 1, limit: 10 }, 'es', false).ids).toEqual([book!.id])
  await index.close()
})
