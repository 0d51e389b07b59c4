import type { Db } from '#kernel/db.ts'

/** Records of invoices that the tax agency refused, and has not accepted since. */
export const recordsRejected = (db: Db) => db`
  select s.at as since, null::bigint as cents from invoice_record_sending s
  where s.outcome = 'rejected'
    and not exists (select from invoice_record_sending later where later.record_id = s.record_id and later.id > s.id)
  order by s.at`
