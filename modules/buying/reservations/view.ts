import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import { longestDay } from './last-day.ts'
import {
  linesOf,
  matchingReservations,
  type ReservationRow,
  reservationRow,
  reservationRows,
  reservationSorts,
} from './reservations.sql.ts'
import type { FindReservations, Reservation, WholeReservation } from './staff-contract.ts'

const view = (row: ReservationRow): Reservation => ({
  id: row.id,
  code: row.code,
  store_code: row.store_code,
  store: row.store,
  customer: row.customer,
  name: row.name,
  email: row.email,
  phone: row.phone,
  language: row.language,
  last_day: row.last_day,
  note: row.note,
  state: row.state,
  titles: row.titles,
  copies: row.copies,
  made_by: row.made_by,
  made_at: row.made_at.toISOString(),
  closed_at: row.closed_at?.toISOString() ?? null,
  closed_by: row.closed_by,
})

/** A page of what stores keep for people. */
export async function reservationPage(
  db: Db,
  query: FindReservations,
  bounds: { onlyStore: string | null; language: Language },
): Promise<ListPage<Reservation>> {
  const rows = await reservationRows(db, query, bounds, walking(db, query, reservationSorts(db), { id: db`r.id` }))
  return listPage(db, query, { rows, matching: matchingReservations(db, query, bounds.onlyStore), view })
}

/** @throws NotFound 'reservation.unknown', also where it is another store's */
export async function wholeReservation(
  db: Db,
  id: number,
  { onlyStore, language, mostDays, now }: { onlyStore: string | null; language: Language; mostDays: number; now: Date },
): Promise<WholeReservation> {
  const row = await reservationRow(db, id, { onlyStore, language })
  if (!row) throw new NotFound('reservation.unknown')
  const closed = row.state === 'held' ? null : ('reservation.not_now' as const)
  return {
    ...view(row),
    lines: await linesOf(db, id, language),
    longest: longestDay(now, mostDays),
    acts: { hand_over: closed, release: closed, keep: closed },
  }
}
