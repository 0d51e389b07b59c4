import { type Check, told } from './check.ts'

/** Invoices say what left and what came back. */
export const invoiceChecks: readonly Check[] = [
  {
    name: 'invoice_lines',
    says: 'an invoice bills what its rows say, to the cent',
    query: (db) => db`
      select i.full_number as subject, ${told(db, 'invoice_lines', 'total %s, billed %s', db`i.total_cents, b.cents`)}
      from invoice i join (select invoice_id, sum(gross_cents + surcharge_cents) as cents from billed_line group by 1) b on b.invoice_id = i.id
      where i.total_cents <> b.cents`,
  },
  {
    name: 'invoice_parcel',
    says: 'a parcel that left has its invoice, unless its customer is invoiced by the month or on request or it cost nothing',
    query: (db) => db`
      select o.number as subject, ${told(db, 'invoice_parcel', 'parcel %s is %s without an invoice', db`p.id, p.state`)}
      from parcel p join shop_order o on o.id = p.order_id
      where p.state in ('handed_over', 'delivered')
        and not exists (select from billed_parcel b where b.parcel_id = p.id)
        and o.terms <> 'account'
        and not exists (select from billing_profile f where f.customer_id = o.owner_id and f.mode in ('monthly', 'on_request'))
        and (p.shipping_cents > 0 or exists (
          select from parcel_line pl join order_line l on l.id = pl.order_line_id
          where pl.parcel_id = p.id and l.paid_cents > 0 and l.fulfilment <> 'cancelled'))`,
  },
  {
    name: 'invoice_order',
    says: 'once all of an order has left, its invoices come to what was taken less what was given back',
    query: (db) => db`
      with billed as (
        select b.order_id, sum(b.gross_cents + b.surcharge_cents) as cents from billed_line b
        where not exists (select from invoice_replacement r where r.replaced_id = b.invoice_id)
          and not exists (select from invoice_record c where c.invoice_id = b.invoice_id and c.kind = 'cancel')
        group by 1),
      kept as (
        select m.order_id, sum(m.amount_cents) as cents from payment_movement m
        where m.kind = 'capture' and not exists (select from payment_task t where t.attempt_id = m.attempt_id and t.reason = 'order_closed')
        group by 1),
      back as (select order_id, sum(amount_cents) as cents from refund where state not in ('requested', 'refused') group by 1),
      moving as (
        select distinct a.order_id from payment_task t join payment_attempt a on a.id = t.attempt_id
        where t.kind in ('capture', 'charge') and t.done_at is null),
      whole as (
        select p.order_id from parcel p group by 1
        having bool_and(p.state in ('handed_over', 'delivered', 'cancelled')) and bool_or(p.state <> 'cancelled'))
      select o.number as subject, ${told(db, 'invoice_order', 'billed %s, taken %s, given back %s', db`b.cents, coalesce(k.cents, 0), coalesce(r.cents, 0)`)}
      from whole w join shop_order o on o.id = w.order_id join billed b on b.order_id = o.id
      left join kept k on k.order_id = o.id left join back r on r.order_id = o.id
      where b.cents <> coalesce(k.cents, 0) - coalesce(r.cents, 0)
        and not exists (select from moving m where m.order_id = o.id)
        and not exists (select from payment_flag f where f.order_id = o.id and f.resolved_at is null)
        and o.terms <> 'account'
        and not exists (select from billing_profile f where f.customer_id = o.owner_id and f.mode in ('monthly', 'on_request'))`,
  },
  {
    name: 'invoice_parcel_charged',
    says: 'a parcel charged when it left is invoiced for what was taken',
    query: (db) => db`
      select o.number as subject, ${told(db, 'invoice_parcel_charged', 'parcel %s: billed %s, taken %s', db`p.id, b.cents, m.amount_cents`)}
      from parcel p join shop_order o on o.id = p.order_id
      join payment_movement m on m.parcel_id = p.id and m.kind = 'capture'
      join (
        select b.parcel_id, sum(b.gross_cents + b.surcharge_cents) as cents from billed_line b
        where b.corrects_id is null and not exists (select from invoice_replacement r where r.replaced_id = b.invoice_id) group by 1) b on b.parcel_id = p.id
      where p.charge = 'at_dispatch' and b.cents <> m.amount_cents`,
  },
  {
    name: 'invoice_corrected',
    says: 'no invoice is corrected beyond what it billed',
    query: (db) => db`
      select i.full_number as subject, ${told(db, 'invoice_corrected', 'row %s billed %s, corrected by %s', db`b.id, b.gross_cents, c.cents`)}
      from (select corrects_id, sum(gross_cents) as cents from billed_line where corrects_id is not null group by 1) c
      join billed_line b on b.id = c.corrects_id join invoice i on i.id = b.invoice_id
      where b.gross_cents + c.cents < 0`,
  },
]
