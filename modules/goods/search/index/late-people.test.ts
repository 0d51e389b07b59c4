import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { fillSmallCatalogue } from '#tests/support/small-catalogue.sql.ts'
import { rowsBy } from './named-whole.ts'
import { openSearchIndex } from './open.ts'
import { derive } from './rows-by-value.ts'

const database = withDatabase()

it('keeps a name apart only where it is another than when all was built, and finds whom it was given to by the new one alone', async () => {
  const { sql } = database
  await fillSmallCatalogue(sql, 5, 200)
  const [book] = await sql<{ product_id: number; author_id: number }[]>`
    select product_id, author_id from product_author order by product_id, author_id limit 1`
  await sql`update author set name = 'Berta Zuniga', sort_name = 'Zuniga, Berta' where id = ${book!.author_id}`
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  const by = async (...words: string[]) => {
    const rows = rowsBy(index.state, await derive(index.state), words)
    return [...rows].some((row) => index.state.id[row] === book!.product_id)
  }
  const changed = async () => {
    await sql`update product set price_cents = coalesce(price_cents, 0) + 100 where id in (select product_id from product_author)`
    await index.follow()
  }
  await changed()
  expect(index.state.lateCount).toBeGreaterThan(50)
  expect(index.state.latePersonKeys.size).toBe(0)
  expect([await by('berta', 'zuniga'), await by('carmen', 'otero')]).toEqual([true, false])
  await sql`update author set name = 'Carmen Otero', sort_name = 'Otero, Carmen' where id = ${book!.author_id}`
  await changed()
  expect([...index.state.latePersonKeys.values()]).toHaveLength(1)
  expect([await by('berta', 'zuniga'), await by('carmen', 'otero'), await by('otero')]).toEqual([false, true, true])
  await sql`update author set name = 'Berta Zuniga', sort_name = 'Zuniga, Berta' where id = ${book!.author_id}`
  await changed()
  expect([await by('berta', 'zuniga'), await by('carmen', 'otero')]).toEqual([true, false])
  await index.close()
})
