/** Every statement of an import: rows are copied into staging tables of the transaction and written to the catalogue as sets. */
import type { LoadingTx, Pool, Tx } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import { type Because, because } from '#modules/goods/imports/reasons.ts'
import { wantCovers } from './covers.sql.ts'
import { dropEqual, findDifferences } from './differences.sql.ts'
import { followNames } from './former-names.sql.ts'
import { keepChanged, keepInserted, keepSample, writeEstimates } from './keep-changes.sql.ts'
import { keepWrittenByHand } from './kept-by-hand.sql.ts'
import { clearChildren, insertChildren, insertReferences, insertStock } from './parts.sql.ts'
import { completeParts, dropPartsOfUnknown } from './parts-of-records.sql.ts'
import { carriedNames } from './product-columns.ts'
import { countRun, insertNotes, type Note, type Wanted } from './runs.sql.ts'
import { type Batch, type StagingTable, stagingColumns, stagingTables } from './staging.ts'
import { withdraw } from './withdraw.sql.ts'

/** Any number, the same in every process: two imports write one after the other. */
export const importLock = 20_261_122

export interface BatchResult {
  inserted: number
  changed: number
  unchanged: number
  withdrawn: number
  estimated: number
  wanted: Wanted
}

/** How a batch is written, and into which run. */
export interface BatchWriting {
  runId: number
  source: string
  /** Search keeps a trail of each product. */
  trail: boolean
  acceptsPrices: boolean
  /** Keeps what was there before, so that the run can be taken back; what would be written as it stands is left alone. */
  keeps: boolean
  /** Only looks: nothing of the catalogue is written. */
  trial: boolean
  /** The process that does it; null where nobody else could. */
  worker: string | null
}

async function copyInto(tx: LoadingTx, table: StagingTable, lines: readonly string[]) {
  const columns = Object.entries(stagingColumns[table]).map(([name, type]) => `${name} ${type}`)
  const extra = table === 'product' ? ', product_id bigint, is_new boolean' : ''
  await tx.unsafe(`create temp table staged_${table} (${columns.join(', ')}${extra}) on commit drop`)
  if (lines.length > 0)
    await tx.copyIn(`copy staged_${table} (${Object.keys(stagingColumns[table]).join(', ')}) from stdin`, lines.join(''))
  await tx.unsafe(`analyze staged_${table}`)
}

/** Lays a batch beside the catalogue. */
export async function copyBatch(tx: LoadingTx, batch: Batch): Promise<void> {
  for (const table of stagingTables) await copyInto(tx, table, batch.lines[table])
}

/** Writes former values of products that are there, as `Batch.addStanding` laid them out. */
export async function updateStaged(tx: Tx): Promise<void> {
  await nameProducts(tx, true)
  await completeParts(tx)
  await withGapsOnce(tx, async () => {
    await insertReferences(tx)
    if ((await updateProducts(tx)) === 0) return
    await clearChildren(tx)
    await insertChildren(tx)
  })
}

/** What the titles of the batch lack is looked at once, when all of it is written, and not for each row and each kind of part. */
async function withGapsOnce<T>(tx: Tx, write: () => Promise<T>): Promise<T> {
  await tx`set local shop.title_gaps_wait = 'on'`
  const written = await write()
  await tx`set local shop.title_gaps_wait = 'off'`
  await tx`select title_gaps_asked(array(select product_id from staged_product order by product_id))`
  return written
}

/**
 * Writes a batch in one transaction and counts it into its run. Rows whose hash is known are not touched; stock and units sold
 * are the shop's own once a product exists, so a changed row leaves them alone, and lots are only added to.
 */
export const writeBatch = (
  sql: Pool,
  writing: BatchWriting,
  batch: Batch,
  { notes, read, itemsDone }: { notes: Note[]; read: number; itemsDone: number },
): Promise<BatchResult> =>
  sql.load(async (tx) => {
    const { runId, trial } = writing
    if (!trial) await tx`select pg_advisory_xact_lock(${importLock})`
    // A batch that a crash of the machine loses is written again by the next run.
    await tx`set local synchronous_commit = off`
    if (!writing.trail) await tx`set local shop.search_is_refreshed = 'on'`
    await copyBatch(tx, batch)
    const known = await sortOut(tx, writing, batch, notes)
    const done = trial ? await tryBatch(tx, writing) : await withGapsOnce(tx, () => writeStaged(tx, writing))
    const { withdrawn, leaving } = await withdraw(tx, writing, batch, notes)
    await insertNotes(tx, runId, notes)
    const counts = {
      inserted: done.inserted,
      changed: done.changed,
      unchanged: known + done.equal,
      withdrawn,
      estimated: done.estimated,
    }
    const refused = notes.filter((note) => note.refused).length
    const alarms = { alarms: done.alarms, leaving: done.leaving + leaving }
    const wanted = await countRun(tx, writing, { read, refused, itemsDone, ...counts, ...alarms })
    return { ...counts, wanted }
  })

