/** The trail of what changed: which products a transaction touched, asked for by the snapshot that a follower has read. */
import type { Db, Pool } from '#kernel/db.ts'
import { lockRefresh, refreshManyWithin } from './refresh.sql.ts'

/** This database on this server and on this line of its history: a restored dump, a promoted standby and a copy are others. */
const here = (db: Db) => db`
  concat_ws('/', (select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),
    (select oid from pg_database where datname = current_database()))`

/** A row that came in a dump was written by another transaction than the one it names. */
const writtenHere = (db: Db) => db`(server is not distinct from ${here(db)} and xmin is not distinct from written_in::xid)`

export interface Changes {
  /** The snapshot to ask from next time. */
  seen: string
  /** Which history of the catalogue the numbers belong to. */
  identity: string
  products: number[]
}

/** What no follower with the snapshot `seen` can have read yet; null when the trail cannot say: it is another history's. */
export async function changesSince(db: Db, { seen, identity }: { seen: string; identity: string }): Promise<Changes | null> {
  const [row] = await db<{ fits: boolean; seen: string; products: string }[]>`
    select identity = ${identity} and ${writtenHere(db)}
        and pg_snapshot_xmax(${seen}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as fits,
      pg_current_snapshot()::text as seen, coalesce((
        select string_agg(distinct product_id::text, ',') from search_change
        where tx >= pg_snapshot_xmin(${seen}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${seen}::pg_snapshot)), '') as products
    from search_progress`
  if (!row?.fits) return null
  return { seen: row.seen, identity, products: row.products === '' ? [] : row.products.split(',').map(Number) }
}

/**
 * Where an index that is built now stands. A trail that came from another server is begun anew under another identity: what it still
 * holds is named as changed by this transaction, and no index or file of before is believed any more.
 */
export async function whereWeStand(sql: Pool): Promise<{ identity: string; seen: string }> {
  await sql.begin(async (tx) => {
    const claimed = await tx`
      update search_progress set identity = gen_random_uuid(), server = ${here(tx)}, written_in = pg_current_xact_id()
      where not ${writtenHere(tx)}`
    if (claimed.count === 0) return
    const left = await tx<{ product_id: number }[]>`delete from search_change returning product_id`
    const products = [...new Set(left.map((item) => item.product_id))]
    await tx`insert into search_change (product_id) select unnest(${products}::bigint[]) on conflict do nothing`
    // Whoever stands here has seen these changes: nobody else writes the documents that the trail was still to bring.
    await lockRefresh(tx)
    await refreshManyWithin(
      tx,
      products.filter((id) => id > 0),
    )
  })
  const [row] = await sql<{ identity: string; seen: string }[]>`
    select identity::text, pg_current_snapshot()::text as seen from search_progress`
  return row!
}

/** Products whose documents no follower is known to have brought up to date. */
export const productsNotFollowed = async (db: Db): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      select distinct product_id as id from search_change
      where product_id > 0 and not exists (
        select from search_followed join search_progress using (identity)
        where tx < pg_snapshot_xmin(search_followed.seen) or pg_visible_in_snapshot(tx, search_followed.seen))
      order by 1`
  ).map((row) => row.id)

/** Every document is as fresh as the snapshot `seen`; an older one than is known does no harm. */
export const tellFollowed = (db: Db, { seen, identity }: { seen: string; identity: string }) => db`
  with others as (delete from search_followed where identity <> ${identity})
  insert into search_followed (identity, seen) values (${identity}, ${seen})
  on conflict (identity) do update set seen = excluded.seen`

/** How long the trail is kept: a snapshot file older than this is built anew. */
export const trailKeptHours = 72
export const forgetOldTrail = (db: Db) =>
  db`delete from search_change where at < now() - make_interval(hours => ${trailKeptHours})`
