/** What imports write about themselves, and what they need to know of the catalogue before they start. */

import type { Db, Pool, Tx } from '#kernel/db.ts'
import type { Because } from '#modules/goods/imports/reasons.ts'
import { pagesChanged } from '#modules/people/staff/pages-changed.ts'
import type { KnownRows } from './staging.ts'

/** A word about a line of the source: why it was refused, or what was left out of it. */
export interface Note extends Because {
  line: number
  column?: number | null
  refused: boolean
  /** The row as its source wrote it. */
  row?: string
}

export interface RunCounts {
  read: number
  inserted: number
  changed: number
  unchanged: number
  refused: number
  withdrawn: number
  estimated: number
  alarms: number
  leaving: number
  /** Items of the source that are written with this batch and before. */
  itemsDone: number
}

/** Another process has taken the run over, or somebody ended it. */
export class RunLost extends Error {
  override name = 'RunLost'
}

/** What somebody wants of a run: that it goes on, rests or ends. */
export type Wanted = 'running' | 'pausing' | 'stopping'

export async function openRun(sql: Db, source: string): Promise<number> {
  const [run] = await sql<{ id: number }[]>`insert into import_run (source) values (${source}) returning id`
  return run!.id
}

/** Counts a batch into its run, in the transaction of the batch. @throws RunLost when the run is no longer this process's */
export async function countRun(
  tx: Tx,
  { runId, worker }: { runId: number; worker: string | null },
  counts: RunCounts,
): Promise<Wanted> {
  const [run] = await tx<{ state: Wanted }[]>`
    update import_run
       set rows_read = rows_read + ${counts.read}, inserted = inserted + ${counts.inserted}, changed = changed + ${counts.changed},
           unchanged = unchanged + ${counts.unchanged}, refused = refused + ${counts.refused},
           withdrawn = withdrawn + ${counts.withdrawn}, estimated = estimated + ${counts.estimated},
           alarms = alarms + ${counts.alarms}, leaving = leaving + ${counts.leaving}, items_done = ${counts.itemsDone}
     where id = ${runId} and worker is not distinct from ${worker} and state in ('running', 'pausing', 'stopping')
    returning state`
  if (!run) throw new RunLost(`run ${runId} goes on elsewhere`)
  return run.state
}

/** `fault` is where its source broke off. Public pages of every process say from then on what it brought. */
export const closeRun = (sql: Db, runId: number, fault: Because | null = null): Promise<unknown> => sql`
  with told as (select pg_notify(${pagesChanged}, ''))
  update import_run set finished_at = now(), state = 'done', worker = null, lease_until = null,
         fault = ${fault && sql.json({ code: fault.code, details: fault.details })}
   from told where id = ${runId}`

/** Whether the latest run of a source never came to its end. */
export async function wasInterrupted(sql: Db, source: string): Promise<boolean> {
  const [last] = await sql<{ interrupted: boolean }[]>`
    select finished_at is null as interrupted from import_run where source = ${source} order by id desc limit 1`
  return last?.interrupted ?? false
}

export async function insertNotes(tx: Tx, runId: number, notes: readonly Note[]): Promise<void> {
  for (let i = 0; i < notes.length; i += 5_000) {
    const rows = notes
      .slice(i, i + 5_000)
      .map((note) => ({ ...note, reason: note.reason.slice(0, 500), row: note.refused ? note.row || null : null }))
    await tx`
      insert into import_note (run_id, line, column_number, reason, refused, code, details, source_row)
      select ${runId}, line, "column", reason, refused, code, details, "row"
        from jsonb_to_recordset(${tx.json(rows)})
          as note (line int, "column" int, reason text, refused boolean, code text, details jsonb, "row" text)`
  }
}

export async function readKnownRows(sql: Pool): Promise<KnownRows> {
  const [categories, lots, tags, attributes, stores] = await Promise.all([
    sql<{ id: number; means: number }[]>`
      select id, id as means from category union all select former_id, id from merged_name where kind = 'category' order by id`,
    sql<{ id: number }[]>`select id from lot order by id`,
    sql<{ id: number; key: string }[]>`
      select id, former_name as key from merged_name where kind = 'tag' union all select id, key from tag where ended_at is null`,
    sql<{ id: number; key: string }[]>`
      select id, former_name as key from merged_name where kind = 'attribute'
      union all select id, kind || ':' || key as key from attribute_value where ended_at is null`,
    sql<{ code: string }[]>`select code from store order by ships_web_orders desc, position, code`,
  ])
  return {
    categories: new Map(categories.map((row) => [row.id, row.means])),
    lots: new Set(lots.map((row) => row.id)),
    tags: new Map(tags.map((row) => [row.key, row.id])),
    attributes: new Map(attributes.map((row) => [row.key, row.id])),
    stores: new Set(stores.map((row) => row.code)),
    centralStore: stores[0]?.code ?? null,
  }
}

/** Statistics after a load, so that the next query plans on what is there. */
export const analyseCatalogue = (sql: Pool): Promise<unknown> => sql`
  analyze product, product_translation, product_author, author, publisher, series, work, product_category, product_tag,
          product_attribute, lot_product, stock, price_history, product_import`
