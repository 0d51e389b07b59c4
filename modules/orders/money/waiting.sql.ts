import type { Db } from '#kernel/db.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

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

/** What tills are to give back and nobody gave yet. */
export const owedByTheTill = (db: Db, { onlyStore }: WaitingFor) => db`
  select r.asked_at as since, r.amount_cents::bigint as cents from till_refund r join till_payment t on t.attempt_id = r.attempt_id
  where r.given_at is null ${onlyStore === null ? db`` : db`and t.store_code = ${onlyStore}`} order by r.asked_at`
