import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'

/** Lines whose title has appeared go into work. */
export const launchLines = (db: Db, today: Day, limit: number) => db<
  { id: number; order_id: number; title: string; quantity: number; charged_later: boolean }[]
>`
  update order_line set fulfilment = 'preparing' where fulfilment = 'awaiting_launch' and id in (
    select id from order_line where fulfilment = 'awaiting_launch' and launch_on <= ${today} order by id limit ${limit} for update skip locked)
  returning id, order_id, title, quantity, charged_later`

/**
 * Closes lines that have their invoice and were handed over: collected before today, delivered, or a week on the road without
 * a word from the carrier.
 */
export const closeLines = (db: Db, { today, now }: { today: Day; now: Date }, limit: number) => db<{ id: number }[]>`
  update order_line set invoicing = 'closed' where invoicing = 'invoiced' and id in (
    select l.id from order_line l
    where l.invoicing = 'invoiced' and l.fulfilment in ('sent', 'delivered', 'collected', 'collected_at_library') and not exists (
      select from parcel_line pl join parcel p on p.id = pl.parcel_id
      where pl.order_line_id = l.id and p.state <> 'cancelled' and not coalesce(
        case p.kind
          when 'pickup' then (p.handed_over_at at time zone 'Europe/Madrid')::date < ${today}::date
          else p.state = 'delivered' or p.handed_over_at <= ${now}::timestamptz - interval '7 days' end, false))
    order by l.id limit ${limit} for update skip locked)
  returning id`

/** Files of orders whose money came in, or will by invoice, and whose every ebook may leave. */
export const filesToHandOver = (db: Db, limit: number) => db<{ id: number }[]>`
  select p.id from parcel p join shop_order o on o.id = p.order_id
  where p.kind = 'digital' and p.state = 'planned'
    and (o.payment_state in ('part_paid', 'paid', 'part_refunded') or o.terms = 'account' and o.payment_state = 'on_account')
    and exists (select from parcel_line pl join order_line l on l.id = pl.order_line_id where pl.parcel_id = p.id and l.fulfilment = 'preparing')
    and not exists (select from parcel_line pl join order_line l on l.id = pl.order_line_id
      where pl.parcel_id = p.id and l.fulfilment not in ('preparing', 'cancelled'))
  order by p.id limit ${limit}`

/** Pickups that wait since before that moment and nobody was reminded of. */
export const waitingParcels = (db: Db, since: Date, limit: number) => db<{ id: number; ready_at: Date }[]>`
  select id, ready_at from parcel where kind = 'pickup' and state = 'ready' and reminded_at is null and ready_at <= ${since}
  order by ready_at limit ${limit}`

/** Compare and set: each is reminded of once. */
export const markReminded = (db: Db, id: number, now: Date) => db<{ id: number }[]>`
  update parcel set reminded_at = ${now} where id = ${id} and state = 'ready' and reminded_at is null returning id`
