import type { Db } from '#kernel/db.ts'

export async function invoiceOfParcel(db: Db, parcelId: number): Promise<number | undefined> {
  const [row] = await db<{ invoice_id: number }[]>`select invoice_id from billed_parcel where parcel_id = ${parcelId}`
  return row?.invoice_id
}

export const insertBilledParcels = (db: Db, invoiceId: number, parcelIds: readonly number[]) => db`
  insert into billed_parcel (parcel_id, invoice_id) select unnest(${parcelIds as number[]}::bigint[]), ${invoiceId}`

export interface BilledRow {
  id: number
  invoice_id: number
  order_id: number
  /** Null for what left in none: places at an activity. */
  parcel_id: number | null
  /** Null for shipping, and for such places. */
  order_line_id: number | null
  quantity: number
  gross_cents: number
  surcharge_cents: number
  vat_percent: number
  surcharge_percent: number
  corrects_id: number | null
}

export const insertBilledRows = (db: Db, rows: readonly Omit<BilledRow, 'id'>[]) =>
  rows.length === 0 ? null : db`insert into billed_line ${db(rows as Omit<BilledRow, 'id'>[])}`

/** What stands billed of an order and not yet taken back: rows of invoices that were neither replaced nor cancelled. */
export const standingRows = (db: Db, orderId: number) => db<(BilledRow & { kind: 'F1' | 'F2' | 'F3' })[]>`
  select b.id, b.invoice_id, b.order_id, b.parcel_id, b.order_line_id, b.vat_percent, b.surcharge_percent, b.corrects_id, i.kind,
    b.quantity + coalesce(t.quantity, 0)::int as quantity, b.gross_cents + coalesce(t.gross, 0)::int as gross_cents,
    b.surcharge_cents + coalesce(t.surcharge, 0)::int as surcharge_cents
  from billed_line b
  join invoice i on i.id = b.invoice_id
  left join lateral (
    select sum(quantity) as quantity, sum(gross_cents) as gross, sum(surcharge_cents) as surcharge from billed_line c where c.corrects_id = b.id) t on true
  where b.order_id = ${orderId} and b.corrects_id is null
    and not exists (select from invoice_replacement r where r.replaced_id = b.invoice_id)
    and not exists (select from invoice_record c where c.invoice_id = b.invoice_id and c.kind = 'cancel')
  order by b.id`

/** Parcels of an order whose invoice was cancelled: nothing is invoiced of them any more. */
export const parcelsTakenBack = async (db: Db, orderId: number): Promise<number[]> =>
  (
    await db<{ parcel_id: number }[]>`
      select b.parcel_id from billed_parcel b join parcel p on p.id = b.parcel_id
      left join invoice_replacement r on r.replaced_id = b.invoice_id
      where p.order_id = ${orderId}
        and exists (select from invoice_record c where c.invoice_id = coalesce(r.invoice_id, b.invoice_id) and c.kind = 'cancel')
      order by b.parcel_id`
  ).map((row) => row.parcel_id)

/** Every invoice that has to do with an order, in the order of issuing. */
export const invoiceIdsOf = async (db: Db, orderId: number): Promise<number[]> =>
  (
    await db<
      { invoice_id: number }[]
    >`select distinct invoice_id from billed_line where order_id = ${orderId} order by invoice_id`
  ).map((row) => row.invoice_id)

/** Open lines of an order whose living copies all have their invoice now. */
export const whollyBilledLines = (db: Db, orderId: number) => db<{ id: number }[]>`
  select l.id from order_line l
  where l.order_id = ${orderId} and l.invoicing = 'open' and l.fulfilment <> 'cancelled'
    and exists (select from parcel_line c join parcel p on p.id = c.parcel_id where c.order_line_id = l.id and p.state <> 'cancelled')
    and not exists (
      select from parcel_line c join parcel p on p.id = c.parcel_id
      where c.order_line_id = l.id and p.state <> 'cancelled'
        and not exists (select from billed_parcel b where b.parcel_id = c.parcel_id))`
