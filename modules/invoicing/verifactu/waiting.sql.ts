import type { Db } from '#kernel/db.ts'

/** Records of invoices that the tax agency refused, and that no other took the place of. */
export const recordsRefused = (db: Db) => db`
  select t.since, null::bigint as cents from invoice_record_state t where t.state = 'refused' order by t.since`

/** Records that should long have gone: sending takes a minute, a breakdown of the line some more. */
export const recordsLate = (db: Db) => db`
  select t.generated_at as since, null::bigint as cents from invoice_record_state t
  where t.state = 'waiting' and t.generated_at < now() - interval '1 hour' order by t.generated_at`
