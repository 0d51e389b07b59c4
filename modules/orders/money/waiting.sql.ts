import type { Db } from '#kernel/db.ts'

export const refundsWaiting = (db: Db) => db`
  select requested_at as since, amount_cents::bigint as cents from refund
  where state = 'requested' and needs_second_person order by requested_at`

export const refundsFailed = (db: Db) => db`
  select requested_at as since, amount_cents::bigint as cents from refund where state = 'failed' order by requested_at`

export const flagsOpen = (db: Db) => db`
  select created_at as since, null::bigint as cents from payment_flag
  where resolved_at is null and kind <> 'authorisation_lapsing' order by created_at`

export const authorisationsLapsing = (db: Db) => db`
  select created_at as since, null::bigint as cents from payment_flag
  where resolved_at is null and kind = 'authorisation_lapsing' order by created_at`
