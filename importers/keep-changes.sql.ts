/** What a run leaves behind of what it changed: everything, so that it can be taken back, or of a trial what a person should look at. */
import type { Tx } from '#kernel/db.ts'
import type { BatchWriting } from './load.sql.ts'

/** Changes that a trial shows, and prices and titles that it warns of. */
const sampled = 50
const warned = 1_000

const rowSource = (tx: Tx, source: string) => tx`case when s.part is null then ${source} else ${`${source}#part`} end`

/** Keeps the fields of known products that differ. */
export const keepChanged = (tx: Tx, { runId, source }: BatchWriting) => tx`
  insert into import_change (run_id, product_id, ean, title, before, after, row_source, former_hash, alarm, leaves)
  select ${runId}, d.product_id, d.ean, s.title, coalesce(d.before, '{}'), coalesce(d.after, '{}'), ${rowSource(tx, source)}, i.row_hash,
         d.alarm, d.leaves
    from staged_difference d join staged_product s using (item)
    left join product_import i on i.product_id = d.product_id and i.source = ${rowSource(tx, source)}
   where d.before is not null or d.after is not null
   order by d.item`

/** Keeps which products are new; they have to be there. */
export const keepInserted = (tx: Tx, { runId, source }: BatchWriting) => tx`
  insert into import_change (run_id, product_id, ean, title, after, row_source)
  select ${runId}, s.product_id, s.ean, s.title,
         jsonb_strip_nulls(jsonb_build_object('price_cents', s.price_cents, 'availability_code', s.availability_code, 'publisher', s.publisher)),
         ${source}
    from staged_product s where s.is_new order by s.item`

/** Keeps a sample of what a trial would do. */
export async function keepSample(tx: Tx, { runId }: BatchWriting): Promise<void> {
  await tx`
    insert into import_change (run_id, product_id, ean, title, before, after, alarm, leaves)
    select ${runId}, d.product_id, d.ean, s.title, coalesce(d.before, '{}'), coalesce(d.after, '{}'), d.alarm, d.leaves
      from (select *, count(*) filter (where alarm or leaves) over (order by item) as warnings, row_number() over (order by item) as place
              from staged_difference) d join staged_product s using (item)
     where (d.alarm or d.leaves) and d.warnings <= ${warned} - (select count(*) from import_change where run_id = ${runId} and (alarm or leaves))
        or d.place <= ${sampled} - (select count(*) from import_change where run_id = ${runId} and before is not null)
     order by d.item`
  await tx`
    insert into import_change (run_id, ean, title, after)
    select ${runId}, s.ean, s.title,
           jsonb_strip_nulls(jsonb_build_object('price_cents', s.price_cents, 'availability_code', s.availability_code, 'publisher', s.publisher))
      from staged_product s where s.is_new
     order by s.item
     limit greatest(0, ${sampled} - (select count(*) from import_change where run_id = ${runId} and before is null))`
}

/** Prices worked out from another currency wait for a person. @returns how many */
export async function writeEstimates(tx: Tx, { runId, trial }: BatchWriting): Promise<number> {
  if (trial) {
    const [counted] = await tx<{ count: number }[]>`select count(*) from staged_estimate`
    return counted!.count
  }
  const written = await tx`
    insert into price_estimate (product_id, price_cents, currency, hundredths, rate, rate_from, run_id)
    select p.id, e.price_cents, e.currency, e.hundredths, e.rate, e.rate_from, ${runId}
      from staged_estimate e join product p using (ean)
    on conflict (product_id) do update
       set price_cents = excluded.price_cents, currency = excluded.currency, hundredths = excluded.hundredths, rate = excluded.rate,
           rate_from = excluded.rate_from, run_id = excluded.run_id, made_at = now()`
  return written.count
}
