import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'

/**
 * Lines to close, locked: those that have their invoice and were handed over, collected before today, delivered, or a week on the road
 * without a word from the carrier.
 */
export const linesToClose = (tx: Tx, { today, now }: { today: Day; now: Date }, limit: number) => tx<{ id: number }[]>`
  select l.id from order_line l
  where l.invoicing = 'invoiced' and l.fulfilment in ('sent', 'delivered', 'collected', 'collected_at_library') and not exists (
    select from parcel_line pl join parcel p on p.id = pl.parcel_id
    where pl.order_line_id = l.id and p.state <> 'cancelled' and not coalesce(
      case p.kind
        when 'pickup' then (p.handed_over_at at time zone 'Europe/Madrid')::date < ${today}::date
        else p.state = 'delivered' or p.handed_over_at <= ${now}::timestamptz - interval '7 days' end, false))
  order by l.id limit ${limit} for update skip locked`

/** Files of orders whose money came in, or will by invoice, whose every ebook may leave, and that nobody holds back. */
export const filesToHandOver = (db: Db, limit: number) => db<{ id: number }[]>`
  select p.id from parcel p join shop_order o on o.id = p.order_id
  where p.kind = 'digital' and p.state = 'planned' and o.on_hold_since is null
    and (o.payment_state in ('part_paid', 'paid', 'part_refunded') or o.terms = 'account' and o.payment_state = 'on_account')
    and exists (select from parcel_line pl join order_line l on l.id = pl.order_line_id where pl.parcel_id = p.id and l.fulfilment = 'preparing')
    and not exists (select from parcel_line pl join order_line l on l.id = pl.order_line_id
      where pl.parcel_id = p.id and l.fulfilment not in ('preparing', 'cancelled'))
  order by p.id limit ${limit}`

/** Pickups that wait since before that moment, may be handed over, and nobody was reminded of; whoever left no e-mail is rung. */
export const waitingParcels = (db: Db, since: Date, limit: number) => db<
  { id: number; ready_at: Date; kept_until: Day | null }[]
>`
  select id, ready_at, kept_until from parcel p where kind = 'pickup' and state = 'ready' and reminded_at is null and ready_at <= ${since}
    and exists (select from shop_order o where o.id = p.order_id and o.email <> '' and o.on_hold_since is null)
  order by ready_at limit ${limit}`