/** Takes out of the batch what is known and what cannot be taken. @returns how many rows its source has said before */
async function sortOut(tx: Tx, writing: BatchWriting, batch: Batch, notes: Note[]): Promise<number> {
  const { source, acceptsPrices, trial } = writing
  const refuse = (item: number, why: Because) =>
    notes.push({ line: batch.lineOf[item]!, row: batch.rowOf[item], ...why, refused: true })
  const unchanged = await dropUnchanged(tx, source)
  for (const { item, sku } of await dropTakenSkus(tx)) refuse(item, because('sku_taken', { sku }))
  if (!acceptsPrices)
    for (const { item, ean, from_cents, to_cents } of await dropFallenPrices(tx))
      refuse(item, because('price_falls', { ean, from: euros(from_cents), to: euros(to_cents) }))
  await nameProducts(tx, trial)
  if (batch.hasParts)
    for (const { item, ean, part } of await dropPartsOfUnknown(tx)) refuse(item, because('part_of_unknown', { ean, code: part }))
  await followNames(tx)
  await keepWrittenByHand(tx, writing, (item, why) => notes.push({ line: batch.lineOf[item]!, ...why, refused: false }))
  if (batch.hasParts) await completeParts(tx)
  await tx`delete from staged_estimate e where not exists (select from staged_product s where s.item = e.item)`
  return unchanged
}

interface Written {
  inserted: number
  changed: number
  /** Rows that say what stands already. */
  equal: number
  estimated: number
  alarms: number
  leaving: number
}

const countWarnings = async (tx: Tx) =>
  (
    await tx<{ changed: number; alarms: number; leaving: number }[]>`
      select count(*) as changed, count(*) filter (where alarm) as alarms, count(*) filter (where leaves) as leaving from staged_difference`
  )[0]!

async function tryBatch(tx: Tx, writing: BatchWriting): Promise<Written> {
  await findDifferences(tx)
  const estimated = await writeEstimates(tx, writing)
  const equal = await dropEqual(tx)
  await keepSample(tx, writing)
  const [added] = await tx<{ count: number }[]>`select count(*) from staged_product where is_new`
  return { inserted: added!.count, equal, estimated, ...(await countWarnings(tx)) }
}

async function writeStaged(tx: Tx, writing: BatchWriting): Promise<Written> {
  const { source, keeps } = writing
  let equal = 0
  let warnings = { alarms: 0, leaving: 0 }
  if (keeps) {
    await findDifferences(tx)
    await keepChanged(tx, writing)
    await rememberRows(tx, source, 'known')
    equal = await dropEqual(tx)
    warnings = await countWarnings(tx)
  }
  await insertReferences(tx)
  const changed = await updateProducts(tx)
  if (changed > 0) await clearChildren(tx)
  const inserted = await insertProducts(tx)
  await insertChildren(tx)
  await insertStock(tx, writing.runId)
  if (keeps) await keepInserted(tx, writing)
  await rememberRows(tx, source, 'all')
  const estimated = await writeEstimates(tx, writing)
  if (keeps) await wantCovers(tx)
  return { inserted, changed, equal, estimated, ...warnings }
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

/** A slip of the comma and a currency taken for another look like this; a person says whether it is meant. */
const dropFallenPrices = (tx: Tx) => tx<{ item: number; ean: string; from_cents: Cents; to_cents: Cents }[]>`
  delete from staged_product s using product p
   where p.ean = s.ean and s.price_cents < p.price_cents / 10.0
     and not exists (select from hand_kept h where h.product_id = p.id and h.field = 'price_cents')
  returning s.item, s.ean, p.price_cents as from_cents, s.price_cents as to_cents`

async function dropUnchanged(tx: Tx, source: string): Promise<number> {
  const dropped = await tx`
    delete from staged_product s using product p join product_import i on i.product_id = p.id
     where p.ean = s.ean and i.row_hash = s.row_hash
       and i.source = case when s.part is null then ${source} else ${`${source}#part`} end`
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

const nameProducts = (tx: Tx, trial: boolean) => tx`
  update staged_product s
     set product_id = coalesce(p.id, ${trial ? tx`null` : tx`nextval(pg_get_serial_sequence('product', 'id'))`}), is_new = p.id is null
    from staged_product o left join product p on p.ean = o.ean
   where o.item = s.item`

const insertProducts = async (tx: Tx): Promise<number> =>
  (
    await tx`
      insert into product (id, ean, work_id, publisher_id, series_id, stock, units_sold, source, ${tx.unsafe(carriedNames.join(', '))})
      select s.product_id, s.ean, w.id, p.id, x.id, s.stock, s.units_sold, s.source, ${tx.unsafe(carriedNames.map((name) => `s.${name}`).join(', '))}
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
         set ${tx.unsafe(carriedNames.map((name) => `${name} = s.${name}`).join(', '))}, source = s.source,
             work_id = (select id from work where key = s.work_key),
             publisher_id = (select id from publisher where name = s.publisher),
             series_id = (select id from series where name = s.series), version = p.version + 1, updated_at = now()
        from staged_product s
       where p.id = s.product_id and not s.is_new`
  ).count

/** A part is remembered beside the whole: neither makes the other look new. */
const rememberRows = (tx: Tx, source: string, which: 'known' | 'all') => tx`
  insert into product_import (product_id, row_hash, source)
  select product_id, row_hash, case when part is null then ${source} else ${`${source}#part`} end
    from staged_product ${which === 'known' ? tx`where not is_new` : tx``} order by product_id
  on conflict (product_id, source) do update set row_hash = excluded.row_hash`
