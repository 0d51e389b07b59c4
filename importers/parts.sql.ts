/** The rows around a product: the people, houses and works it names, and what hangs on it. */
import type { Tx } from '#kernel/db.ts'

/** People, publishers, series and works that the catalogue does not know yet. */
export async function insertReferences(tx: Tx) {
  await tx`
    insert into author (name, sort_name, slug)
    select distinct on (c.name) c.name, c.sort_name, c.slug
      from staged_contributor c join staged_product s using (item)
     where not exists (select from author a where a.name = c.name)
     order by c.name, c.item
    on conflict do nothing`
  // What a publisher says of somebody stands where the shop says nothing yet.
  await tx`
    insert into author_translation (author_id, language, biography)
    select distinct on (a.id, l.key) a.id, l.key, l.value
      from staged_contributor c join author a on a.name = c.name cross join lateral jsonb_each_text(c.life) l
     where c.life is not null
     order by a.id, l.key, c.item
    on conflict (author_id, language) do update set biography = excluded.biography where author_translation.biography is null`
  await tx`
    insert into publisher (name, slug)
    select distinct on (s.publisher) s.publisher, s.publisher_slug from staged_product s
     where s.publisher is not null and not exists (select from publisher p where p.name = s.publisher)
     order by s.publisher, s.item
    on conflict do nothing`
  await tx`
    insert into series (name, slug)
    select distinct on (s.series) s.series, s.series_slug from staged_product s
     where s.series is not null and not exists (select from series x where x.name = s.series)
     order by s.series, s.item
    on conflict do nothing`
  await tx`
    insert into work (key)
    select distinct s.work_key from staged_product s
     where s.work_key is not null and not exists (select from work w where w.key = s.work_key)
     order by s.work_key
    on conflict do nothing`
}

export async function clearChildren(tx: Tx) {
  for (const table of [
    'product_translation',
    'product_author',
    'product_category',
    'product_tag',
    'product_attribute',
    'product_safety',
  ])
    await tx`delete from ${tx(table)} c using staged_product s where c.product_id = s.product_id and not s.is_new`
}

export async function insertChildren(tx: Tx) {
  await tx`
    insert into product_translation (product_id, language, title, subtitle, slug, summary, description, details, contents, press, awards,
      recommendation)
    select s.product_id, t.language, t.title, t.subtitle, t.slug, t.summary, t.description, t.details, t.contents, t.press, t.awards,
      t.recommendation
      from staged_text t join staged_product s using (item)
     order by s.product_id, t.language`
  await tx`
    insert into product_author (product_id, author_id, role, position)
    select s.product_id, a.id, c.role, c.position
      from staged_contributor c join staged_product s using (item) join author a on a.name = c.name
     order by s.product_id, c.position`
  for (const [kind, table, column] of [
    ['category', 'product_category', 'category_id'],
    ['tag', 'product_tag', 'tag_id'],
    ['attribute', 'product_attribute', 'value_id'],
  ] as const)
    await tx`
      insert into ${tx(table)} (product_id, ${tx(column)})
      select s.product_id, l.id from staged_link l join staged_product s using (item)
       where l.kind = ${kind}
       order by s.product_id, l.id`
  await tx`
    insert into lot_product (lot_id, product_id, position)
    select l.id, s.product_id,
           coalesce((select max(position) from lot_product where lot_id = l.id), 0) + row_number() over (partition by l.id order by s.item)
      from staged_link l join staged_product s using (item)
     where l.kind = 'lot'
    on conflict do nothing`
  await tx`
    insert into product_safety (product_id, maker, maker_address, maker_email, warnings)
    select s.product_id, f.maker, f.maker_address, f.maker_email, f.warnings
      from staged_safety f join staged_product s using (item)`
}

/** The first stock of new products; their sums are written with them already. */
export async function insertStock(tx: Tx, runId: number) {
  await tx`set local shop.stock_is_summed = 'on'`
  await tx`select set_config('shop.stock_cause', ${JSON.stringify({ kind: 'import', document_kind: 'import', document: String(runId) })}, true)`
  await tx`
    insert into stock (product_id, store_code, quantity)
    select s.product_id, k.store_code, k.quantity
      from staged_stock k join staged_product s using (item)
     where s.is_new
     order by s.product_id, k.store_code`
  await tx`set local shop.stock_is_summed = 'off'`
  await tx`set local shop.stock_cause = ''`
}
