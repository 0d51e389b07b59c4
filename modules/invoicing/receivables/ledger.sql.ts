import type { Day } from '#kernel/days.ts'
import type { Db, Part } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { MovementKind } from './staff-contract.ts'

/**
 * Every movement of what is owed, with the day it counts from: invoices, what corrects, cancels or replaces them, and what came in. Their
 * sum until a day is what was owed on that day. `whose` narrows the receivables `r` that are looked at.
 */
export const movements = (db: Db, whose: Part) => db`
  with told as materialized (
    select r.invoice_id, r.customer_id, i.full_number, i.issue_date,
      (select n.issue_date from invoice_replacement x join invoice n on n.id = x.invoice_id where x.replaced_id = r.invoice_id) as replaced_on,
      (select x.invoice_id from invoice_replacement x where x.replaced_id = r.invoice_id) as replaced_by,
      (select left(x.generated_at, 10)::date from invoice_record x where x.invoice_id = r.invoice_id and x.kind = 'cancel') as cancelled_on
    from receivable r join invoice i on i.id = r.invoice_id where ${whose}),
  billed as (
    select t.invoice_id, t.issue_date as day, 'invoice' as kind, t.full_number as document, sum(b.gross_cents + b.surcharge_cents) as cents
    from told t join billed_line b on b.invoice_id = t.invoice_id and b.corrects_id is null
    join shop_order o on o.id = b.order_id and o.terms = 'account' group by 1, 2, 4
    union all
    select t.invoice_id, n.issue_date, 'correction', n.full_number, sum(b.gross_cents + b.surcharge_cents)
    from told t join billed_line c on c.invoice_id = t.invoice_id join billed_line b on b.corrects_id = c.id
    join invoice n on n.id = b.invoice_id join shop_order o on o.id = b.order_id and o.terms = 'account' group by 1, 2, 4),
  came as (
    select t.invoice_id, a.received_on as day, 'receipt' as kind, a.reference as document, -a.amount_cents as cents
    from told t join account_receipt a on a.invoice_id = t.invoice_id),
  moved as (
    -- A full invoice takes the place of a simplified one, with what came in for that; a cancelled one asks for nothing.
    select t.invoice_id, coalesce(t.replaced_on, t.cancelled_on) as day,
      case when t.replaced_on is null then 'cancelled' else 'replaced' end as kind, t.full_number as document, -coalesce(b.cents, 0) as cents
    from told t left join lateral (select sum(cents) as cents from billed where invoice_id = t.invoice_id) b on true
    where coalesce(t.replaced_on, t.cancelled_on) is not null
    union all
    select part.invoice_id, t.replaced_on, 'replaced', t.full_number, part.cents
    from told t cross join lateral (select coalesce(sum(cents), 0) as cents from came where invoice_id = t.invoice_id) a
    cross join lateral (values (t.invoice_id, -a.cents), (t.replaced_by, a.cents)) as part (invoice_id, cents)
    where t.replaced_on is not null and a.cents <> 0),
  every as (select * from billed union all select * from came union all select * from moved)
  select every.invoice_id, r.customer_id, every.day, every.kind, every.document, every.cents::bigint as cents
  from every join receivable r on r.invoice_id = every.invoice_id`

export interface MovementRow {
  invoice_id: number
  customer_id: string
  day: Day
  kind: MovementKind
  document: string
  cents: Cents
}

/** All that moved the account of a customer until a day, the first first. */
export const movementsOf = (db: Db, customerId: string, until: Day) => db<MovementRow[]>`
  select * from (${movements(db, db`r.customer_id = ${customerId}`)}) m where m.day <= ${until}
  order by m.day, m.kind = 'receipt', m.document, m.invoice_id`
