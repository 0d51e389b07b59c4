import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { StoreView } from './contract.ts'
import type { Hours } from './hours.ts'

/** Every store, or those of a province; a blocked day without a year repeats (P-10, P-11). */
export const storeRows = (db: Db, today: Day, only: { code?: string; pickup?: boolean } = {}) => db<StoreView[]>`
  select s.code, s.name, s.province, s.city, s.address, s.postcode, s.phone, s.email, s.website, s.pickup, s.latitude, s.longitude, s.hours,
    not exists (select from store_blocked_day b where b.store_code = s.code and b.month_day = ${today.slice(5)}
      and (b.year is null or b.year = ${Number(today.slice(0, 4))})) as available_today
  from store s
  where true ${only.code === undefined ? db`` : db`and s.code = ${only.code}`} ${only.pickup ? db`and s.pickup` : db``}
  order by s.position, s.code
`

/** How many stores there are, how many hand orders out, and the week's hours of the shop of the palace (T-12). */
export async function countStores(db: Db): Promise<{ all: number; handingOut: number; hours: Hours | null }> {
  const [row] = await db<{ all: number; handing_out: number; hours: Hours | null }[]>`
    select count(*)::int as "all", count(*) filter (where pickup)::int as handing_out,
      (select p.hours from store p where p.code = 'T013') as hours from store`
  return { all: row?.all ?? 0, handingOut: row?.handing_out ?? 0, hours: row?.hours ?? null }
}
