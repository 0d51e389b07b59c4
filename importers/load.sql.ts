/** Every statement of an import: rows are copied into staging tables of the transaction and written to the catalogue as sets. */
import type { LoadingTx, Pool, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { clearChildren, insertChildren, insertReferences, insertStock } from './parts.sql.ts'
import { countRun, insertNotes, type Note } from './runs.sql.ts'
import { type Batch, type StagingTable, stagingColumns, stagingTables } from './staging.ts'

/** Any number, the same in every process: two imports write one after the other. */
const importLock = 20_261_122

export interface BatchResult {
  inserted: number
  changed: number
  unchanged: number
  withdrawn: number
}

async function copyInto(tx: LoadingTx, table: StagingTable, lines: readonly string[]) {
  const columns = Object.entries(stagingColumns[table]).map(([name, type]) => `${name} ${type}`)
  const extra = table === 'product' ? ', product_id bigint, is_new boolean' : ''
  await tx.unsafe(`create temp table staged_${table} (${columns.join(', ')}${extra}) on commit drop`)
  if (lines.length > 0)
    await tx.copyIn(`copy staged_${table} (${Object.keys(stagingColumns[table]).join(', ')}) from stdin`, lines.join(''))
  await tx.unsafe(`analyze staged_${table}`)
}

/**
 * Writes a batch in one transaction and counts it into its run. Rows whose hash is known are not touched; stock and units sold
 * are the shop's own once a product exists, so a changed row leaves them alone, and lots are only added to.
 */
export const writeBatch = (
  sql: Pool,
  { runId, source, trail, acceptsPrices }: { runId: number; source: string; trail: boolean; acceptsPrices: boolean },
  batch: Batch,
  notes: Note[],
  read: number,
): Promise<BatchResult> =>
  sql.load(async (tx) => {
    await tx`select pg_advisory_xact_lock(${importLock})`
    // A batch that a crash of the machine loses is written again by the next run.
    await tx`set local synchronous_commit = off`
    if (!trail) await tx`set local shop.search_is_refreshed = 'on'`
    for (const table of stagingTables) await copyInto(tx, table, batch.lines[table])
    const unchanged = await dropUnchanged(tx, source)
    for (const { item, sku } of await dropTakenSkus(tx))
      notes.push({ line: batch.lineOf[item]!, reason: `the SKU ${sku} belongs to another product`, refused: true })
    if (!acceptsPrices)
      for (const { item, ean, from_cents, to_cents } of await dropFallenPrices(tx))
        notes.push({
          line: batch.lineOf[item]!,
          reason: `${ean}: the price falls from ${euros(from_cents)} to ${euros(to_cents)}; if that is meant, run it again with --accept-prices`,
          refused: true,
        })
    await nameProducts(tx)
    await insertReferences(tx)
    const changed = await updateProducts(tx)
    if (changed > 0) await clearChildren(tx)
    const inserted = await insertProducts(tx)
    await insertChildren(tx)
    await insertStock(tx, runId)
    await rememberRows(tx, source)
    const withdrawn = await withdraw(tx, source, batch, notes)
    await insertNotes(tx, runId, notes)
    const refused = notes.filter((note) => note.refused).length
    await countRun(tx, runId, { read, inserted, changed, unchanged, refused })
    return { inserted, changed, unchanged, withdrawn }
  })

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

/** A slip of the comma and a currency taken for another look like this; a person says whether it is meant. */
const dropFallenPrices = (tx: Tx) => tx<{ item: number; ean: string; from_cents: Cents; to_cents: Cents }[]>`
  delete from staged_product s using product p
   where p.ean = s.ean and s.price_cents < p.price_cents / 10.0
  returning s.item, s.ean, p.price_cents as from_cents, s.price_cents as to_cents`

/** What a source remembers of a product that it took back. */
const withdrawnHash = '00000000-0000-0000-0000-000000000005'

/** Takes products off sale, once a source: a record that came after the notice puts them on sale again. */
async function withdraw(tx: Tx, source: string, { withdrawals }: Batch, notes: Note[]): Promise<number> {
  if (withdrawals.size === 0) return 0
  const eans = [...withdrawals.keys()]
  const known = await tx<{ id: number; ean: string; fresh: boolean }[]>`
    select p.id, p.ean, i.row_hash is distinct from ${withdrawnHash}::uuid as fresh
      from product p left join product_import i on i.product_id = p.id and i.source = ${source}
     where p.ean = any(${eans}::text[])`
  const fresh = known.filter((item) => item.fresh).map((item) => item.id)
  await tx`update product set availability_code = 'eS', updated_at = now() where id = any(${fresh}::bigint[])`
  await tx`
    insert into product_import (product_id, row_hash, source) select id, ${withdrawnHash}, ${source} from unnest(${fresh}::bigint[]) as id
    on conflict (product_id, source) do update set row_hash = excluded.row_hash`
  const there = new Map(known.map((item) => [item.ean, item.fresh]))
  for (const [ean, line] of withdrawals) {
    const reason = there.has(ean) ? (there.get(ean) ? 'taken off sale' : 'off sale since an earlier run') : 'not in the catalogue'
    notes.push({ line, reason: `${ean}: withdrawn by its source, ${reason}`, refused: false })
  }
  return fresh.length
}

async function dropUnchanged(tx: Tx, source: string): Promise<number> {
  const dropped = await tx`
    delete from staged_product s using product p join product_import i on i.product_id = p.id
     where p.ean = s.ean and i.row_hash = s.row_hash and i.source = ${source}`
  return dropped.count
}

const dropTakenSkus = (tx: Tx) => tx<{ item: number; sku: string }[]>`
  delete from staged_product s
   using (select o.item from (select item, row_number() over (partition by sku order by item) as place from staged_product) o
           where o.place > 1
          union
          select o.item from staged_product o join product p on p.sku = o.sku and p.ean <> o.ean) taken
   where taken.item = s.item
  returning s.item, s.sku`

const nameProducts = (tx: Tx) => tx`
  update staged_product s
     set product_id = coalesce(p.id, nextval(pg_get_serial_sequence('product', 'id'))), is_new = p.id is null
    from staged_product o left join product p on p.ean = o.ean
   where o.item = s.item`

const insertProducts = async (tx: Tx): Promise<number> =>
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
       order by s.item`
  ).count

const updateProducts = async (tx: Tx): Promise<number> =>
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
             synthetic = s.synthetic, artwork = s.artwork, source = s.source, version = p.version + 1, updated_at = now()
        from staged_product s
       where p.id = s.product_id and not s.is_new`
  ).count

const rememberRows = (tx: Tx, source: string) => tx`
  insert into product_import (product_id, row_hash, source)
  select product_id, row_hash, ${source} from staged_product order by product_id
  on conflict (product_id, source) do update set row_hash = excluded.row_hash`
