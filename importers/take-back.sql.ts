import type { Pool, Tx } from '#kernel/db.ts'
import { because } from '#modules/goods/imports/reasons.ts'
import { asItStands } from './differences.sql.ts'
import { copyBatch, importLock, updateStaged } from './load.sql.ts'
import { countRun, insertNotes, type Note, type Wanted } from './runs.sql.ts'
import { Batch, type Standing } from './staging.ts'

interface TakingBack {
  runId: number
  worker: string
  /** The run that is taken back. */
  ofRun: number
  /** Changes that were looked at before. */
  from: number
  most: number
}

interface Change {
  id: number
  product_id: number | null
  ean: string
  before: Standing | null
  row_source: string | null
  former_hash: string | null
  sold: boolean
  /** Fields that do not stand as the run left them. */
  differing: string[]
  /** A later run told of it again. */
  later: boolean
  /** Staff changed it by hand. */
  edited: boolean
  /** Somebody keeps it in a list, waits for it, or tells of it: gone with it in silence. */
  kept: boolean
}

/** Looks at the next changes of a run and takes back those that it can, in one transaction. */
export const takeBackSome = (db: Pool, asked: TakingBack): Promise<{ looked: number; wanted: Wanted }> =>
  db.load(async (tx) => {
    await tx`select pg_advisory_xact_lock(${importLock})`
    const changes = await changesOf(tx, asked)
    const notes: Note[] = []
    const free = changes.filter((change) => {
      const why = whyNot(change)
      if (why) notes.push({ line: 0, ...why, refused: true })
      return why === null
    })
    const restored = free.filter(({ before }) => before !== null)
    const batch = new Batch()
    for (const { ean, before } of restored) batch.addStanding(ean, before!)
    await copyBatch(tx, batch)
    await updateStaged(tx)
    const gone = await removeNew(tx, free, notes)
    const undone = [...restored.map(({ id }) => id), ...gone]
    await rememberFormer(tx, undone)
    await tx`delete from price_estimate where run_id = ${asked.ofRun}`
    await tx`update hand_kept set said = null, said_by = null, said_run = null, said_at = null where said_run = ${asked.ofRun}`
    await tx`update import_change set undone = true where id = any(${undone}::bigint[])`
    await insertNotes(tx, asked.runId, notes)
    const wanted = await countRun(tx, asked, {
      read: changes.length,
      inserted: 0,
      changed: restored.length,
      unchanged: 0,
      refused: notes.length,
      withdrawn: gone.length,
      estimated: 0,
      alarms: 0,
      leaving: 0,
      itemsDone: asked.from + changes.length,
    })
    return { looked: changes.length, wanted }
  })

const kept = ['wish', 'stock_notice', 'desk_line', 'magazine_post_product', 'activity_product']
  .map((table) => `exists (select from ${table} k where k.product_id = c.product_id)`)
  .join(' or ')

/** The products are locked: nobody sells or changes one while it is judged. */
async function changesOf(tx: Tx, { ofRun, from, most }: TakingBack): Promise<Change[]> {
  await tx`
    select from product where id in (
      select product_id from import_change where run_id = ${ofRun} order by id offset ${from} limit ${most}) order by id for update`
  return tx<Change[]>`
    select c.id, c.product_id, c.ean, c.before, c.row_source, c.former_hash::text,
           exists (select from order_line l join shop_order o on o.id = l.order_id
                    where l.product_id = c.product_id and o.placed_at >= r.started_at) as sold,
           exists (select from import_change n join import_run x on x.id = n.run_id
                    where n.product_id = c.product_id and n.id > c.id and n.run_id <> c.run_id and x.kind in ('run', 'retry') and not n.undone) as later,
           exists (select from product_change h where h.product_id = c.product_id and h.at >= r.started_at and h.staff_id is not null) as edited,
           c.before is null and (${tx.unsafe(kept)}) as kept,
           case when c.before is null then '{}'
                else array(select a.key from jsonb_each(c.after) a where a.value is distinct from stands.row -> a.key order by a.key) end as differing
      from (select * from import_change where run_id = ${ofRun} order by id offset ${from} limit ${most}) c
      join import_run r on r.id = c.run_id
      left join product p on p.id = c.product_id
      left join lateral (select ${tx.unsafe(asItStands)} as row offset 0) stands on true
     order by c.id`
}

function whyNot({ ean, before, product_id, sold, differing, later, edited, kept }: Change) {
  if (product_id === null) return because('changed_since', { ean, fields: '–' })
  if (sold) return because('sold_since', { ean })
  if (kept) return because('in_use', { ean })
  // What was there keeps what staff gave it otherwise; what is new would go with it.
  if (differing.length > 0 || later || (before === null && edited))
    return because('changed_since', { ean, fields: differing.join(', ') || '–' })
  return null
}

/** New products go, but for those that somebody has taken into a basket or list. @returns the changes that are taken back */
async function removeNew(tx: Tx, changes: readonly Change[], notes: Note[]): Promise<number[]> {
  const added = changes.filter(({ before }) => before === null)
  if (added.length === 0) return []
  const remove = (some: readonly Change[]) =>
    tx
      .begin((part) => part`delete from product where id = any(${some.map(({ product_id }) => product_id!)}::bigint[])`)
      .then(
        () => true,
        (error: unknown) => {
          if ((error as { code?: string }).code !== '23503') throw error
          return false
        },
      )
  if (await remove(added)) return added.map(({ id }) => id)
  const gone: number[] = []
  for (const change of added) {
    if (await remove([change])) gone.push(change.id)
    else notes.push({ line: 0, ...because('in_use', { ean: change.ean }), refused: true })
  }
  return gone
}

/** What the source had said before is what it said last, so that the same file brings the run in again. */
async function rememberFormer(tx: Tx, changes: readonly number[]): Promise<void> {
  await tx`
    delete from product_import i using import_change c
     where c.id = any(${changes}::bigint[]) and i.product_id = c.product_id and i.source = c.row_source and c.former_hash is null`
  await tx`
    update product_import i set row_hash = c.former_hash from import_change c
     where c.id = any(${changes}::bigint[]) and i.product_id = c.product_id and i.source = c.row_source and c.former_hash is not null`
}
