import type { Db } from '#kernel/db.ts'

export const movementsToMatch = (db: Db) => db`
  select (booked_on::timestamp at time zone 'Europe/Madrid') as since, open_cents as cents from bank_entry
  where amount_cents > booked_cents and amount_cents > 0 and aside_at is null order by booked_on`
