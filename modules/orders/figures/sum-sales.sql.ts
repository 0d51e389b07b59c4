import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'

const startOf = (db: Db, day: Day, after = 0) => db`((${day}::date + ${after}::int)::timestamp at time zone 'Europe/Madrid')`

/** What of an amount with VAT is VAT. */
const vatIn = (db: Db, amount: string, percent: string) =>
  db.unsafe(`((${amount}) - round((${amount}) * 100 / (100 + ${percent})))`)

/** What is sold again without a price makes a claim good; it is no sale. */
const sold = (db: Db, day: Day) => db`
  o.placed_at >= ${startOf(db, day)} and o.placed_at < ${startOf(db, day, 1)}
  and o.payment_state = any(${payingStates as string[]}) and o.claim_id is null`

/**
 * The lines of a day's orders, with the VAT of each: split once per order and rate and shared so that its lines add up to it, to the cent.
 */
const linesOf = (db: Db, day: Day) => db`
  select o.id as order_id, o.storefront_code, coalesce(o.made_in, o.store_code) as store_code,
    extract(hour from o.placed_at at time zone 'Europe/Madrid')::int as hour,
    l.product_id, case when l.ebook then 'ebook' else l.kind end as family, l.quantity as copies, l.paid_cents as gross, l.vat_percent,
    sum(l.paid_cents) over (partition by o.id, l.vat_percent order by l.id) as upto
  from shop_order o join order_line l on l.order_id = o.id
  where ${sold(db, day)} and l.fulfilment <> 'cancelled'`

const taxedLines = (db: Db, day: Day) => db`
  select line.*, ${vatIn(db, 'upto', 'vat_percent')} - ${vatIn(db, 'upto - gross', 'vat_percent')} as vat from (${linesOf(db, day)}) line`

/** What was given back on a day of what was sold and stays sold. */
const givenBack = (db: Db, day: Day) => db`
  select o.storefront_code, coalesce(o.made_in, o.store_code) as store_code, l.product_id,
    case when l.ebook then 'ebook' else l.kind end as family, i.quantity as copies, i.goods_cents as gross,
    ${vatIn(db, 'i.goods_cents', 'l.vat_percent')} as vat
  from refund r join refund_line i on i.refund_id = r.id join order_line l on l.id = i.order_line_id join shop_order o on o.id = r.order_id
  where r.done_at >= ${startOf(db, day)} and r.done_at < ${startOf(db, day, 1)} and l.fulfilment <> 'cancelled' and o.claim_id is null`

/** Delivery of living parcels, with VAT at the rates of the goods that it is charged for. */
const deliveries = (db: Db, day: Day) => db`
  select line.storefront_code, line.store_code, d.cents as gross,
    round(d.cents * case when sum(line.gross) > 0 then sum(line.gross * line.vat_percent / (100 + line.vat_percent)) / sum(line.gross)
      else max(line.vat_percent) / (100 + max(line.vat_percent)) end) as vat
  from (${linesOf(db, day)}) line
  join lateral (select sum(p.shipping_cents) as cents from parcel p where p.order_id = line.order_id and p.state <> 'cancelled') d on d.cents > 0
  group by line.order_id, line.storefront_code, line.store_code, d.cents`

const deliveriesBack = (db: Db, day: Day) => db`
  select o.storefront_code, coalesce(o.made_in, o.store_code) as store_code, r.shipping_cents as gross,
    round(r.shipping_cents * (select case when sum(l.paid_cents) > 0
        then sum(l.paid_cents * l.vat_percent / (100 + l.vat_percent)) / sum(l.paid_cents)
        else max(l.vat_percent) / (100 + max(l.vat_percent)) end
      from order_line l where l.order_id = o.id and l.fulfilment <> 'cancelled')) as vat
  from refund r join shop_order o on o.id = r.order_id
  where r.done_at >= ${startOf(db, day)} and r.done_at < ${startOf(db, day, 1)} and r.shipping_cents > 0 and o.claim_id is null
    and exists (select 1 from order_line l where l.order_id = o.id and l.fulfilment <> 'cancelled')`

