import type { Tx } from '#kernel/db.ts'
import { type Because, because } from '#modules/goods/imports/reasons.ts'
import type { BatchWriting } from './load.sql.ts'
import type { Note } from './runs.sql.ts'
import type { Batch } from './staging.ts'

/** What a source remembers of a product that it took back. */
export const withdrawnHash = '00000000-0000-0000-0000-000000000005'
const barred = 'eS'

interface Known {
  id: number
  ean: string
  title: string
  fresh: boolean
  availability_code: string
  /** Somebody wrote its availability by hand. */
  kept: boolean
}

/** Takes products off sale, once a source: a record that came after the notice puts them on sale again.  */
export async function withdraw(tx: Tx, { runId, source, trial, keeps }: BatchWriting, { withdrawals }: Batch, notes: Note[]) {
  if (withdrawals.size === 0) return { withdrawn: 0, leaving: 0 }
  const eans = [...withdrawals.keys()]
  const known = await tx<Known[]>`
    select p.id, p.ean, p.title, p.availability_code, i.row_hash is distinct from ${withdrawnHash}::uuid as fresh,
           exists (select from hand_kept h where h.product_id = p.id and h.field = 'availability') as kept
      from product p left join product_import i on i.product_id = p.id and i.source = ${source}
     where p.ean = any(${eans}::text[])`
  const fresh = known.filter((item) => item.fresh && !item.kept).map((item) => item.id)
  if (keeps || trial)
    await tx`
      insert into import_change (run_id, product_id, ean, title, before, after, row_source, former_hash, leaves)
      select ${runId}, p.id, p.ean, p.title, jsonb_build_object('availability_code', p.availability_code),
             jsonb_build_object('availability_code', ${barred}::text), ${source}, i.row_hash, true
        from product p left join product_import i on i.product_id = p.id and i.source = ${source}
       where p.id = any(${fresh}::bigint[]) and p.availability_code <> ${barred}`
  if (!trial) await takeOffSale(tx, source, fresh)
  const kept = known.filter((item) => item.kept && item.availability_code !== barred)
  if (!trial)
    await rememberBarred(
      tx,
      { runId, source },
      kept.map((item) => item.id),
    )
  const there = new Map(known.map((item) => [item.ean, item]))
  for (const [ean, line] of withdrawals) notes.push({ line, ...whatBecame(there.get(ean), ean), refused: false })
  const leaving = known.filter((item) => item.fresh && !item.kept && item.availability_code !== barred).length
  return { withdrawn: fresh.length, leaving }
}

function whatBecame(title: Known | undefined, ean: string): Because {
  if (!title) return because('withdrawn_unknown', { ean })
  const ours = title.availability_code
  if (title.kept && ours !== barred)
    return because('kept_by_hand', {
      ean,
      field: '@field:availability',
      ours: `@availability:${ours}`,
      theirs: `@availability:${barred}`,
    })
  return because(title.fresh ? 'withdrawn' : 'withdrawn_before', { ean })
}

const rememberBarred = (tx: Tx, { runId, source }: { runId: number; source: string }, products: readonly number[]) => tx`
  update hand_kept set said = to_jsonb(${barred}::text), said_by = ${source}, said_run = ${runId}, said_at = now()
   where field = 'availability' and product_id = any(${products}::bigint[])`

async function takeOffSale(tx: Tx, source: string, products: readonly number[]) {
  await tx`update product set availability_code = ${barred}, updated_at = now() where id = any(${products}::bigint[])`
  await tx`
    insert into product_import (product_id, row_hash, source)
    select id, ${withdrawnHash}, ${source} from unnest(${products}::bigint[]) as id
    on conflict (product_id, source) do update set row_hash = excluded.row_hash`
}
