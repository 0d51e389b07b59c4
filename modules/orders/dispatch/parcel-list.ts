import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import type { ListPage } from '#modules/people/staff/list-contract.ts'
import { parcelCode } from './papers.ts'
import { findParcels, matchingParcels, parcelSorts } from './parcel-list.sql.ts'
import type { FindParcels, ParcelRow } from './staff-contract.ts'

/** A page of what is to be packed, or packed and to leave; of a store, what it packs alone. */
export async function parcelPage(
  db: Db,
  query: FindParcels,
  { onlyStore, now }: { onlyStore: string | null; now: Date },
): Promise<ListPage<ParcelRow>> {
  const filter = { ...query, onlyStore }
  const walk = walking(db, query, parcelSorts(db), { id: db`p.id` })
  const rows = await findParcels(db, filter, walk)
  const today = dayOf(now)
  return listPage(db, query, {
    rows,
    matching: matchingParcels(db, filter),
    view: ({ placed_at, ready_at, position, ...row }) => ({
      ...row,
      code: parcelCode(row.order, position),
      ordered: placed_at.toISOString(),
      ready_at: ready_at?.toISOString() ?? null,
      late: row.promised !== null && row.promised < today && row.state !== 'handed_over',
    }),
  })
}
