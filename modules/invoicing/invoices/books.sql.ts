import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'
import type { InvoiceKind } from './invoice.ts'

export interface Period {
  from: Day
  /** The last day, included. */
  to: Day
}

export interface BookRow {
  number: string
  series: string
  kind: InvoiceKind
  issue_date: Day
  operation_date: Day
  tax_id: string
  name: string
  country: string
  treatment: string
  base_cents: Cents
  vat_cents: Cents
  surcharge_cents: Cents
  total_cents: Cents
  corrects: string
  replaces: string
  replaced_by: string
  cancelled: boolean
  orders: string
}

/** Invoices issued in a period, in the order of their numbers' days, a thousand at a time. */
export const issuedInvoices = (db: Db, { from, to }: Period) =>
  db<BookRow[]>`
    select i.full_number as number, i.series, i.kind, i.issue_date, i.operation_date, coalesce(i.buyer_tax_id, '') as tax_id,
      coalesce(i.buyer ->> 'name', '') as name, coalesce(i.buyer ->> 'country', '') as country, i.treatment, i.base_cents, i.vat_cents,
      i.surcharge_cents, i.total_cents, coalesce(c.full_number, '') as corrects,
      coalesce((select string_agg(o.full_number, ', ' order by o.id) from invoice_replacement r join invoice o on o.id = r.replaced_id
        where r.invoice_id = i.id), '') as replaces,
      coalesce((select n.full_number from invoice_replacement r join invoice n on n.id = r.invoice_id where r.replaced_id = i.id), '') as replaced_by,
      exists (select from invoice_record x where x.invoice_id = i.id and x.kind = 'cancel') as cancelled,
      array_to_string(array(select jsonb_array_elements_text(i.reference -> 'orders')), ', ') as orders
    from invoice i left join invoice c on c.id = i.corrects_id
    where i.issue_date between ${from} and ${to}
    order by i.issue_date, i.id`.cursor(1_000)

export interface VatBookRow {
  date: Day
  operation_date: Day
  number: string
  kind: InvoiceKind
  tax_id: string
  name: string
  country: string
  treatment: string
  percent: number
  base_cents: Cents
  vat_cents: Cents
  surcharge_percent: number
  surcharge_cents: Cents
  /** Why a row takes back another: the full invoice that took its place, or its cancellation. */
  note: 'replaced' | 'cancelled' | ''
  other: string
}

/**
 * The VAT book: each invoice by rate. What a full invoice replaced, and what was cancelled, is taken back with a row of its own on the
 * day that happened, so that nothing is declared twice and every period adds up.
 */
export const vatBook = (db: Db, { from, to }: Period) =>
  db<VatBookRow[]>`
    with entries as (
      select i.id, i.issue_date as date, 1 as sign, '' as note, '' as other from invoice i where i.issue_date between ${from} and ${to}
      union all
      select r.replaced_id, n.issue_date, -1, 'replaced', n.full_number from invoice_replacement r join invoice n on n.id = r.invoice_id
      where n.issue_date between ${from} and ${to}
      union all
      select x.invoice_id, left(x.generated_at, 10)::date, -1, 'cancelled', '' from invoice_record x
      where x.kind = 'cancel' and left(x.generated_at, 10)::date between ${from} and ${to})
    select e.date, i.operation_date, i.full_number as number, i.kind, coalesce(i.buyer_tax_id, '') as tax_id, coalesce(i.buyer ->> 'name', '') as name,
      coalesce(i.buyer ->> 'country', '') as country, i.treatment, (v ->> 'percent')::numeric as percent, e.sign * (v ->> 'base')::int as base_cents,
      e.sign * (v ->> 'vat')::int as vat_cents, (v ->> 'surchargePercent')::numeric as surcharge_percent,
      e.sign * (v ->> 'surcharge')::int as surcharge_cents, e.note, e.other
    from entries e join invoice i on i.id = e.id cross join lateral jsonb_array_elements(i.vat) as v
    order by e.date, i.id, e.sign desc, percent`.cursor(1_000)
