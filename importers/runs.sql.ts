/** What imports write about themselves, and what they need to know of the catalogue before they start. */
import type { Db, Pool, Tx } from '#kernel/db.ts'
import type { KnownRows } from './staging.ts'

/** A word about a line of the source: why it was refused, or what was left out of it. */
export interface Note {
  line: number
  column?: number | null
  reason: string
  refused: boolean
}

export interface RunCounts {
  read: number
  inserted: number
  changed: number
  unchanged: number
  refused: number
}

export async function openRun(sql: Db, source: string): Promise<number> {
  const [run] = await sql<{ id: number }[]>`insert into import_run (source) values (${source}) returning id`
  return run!.id
}

export const countRun = (
  tx: Tx,
  runId: number,
  { read, inserted, changed, unchanged, refused }: RunCounts,
): Promise<unknown> => tx`
  update import_run
     set rows_read = rows_read + ${read}, inserted = inserted + ${inserted}, changed = changed + ${changed},
         unchanged = unchanged + ${unchanged}, refused = refused + ${refused}
   where id = ${runId}`

export const closeRun = (sql: Db, runId: number): Promise<unknown> =>
  sql`update import_run set finished_at = now() where id = ${runId}`

/** Whether the latest run of a source never came to its end. */
export async function wasInterrupted(sql: Db, source: string): Promise<boolean> {
  const [last] = await sql<{ interrupted: boolean }[]>`
    select finished_at is null as interrupted from import_run where source = ${source} order by id desc limit 1`
  return last?.interrupted ?? false
}

export async function insertNotes(tx: Tx, runId: number, notes: readonly Note[]): Promise<void> {
  for (let i = 0; i < notes.length; i += 5_000) {
    const rows = notes.slice(i, i + 5_000).map((note) => ({ ...note, reason: note.reason.slice(0, 500) }))
    await tx`
      insert into import_note (run_id, line, column_number, reason, refused)
      select ${runId}, line, "column", reason, refused
        from jsonb_to_recordset(${tx.json(rows as never)}) as note (line int, "column" int, reason text, refused boolean)`
  }
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

/** Statistics after a load, so that the next query plans on what is there. */
export const analyseCatalogue = (sql: Pool): Promise<unknown> => sql`
  analyze product, product_translation, product_author, author, publisher, series, work, product_category, product_tag,
          product_attribute, lot_product, stock, price_history, product_import`
