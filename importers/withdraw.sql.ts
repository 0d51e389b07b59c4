import type { Tx } from '#kernel/db.ts'
import { because } from '#modules/goods/imports/reasons.ts'
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
}

/** Takes products off sale, once a source: a record that came after the notice puts them on sale again.  */
export async function withdraw(tx: Tx, { runId, source, trial, keeps }: BatchWriting, { withdrawals }: Batch, notes: Note[]) {
  if (withdrawals.size === 0) return { withdrawn: 0, leaving: 0 }
  const eans = [...withdrawals.keys()]
  const known = await tx<Known[]>`
    select p.id, p.ean, p.title, p.availability_code, i.row_hash is distinct from ${withdrawnHash}::uuid as fresh
      from product p left join product_import i on i.product_id = p.id and i.source = ${source}
     where p.ean = any(${eans}::text[])`
  const fresh = known.filter((item) => item.fresh).map((item) => item.id)
  if (keeps || trial)
    await tx`
      insert into import_change (run_id, product_id, ean, title, before, after, row_source, former_hash, leaves)
      select ${runId}, p.id, p.ean, p.title, jsonb_build_object('availability_code', p.availability_code),
             jsonb_build_object('availability_code', ${barred}::text), ${source}, i.row_hash, true
        from product p left join product_import i on i.product_id = p.id and i.source = ${source}
       where p.id = any(${fresh}::bigint[]) and p.availability_code <> ${barred}`
  if (!trial) await takeOffSale(tx, source, fresh)
  const there = new Map(known.map((item) => [item.ean, item.fresh]))
  for (const [ean, line] of withdrawals) {
    const code = there.has(ean) ? (there.get(ean) ? 'withdrawn' : 'withdrawn_before') : 'withdrawn_unknown'
    notes.push({ line, ...because(code, { ean }), refused: false })
  }
  return { withdrawn: fresh.length, leaving: known.filter((item) => item.fresh && item.availability_code !== barred).length }
}

async function takeOffSale(tx: Tx, source: string, products: readonly number[]) {
  await tx`update product set availability_code = ${barred}, updated_at = now() where id = any(${products}::bigint[])`
  await tx`
    insert into product_import (product_id, row_hash, source)
    select id, ${withdrawnHash}, ${source} from unnest(${products}::bigint[]) as id
    on conflict (product_id, source) do update set row_hash = excluded.row_hash`
}
