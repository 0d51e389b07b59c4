/** Every statement of an import: rows are copied into staging tables of the transaction and written to the catalogue as sets. */
import { once } from 'node:events'
import type postgres from 'postgres'
import type { Db, Pool } from '#kernel/db.ts'
import { type Batch, type KnownRows, type StagingTable, stagingColumns, stagingTables } from './staging.ts'

/** Any number, the same in every process: two imports write one after the other. */
const importLock = 20_261_122

export interface BatchResult {
  inserted: number
  changed: number
  unchanged: number
  /** Lines refused because another product has their SKU. */
  takenSkus: { line: number; sku: string }[]
}

export async function openRun(sql: Db, source: string): Promise<number> {
  const [run] = await sql<{ id: number }[]>`insert into import_run (source) values (${source}) returning id`
  return run!.id
}

export const closeRun = (sql: Db, runId: number): Promise<unknown> =>
  sql`update import_run set finished_at = now() where id = ${runId}`

/** Whether the latest run of a source never came to its end. */
export async function wasInterrupted(sql: Db, source: string): Promise<boolean> {
  const [last] = await sql<{ interrupted: boolean }[]>`
    select finished_at is null as interrupted from import_run where source = ${source} order by id desc limit 1`
  return last?.interrupted ?? false
}

export async function readKnownRows(sql: Pool): Promise<KnownRows> {
  const [categories, lots, tags, attributes, stores] = await Promise.all([
    sql<{ id: number }[]>`select id from category order by id`,
    sql<{ id: number }[]>`select id from lot order by id`,
    sql<{ id: number; key: string }[]>`select id, key from tag order by id`,
    sql<{ id: number; key: string }[]>`select id, kind || ':' || key as key from attribute_value order by id`,
    sql<{ code: string }[]>`select code from store order by ships_web_orders desc, position, code`,
  ])
  return {
    categories: new Set(categories.map((row) => row.id)),
    lots: new Set(lots.map((row) => row.id)),
    tags: new Map(tags.map((row) => [row.key, row.id])),
    attributes: new Map(attributes.map((row) => [row.key, row.id])),
    stores: new Set(stores.map((row) => row.code)),
    centralStore: stores[0]?.code ?? null,
  }
}

export interface Note {
  line: number
  column?: number | null
  reason: string
  refused: boolean
}

async function insertNotes(tx: postgres.TransactionSql, runId: number, notes: readonly Note[]) {
  for (let i = 0; i < notes.length; i += 5_000) {
    const rows = notes.slice(i, i + 5_000).map((note) => ({ ...note, reason: note.reason.slice(0, 500) }))
    await tx`
      insert into import_note (run_id, line, column_number, reason, refused)
      select ${runId}, line, "column", reason, refused
        from jsonb_to_recordset(${tx.json(rows as never)}) as note (line int, "column" int, reason text, refused boolean)`
  }
}

async function copyInto(tx: postgres.TransactionSql, table: StagingTable, lines: readonly string[]) {
  const columns = Object.entries(stagingColumns[table]).map(([name, type]) => `${name} ${type}`)
  const extra = table === 'product' ? ', product_id bigint, is_new boolean' : ''
  await tx.unsafe(`create temp table staged_${table} (${columns.join(', ')}${extra}) on commit drop`)
  if (lines.length > 0) {
    const stream = await tx
      .unsafe(`copy staged_${table} (${Object.keys(stagingColumns[table]).join(', ')}) from stdin`)
      .writable()
    const finished = once(stream, 'finish')
    stream.end(Buffer.from(lines.join('')))
    await finished
  }
  await tx.unsafe(`analyze staged_${table}`)
}

/**
 * Writes a batch in one transaction and counts it into its run. Rows whose hash is known are not touched; stock and units sold
 * are the shop's own once a product exists, so a changed row leaves them alone, and lots are only added to.
 */