export const dropDay = async (tx: Tx, day: Day): Promise<void> => {
  await tx`delete from sale_day where day = ${day}`
  await tx`delete from sale_hour where day = ${day}`
}

export const sumFamilies = (tx: Tx, day: Day) => tx`
  insert into sale_day (day, storefront_code, store_code, family, copies, gross_cents, vat_cents, returned, refunded_cents, refunded_vat_cents)
  select ${day}::date, storefront_code, store_code, family, sum(copies), sum(gross), sum(vat), sum(returned), sum(back), sum(back_vat)
  from (
    select storefront_code, store_code, family, copies, gross, vat, 0 as returned, 0 as back, 0 as back_vat from (${taxedLines(tx, day)}) l
    union all
    select storefront_code, store_code, family, 0, 0, 0, copies, gross, vat from (${givenBack(tx, day)}) b
    union all
    select storefront_code, store_code, 'shipping', 0, gross, vat, 0, 0, 0 from (${deliveries(tx, day)}) s
    union all
    select storefront_code, store_code, 'shipping', 0, 0, 0, 0, gross, vat from (${deliveriesBack(tx, day)}) t
  ) part group by storefront_code, store_code, family`

export const sumHours = (tx: Tx, day: Day) => tx`
  insert into sale_hour (day, hour, storefront_code, store_code, orders, copies, gross_cents, vat_cents)
  select ${day}::date, hour, storefront_code, store_code, count(distinct order_id), sum(copies), sum(gross), sum(vat)
  from (${taxedLines(tx, day)}) l group by hour, storefront_code, store_code`

/** What the titles of a day come to. @returns the titles that it had before or has now. */
export async function sumTitles(tx: Tx, day: Day): Promise<number[]> {
  const before = await tx<{ product_id: number }[]>`
    with gone as (delete from sale_title where grain = 'day' and from_day = ${day} returning product_id)
    select distinct product_id from gone`
  const now = await tx<{ product_id: number }[]>`
    with come as (
      insert into sale_title (grain, from_day, product_id, storefront_code, store_code, copies, gross_cents, vat_cents, returned, refunded_cents, refunded_vat_cents)
      select 'day', ${day}::date, product_id, storefront_code, store_code, sum(copies), sum(gross), sum(vat), sum(returned), sum(back), sum(back_vat)
      from (
        select storefront_code, store_code, product_id, copies, gross, vat, 0 as returned, 0 as back, 0 as back_vat from (${taxedLines(tx, day)}) l
        union all
        select storefront_code, store_code, product_id, 0, 0, 0, copies, gross, vat from (${givenBack(tx, day)}) b
      ) part group by product_id, storefront_code, store_code returning product_id)
    select distinct product_id from come`
  return [...new Set([...before, ...now].map((row) => row.product_id))]
}

/** The month of a day, for these titles, from its days. */
export async function sumMonth(tx: Tx, day: Day, products: readonly number[]): Promise<void> {
  if (products.length === 0) return
  await tx`
    delete from sale_title where grain = 'month' and from_day = date_trunc('month', ${day}::date)::date and product_id = any(${products as number[]})`
  await tx`
    insert into sale_title (grain, from_day, product_id, storefront_code, store_code, copies, gross_cents, vat_cents, returned, refunded_cents, refunded_vat_cents)
    select 'month', date_trunc('month', ${day}::date)::date, product_id, storefront_code, store_code, sum(copies), sum(gross_cents), sum(vat_cents),
      sum(returned), sum(refunded_cents), sum(refunded_vat_cents)
    from sale_title
    where grain = 'day' and product_id = any(${products as number[]})
      and from_day >= date_trunc('month', ${day}::date)::date and from_day < (date_trunc('month', ${day}::date) + interval '1 month')::date
    group by product_id, storefront_code, store_code`
}
