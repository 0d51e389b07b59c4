import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { ordersToSummarise, summarised } from './customers-to-bill.sql.ts'
import type { FindMonth } from './month-contract.ts'

export interface DueRow {
  customer_id: string
  name: string
  tax_id: string
  parcels: number
  last_on: Day
}

interface Bounds {
  from: Day
  before: Day
}

/** Deliveries without their invoice that are billed together; p is the parcel, o its order, c the customer. */
const due = (db: Db) => db`
    from ${ordersToSummarise(db)} o join parcel p on p.order_id = o.id join customer c on c.id = o.owner_id
    left join billing_profile f on f.customer_id = o.owner_id
    where o.claim_id is null and ${summarised(db)} and p.handed_over_at is not null and p.state <> 'cancelled'
      and not exists (select from billed_parcel b where b.parcel_id = p.id)`

const dueIn = (db: Db, { q }: FindMonth, { from, before }: Bounds) => db`
  from (
    select o.owner_id as customer_id, min(coalesce(nullif(c.library, ''), nullif(c.company, ''), concat_ws(' ', c.name, c.surnames), '')) as name,
      min(coalesce(c.tax_id, '')) as tax_id, count(*)::int as parcels, max((p.handed_over_at at time zone 'Europe/Madrid')::date) as last_on
    ${due(db)}
      and p.handed_over_at >= (${from}::date)::timestamp at time zone 'Europe/Madrid'
      and p.handed_over_at < (${before}::date)::timestamp at time zone 'Europe/Madrid'
    group by o.owner_id) d
  where true ${worded(db, db`list_words(d.name || ' ' || d.tax_id)`, q)}`

/** The month in which deliveries wait for their invoice: this one if any do, else the newest in which any do. */
export async function monthWithDue(db: Db, month: string): Promise<string | undefined> {
  const [row] = await db<{ month: string }[]>`
    select to_char(p.handed_over_at at time zone 'Europe/Madrid', 'YYYY-MM') as month ${due(db)}
    group by 1 order by to_char(p.handed_over_at at time zone 'Europe/Madrid', 'YYYY-MM') = ${month} desc, 1 desc limit 1`
  return row?.month
}

export const dueSorts = (db: Db) => ({ name: { by: db`d.name`, kind: 'text' } }) as const
export const matchingDue = (db: Db, query: FindMonth, bounds: Bounds) => db`select d.customer_id ${dueIn(db, query, bounds)}`
export const dueRows = (db: Db, query: FindMonth, bounds: Bounds, walk: Walk) => db<(DueRow & Walked)[]>`
  select d.customer_id, d.name, d.tax_id, d.parcels, d.last_on, ${walk.key} ${dueIn(db, query, bounds)} ${walk.after} ${walk.order}`
