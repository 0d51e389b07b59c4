import { afterAll, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { holding, someoneWaits } from '#tests/support/locks.ts'
import { onOneDay } from '#tests/support/one-day.ts'
import { fillSmallCatalogue } from '#tests/support/small-catalogue.sql.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { documentsAtOnce, lockRefresh, productsWithoutDocument, refreshAll, refreshProducts } from '../refresh.sql.ts'
import { openSearchIndex } from './open.ts'

const database = withDatabase()
onOneDay()
const dataDir = temporaryFolder(afterAll)
const granada = { q: 'granada nueva', page: 1, limit: 100 }

/** What a dump does to the trail: its rows are written by the server that takes it in, with the numbers of the one it came from. */
async function restoredElsewhere() {
  const { sql } = database
  await sql`create table dumped as select * from search_progress`
  await sql`delete from search_progress`
  await sql`insert into search_progress select * from dumped`
  await sql`drop table dumped`
  await sql`insert into search_change (tx, product_id) select (pg_current_xact_id()::text::bigint + 1000000000)::text::xid8, id from product where id % 4 = 0 and kind = 'book'`
}

it('a dump restored on another server is read once, and then the search rests', async () => {
  const { sql } = database
  await fillSmallCatalogue(sql, 3, 120)
  const before = await openSearchIndex(sql, { storefront: 'T013', dataDir, every: 0 })
  await before.close()
  await sql`update product set title = 'Granada nueva' where id % 4 = 0 and kind = 'book'`
  await restoredElsewhere()

  const index = await openSearchIndex(sql, { storefront: 'T013', dataDir, every: 0 })
  const fresh = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  expect(index.find(granada, 'es', true)).toEqual(fresh.find(granada, 'es', true))
  expect(fresh.find(granada, 'es', true).total).toBeGreaterThan(20)
  await fresh.close()
  expect(index.state.identity).not.toBe(before.state.identity)
  const { state, version } = index
  await index.follow()
  await index.follow()
  expect([index.state === state, index.version]).toEqual([true, version])
  const ahead = await sql`select from search_change where tx >= pg_snapshot_xmax(pg_current_snapshot())`
  expect(ahead.count).toBe(0)

  // A shop that was open meanwhile has an index of the history before: it builds another.
  await restoredElsewhere()
  await index.follow()
  await expect.poll(() => index.state === state).toBe(false)
  await index.close()
})

it('a restored dump whose trail names more titles than one statement takes has the documents of all of them written', async () => {
  const { sql } = database
  const many = documentsAtOnce + 1
  await sql`
    insert into product (id, kind, ean, sku, title, slug, price_cents, source)
    select 100000 + n, 'book', '3' || lpad(n::text, 12, '0'), 'R' || n, 'Romancero', 'romancero-' || n, 1200, 'made' from generate_series(1, ${many}::int) n`
  await sql`delete from search_document where title_words like '%romancero%'`
  await sql`delete from search_change`
  await restoredElsewhere()
  await sql`
    insert into search_change (tx, product_id) select (pg_current_xact_id()::text::bigint + 1000000000)::text::xid8, id from product
    where title = 'Romancero' on conflict do nothing`
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  expect(await productsWithoutDocument(sql)).toEqual([])
  await index.close()
})

it('a book that comes while the index is built anew is found, though nobody had written its document yet', async () => {
  const { sql } = database
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  const { state } = index
  const sightings = { ...granada, q: 'avistamientos' }
  await sql`update product set title = 'Avistamientos' where id = (select min(id) from product where kind = 'book')`
  await refreshAll(sql)
  await index.follow()
  // Held up at its first reading of the documents: the change lies behind it, and its document is written by nobody yet.
  const held = await holding(sql, 'lock table search_document in access exclusive mode')
  await sql`update product set title = 'Avistamientos de aves' where id = (select max(id) from product where kind = 'book')`
  await held.release()
  await expect.poll(() => index.state === state).toBe(false)
  await index.follow()
  expect(index.find(sightings, 'es', true).total).toBe(2)
  await index.close()
})

it('an index built where none was before has the documents written that nobody had followed', async () => {
  const { sql } = database
  const living = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  await living.follow()
  await sql`update product set title = 'Nadie lo siguió' where id = (select min(id) from product where kind = 'book')`
  const fresh = await openSearchIndex(sql, { storefront: 'T013', every: 0 })
  expect(fresh.find({ ...granada, q: 'siguio' }, 'es', true).total).toBe(1)
  await fresh.close()
  await living.close()
})

it('an index that could not be built anew is built once that is possible, and the log has each cause once', async () => {
  const { sql } = database
  const said: string[] = []
  const index = await openSearchIndex(sql, { storefront: 'T013', every: 0, say: (line) => said.push(line) })
  const { state } = index
  await refreshAll(sql)
  await sql`alter table author_translation rename to hidden`
  await index.follow()
  await expect.poll(() => said.length).toBe(1)
  await sql`alter table hidden rename to author_translation`
  await expect.poll(() => index.state === state).toBe(false)
  expect(said).toEqual([expect.stringContaining('is tried again')])
  await index.close()
})

it('the documents of the whole catalogue wait for one that is being written, instead of failing on it', async () => {
  const { sql } = database
  const [book] = await sql<
    { id: number }[]
  >`delete from search_document where product_id = (select min(product_id) from search_document) returning product_id as id`
  const [written, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const following = sql.begin(async (tx) => {
    await lockRefresh(tx)
    await refreshProducts(tx, [book!.id])
    written.resolve()
    await done.promise
  })
  await written.promise
  const all = refreshAll(sql)
  await someoneWaits(sql, 'search')
  done.resolve()
  await following
  await all
  expect(await productsWithoutDocument(sql)).toEqual([])
})