export const writeBatch = (
  sql: Pool,
  { runId, source, trail }: { runId: number; source: string; trail: boolean },
  batch: Batch,
  notes: Note[],
  read: number,
): Promise<BatchResult> =>
  sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${importLock})`
    // A batch that a crash of the machine loses is written again by the next run.
    await tx`set local synchronous_commit = off`
    if (!trail) await tx`set local shop.search_is_refreshed = 'on'`
    for (const table of stagingTables) await copyInto(tx, table, batch.lines[table])
    const unchanged = await dropUnchanged(tx)
    const takenSkus = await dropTakenSkus(tx)
    for (const { line, sku } of takenSkus)
      notes.push({ line, reason: `the SKU ${sku} belongs to another product`, refused: true })
    await nameProducts(tx)
    await insertReferences(tx)
    const changed = await updateProducts(tx)
    if (changed > 0) await clearChildren(tx)
    const inserted = await insertProducts(tx)
    await insertChildren(tx)
    await insertStock(tx)
    await rememberRows(tx, source)
    await insertNotes(tx, runId, notes)
    await tx`
      update import_run set rows_read = rows_read + ${read}, inserted = inserted + ${inserted}, changed = changed + ${changed},
             unchanged = unchanged + ${unchanged}, refused = refused + ${notes.filter((note) => note.refused).length}
       where id = ${runId}`
    return { inserted, changed, unchanged, takenSkus: [...takenSkus] }
  }) as Promise<BatchResult>

async function dropUnchanged(tx: Db): Promise<number> {
  const dropped = await tx`
    delete from staged_product s using product p join product_import i on i.product_id = p.id
     where p.ean = s.ean and i.row_hash = s.row_hash`
  return dropped.count
}

const dropTakenSkus = (tx: Db) => tx<{ line: number; sku: string }[]>`
  delete from staged_product s
   using (select o.line from (select line, row_number() over (partition by sku order by line) as place from staged_product) o
           where o.place > 1
          union
          select o.line from staged_product o join product p on p.sku = o.sku and p.ean <> o.ean) taken
   where taken.line = s.line
  returning s.line, s.sku`

const nameProducts = (tx: Db) => tx`
  update staged_product s
     set product_id = coalesce(p.id, nextval(pg_get_serial_sequence('product', 'id'))), is_new = p.id is null
    from staged_product o left join product p on p.ean = o.ean
   where o.line = s.line`

/** People, publishers, series and works that the catalogue does not know yet. */
async function insertReferences(tx: Db) {
  await tx`
    insert into author (name, sort_name, slug)
    select distinct on (c.name) c.name, c.sort_name, c.slug
      from staged_contributor c join staged_product s using (line)
     where not exists (select from author a where a.name = c.name)
     order by c.name, c.line
    on conflict do nothing`
  await tx`
    insert into publisher (name, slug)
    select distinct on (s.publisher) s.publisher, s.publisher_slug from staged_product s
     where s.publisher is not null and not exists (select from publisher p where p.name = s.publisher)
     order by s.publisher, s.line
    on conflict do nothing`
  await tx`
    insert into series (name, slug)
    select distinct on (s.series) s.series, s.series_slug from staged_product s
     where s.series is not null and not exists (select from series x where x.name = s.series)
     order by s.series, s.line
    on conflict do nothing`
  await tx`
    insert into work (key)
    select distinct s.work_key from staged_product s
     where s.work_key is not null and not exists (select from work w where w.key = s.work_key)
     order by s.work_key
    on conflict do nothing`
}

const insertProducts = async (tx: Db): Promise<number> =>
  (
    await tx`
      insert into product (id, kind, ean, sku, title, subtitle, slug, work_id, publisher_id, series_id, series_number, format_code,
                           language_code, edition_year, published_on, page_count, weight_grams, dimensions, size_group_id,
                           price_cents, price_basis, former_price_cents, vat_class, availability_code, lead_days, stock, novelty,
                           recommended, recommendation, units_sold, synthetic, artwork, source)
      select s.product_id, s.kind, s.ean, s.sku, s.title, s.subtitle, s.slug, w.id, p.id, x.id, s.series_number, s.format_code,
             s.language_code, s.edition_year, s.published_on, s.page_count, s.weight_grams, s.dimensions, s.size_group_id,
             s.price_cents, s.price_basis, s.former_price_cents, s.vat_class, s.availability_code, s.lead_days, s.stock, s.novelty,
             s.recommended, s.recommendation, s.units_sold, s.synthetic, s.artwork, s.source
        from staged_product s
        left join work w on w.key = s.work_key
        left join publisher p on p.name = s.publisher
        left join series x on x.name = s.series
       where s.is_new
       order by s.line`
  ).count

const updateProducts = async (tx: Db): Promise<number> =>
  (
    await tx`
      update product p
         set kind = s.kind, sku = s.sku, title = s.title, subtitle = s.subtitle, slug = s.slug,
             work_id = (select id from work where key = s.work_key),
             publisher_id = (select id from publisher where name = s.publisher),
             series_id = (select id from series where name = s.series), series_number = s.series_number,
             format_code = s.format_code, language_code = s.language_code, edition_year = s.edition_year,
             published_on = s.published_on, page_count = s.page_count, weight_grams = s.weight_grams, dimensions = s.dimensions,
             size_group_id = s.size_group_id, price_cents = s.price_cents, price_basis = s.price_basis,
             former_price_cents = s.former_price_cents, vat_class = s.vat_class, availability_code = s.availability_code,
             lead_days = s.lead_days, novelty = s.novelty, recommended = s.recommended, recommendation = s.recommendation,
             synthetic = s.synthetic, artwork = s.artwork, source = s.source, updated_at = now()
        from staged_product s
       where p.id = s.product_id and not s.is_new`
  ).count

async function clearChildren(tx: Db) {
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

async function insertChildren(tx: Db) {
  await tx`
    insert into product_translation (product_id, language, title, subtitle, slug, summary, description, details, recommendation)
    select s.product_id, t.language, t.title, t.subtitle, t.slug, t.summary, t.description, t.details, t.recommendation
      from staged_text t join staged_product s using (line)
     order by s.product_id, t.language`
  await tx`
    insert into product_author (product_id, author_id, role, position)
    select s.product_id, a.id, c.role, c.position
      from staged_contributor c join staged_product s using (line) join author a on a.name = c.name
     order by s.product_id, c.position`
  for (const [kind, table, column] of [
    ['category', 'product_category', 'category_id'],
    ['tag', 'product_tag', 'tag_id'],
    ['attribute', 'product_attribute', 'value_id'],
  ] as const)
    await tx`
      insert into ${tx(table)} (product_id, ${tx(column)})
      select s.product_id, l.id from staged_link l join staged_product s using (line)
       where l.kind = ${kind}
       order by s.product_id, l.id`
  await tx`
    insert into lot_product (lot_id, product_id, position)
    select l.id, s.product_id,
           coalesce((select max(position) from lot_product where lot_id = l.id), 0) + row_number() over (partition by l.id order by s.line)
      from staged_link l join staged_product s using (line)
     where l.kind = 'lot'
    on conflict do nothing`
  await tx`
    insert into product_safety (product_id, maker, maker_address, maker_email, warnings)
    select s.product_id, f.maker, f.maker_address, f.maker_email, f.warnings
      from staged_safety f join staged_product s using (line)`
}

/** The first stock of new products; their sums are written with them already. */
async function insertStock(tx: Db) {
  await tx`set local shop.stock_is_summed = 'on'`
  await tx`
    insert into stock (product_id, store_code, quantity)
    select s.product_id, k.store_code, k.quantity
      from staged_stock k join staged_product s using (line)
     where s.is_new
     order by s.product_id, k.store_code`
  await tx`set local shop.stock_is_summed = 'off'`
}

const rememberRows = (tx: Db, source: string) => tx`
  insert into product_import (product_id, row_hash, source)
  select product_id, row_hash, ${source} from staged_product order by product_id
  on conflict (product_id) do update set row_hash = excluded.row_hash, source = excluded.source`

/** Statistics after a load, so that the next query plans on what is there. */
export async function analyseCatalogue(sql: Pool) {
  await sql`analyze product, product_translation, product_author, author, publisher, series, work, product_category, product_tag,
                    product_attribute, lot_product, stock, price_history, product_import`
}
