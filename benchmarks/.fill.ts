import { connect } from '#database/connect.ts'
import { refreshAll } from '#modules/search/refresh.sql.ts'
import { fillSyntheticCatalogue } from './synthetic-catalogue.sql.ts'

const sql = connect('postgres://shop@127.0.0.1:54300/shop', { max: 4 })
let t = performance.now()
if (!(await sql`select 1 from product limit 1`).length) {
  await fillSyntheticCatalogue(sql, 350_000)
  console.log('fill', (performance.now() - t) / 1000)
}
t = performance.now()
await refreshAll(sql)
console.log('refresh', (performance.now() - t) / 1000)
console.log(await sql`select * from search_document where product_id in (10, 11)`)
console.log(await sql`select pg_size_pretty(pg_total_relation_size('search_document'))`)
await sql.end()
