/** Writes the search documents from the catalogue, as sets: words folded, keys to sort by, lists of ids. */
import type { Db, Pool, Tx } from '#kernel/db.ts'

const documentColumns = [
  'title_words',
  'people_words',
  'house_words',
  'subject_words',
  'title_key_es',
  'title_key_ca',
  'title_key_en',
  'people',
  'categories',
  'tags',
  'attributes',
  'lots',
  'lot_positions',
] as const

/** The document of each product in scope; `only` null means the whole catalogue. A category stands with all that lie above it. */
const documents = (db: Db, only: readonly number[] | null) => {
  const within = (column: string) => (only ? db`where ${db(column)} = any(${only as number[]}::bigint[])` : db``)
  return db`
    with recursive above as (
      select id, id as ancestor, parent_id from category
      union all
      select above.id, category.id, category.parent_id from above join category on category.id = above.parent_id
    ), named_author as (
      select a.id, concat_ws(' ', a.name, (select string_agg(t.name, ' ' order by t.language) from author_translation t where t.author_id = a.id)) as names
      from author a ${only ? db`where a.id in (select author_id from product_author where product_id = any(${only as number[]}::bigint[]))` : db``}
    ), named_tag as (
      select tag.id, string_agg(t.name, ' ' order by t.language) as names from tag left join tag_translation t on t.tag_id = tag.id where tag.ended_at is null group by tag.id
    ), named_value as (
      select v.id, string_agg(t.name, ' ' order by t.language) as names
      from attribute_value v left join attribute_value_translation t on t.value_id = v.id where v.ended_at is null group by v.id
    )
    select p.id,
      search_fold(concat_ws(' ', p.title, p.subtitle, texts.words)),
      coalesce(search_fold(people.words), ''),
      search_fold(concat_ws(' ', publisher.name, series.name, case when series.id is not null then p.series_number end)),
      search_fold(concat_ws(' ', tags.words, attributes.words)),
      coalesce(search_key(texts.es), own.key),
      coalesce(search_key(texts.ca), search_key(texts.es), own.key),
      coalesce(search_key(texts.en), search_key(texts.es), own.key),
      coalesce(people.ids, '{}'), coalesce(categories.ids, '{}'), coalesce(tags.ids, '{}'), coalesce(attributes.ids, '{}'),
      coalesce(lots.ids, '{}'), coalesce(lots.positions, '{}')
    from product p
    -- Most titles stand in no translation: their key is made once, not once per language (offset 0 keeps it from being inlined).
    cross join lateral (select search_key(p.title) as key offset 0) own
    left join publisher on publisher.id = p.publisher_id
    left join series on series.id = p.series_id
    left join (
      select product_id, string_agg(concat_ws(' ', title, subtitle), ' ' order by language) as words,
        max(title) filter (where language = 'es') as es, max(title) filter (where language = 'ca') as ca, max(title) filter (where language = 'en') as en
      from product_translation ${within('product_id')} group by product_id
    ) texts on texts.product_id = p.id
    left join (
      select c.product_id, string_agg(named_author.names, ' ' order by c.position) as words, array_agg(c.author_id order by c.position) as ids
      from product_author c join named_author on named_author.id = c.author_id ${within('c.product_id')} group by c.product_id
    ) people on people.product_id = p.id
    left join (
      select c.product_id, array_agg(distinct above.ancestor) as ids
      from product_category c join above on above.id = c.category_id ${within('c.product_id')} group by c.product_id
    ) categories on categories.product_id = p.id
    left join (
      select c.product_id, string_agg(named_tag.names, ' ' order by c.tag_id) as words, array_agg(c.tag_id order by c.tag_id) as ids
      from product_tag c join named_tag on named_tag.id = c.tag_id ${within('c.product_id')} group by c.product_id
    ) tags on tags.product_id = p.id
    left join (
      select c.product_id, string_agg(named_value.names, ' ' order by c.value_id) as words, array_agg(c.value_id order by c.value_id) as ids
      from product_attribute c join named_value on named_value.id = c.value_id ${within('c.product_id')} group by c.product_id
    ) attributes on attributes.product_id = p.id
    left join (
      select product_id, array_agg(lot_id order by lot_id) as ids, array_agg(position order by lot_id) as positions
      from lot_product ${within('product_id')} group by product_id
    ) lots on lots.product_id = p.id
    ${within('p.id')}
    order by p.id`
}

/** One refresh at a time over all processes: each then reads what the last one wrote, never an older document over a newer. */
export const lockRefresh = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('search refresh', 0))`

/** The documents of these products, as the catalogue stands now; equal rows are not written again. */
export async function refreshProducts(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const excluded = documentColumns.map((column) => `excluded.${column}`).join(', ')
  await db`
    insert into search_document ${documents(db, ids)}
    on conflict (product_id) do update set (${db.unsafe(documentColumns.join(', '))}) = row(${db.unsafe(excluded)})
    where (${db.unsafe(documentColumns.map((column) => `search_document.${column}`).join(', '))}) is distinct from (${db.unsafe(excluded)})`
}

/** Products whose documents one statement writes: with those of a whole catalogue it would take longer than a statement may. */
export const documentsAtOnce = 1_000

const slicesOf = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / documentsAtOnce) }, (_, index) =>
    ids.slice(index * documentsAtOnce, (index + 1) * documentsAtOnce),
  )

/** The documents of these products, however many, within the transaction that holds the lock. */
export async function refreshManyWithin(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const some of slicesOf(ids)) await refreshProducts(tx, some)
}

/** The documents of these products, however many, some in a transaction. */
export async function refreshDocuments(db: Pool, ids: readonly number[]): Promise<void> {
  for (const some of slicesOf(ids))
    await db.begin(async (tx) => {
      await lockRefresh(tx)
      await refreshProducts(tx, some)
      // Where a bulk load was cut off, nobody has kept what these lack.
      await tx`select keep_title_gaps(${some as number[]}::bigint[])`
    })
}

/** Every document anew, for the end of a bulk load; every process builds its index again after it. */
export async function refreshAll(sql: Pool): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local work_mem = '128MB'`
    await lockRefresh(tx)
    await tx`delete from search_document`
    await tx`insert into search_document ${documents(tx, null)}`
    await tx`select keep_every_title_gap()`
    await tx`insert into search_change (product_id) values (-1) on conflict do nothing`
  })
  await sql`vacuum (analyze) search_document`
}

/** Follows products that have no document yet, as after a load that left no trail. */
export const productsWithoutDocument = async (db: Db): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      select p.id from product p where not exists (select from search_document d where d.product_id = p.id) order by p.id`
  ).map((row) => row.id)
