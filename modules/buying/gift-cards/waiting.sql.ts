import type { Db } from '#kernel/db.ts'

export const cardsToApprove = (db: Db) => db`
  select created_at as since, initial_cents::bigint as cents from gift_card
  where issued_at is null and needs_second_person order by created_at`
