import type { Db } from '#kernel/db.ts'
import type { Fulfilment } from '#modules/orders/order/states.ts'

export interface EarlierRow {
  /** The product that was asked about, and the edition of the same work that was found; most often the same. */
  wanted: number
  product: number
  format_code: string | null
  title: string
  copies: number
  fulfilment: Fulfilment
  placed_at: Date
  order_number: string
  /** Of the delivery note that brought it. */
  note_code: string | null
}

const editions = (db: Db, productIds: readonly number[]) => db`
  wanted as (select p.id, p.work_id from unnest(${productIds as number[]}::bigint[]) as w (id) join product p on p.id = w.id),
  editions as (
    select id as wanted, id as product from wanted
    union all
    select w.id, e.id from wanted w join product e on e.work_id = w.work_id and e.id <> w.id where w.work_id is not null)`

/** The last times that the customer bought each product or another edition of it; what was cancelled or came back, and an order of the list itself, do not count. */
export const earlierPurchases = (db: Db, customerId: string, productIds: readonly number[], own: string | null) => db<
  EarlierRow[]
>`
  with ${editions(db, productIds)}
  select e.wanted, e.product, p.format_code, p.title, l.quantity - l.returned_quantity as copies, l.fulfilment, o.placed_at, o.number as order_number,
    (select d.code from delivery_note_line n join delivery_note d on d.id = n.note_id where n.order_line_id = l.id limit 1) as note_code
  from editions e
  join lateral (
    select order_line_id from trade_purchase where customer_id = ${customerId} and product_id = e.product
    order by order_line_id desc limit 4) t on true
  join product p on p.id = e.product
  join order_line l on l.id = t.order_line_id join shop_order o on o.id = l.order_id
  where l.fulfilment <> 'cancelled' and l.quantity > l.returned_quantity and o.payment_state <> 'cancelled'
    and o.number is distinct from ${own}
  order by e.wanted, l.id desc`

/** Other lists of the account, still to be ordered, that have a product or another edition of it. */
export const listedElsewhere = (db: Db, customerId: string, listId: number, productIds: readonly number[]) => db<
  {
    wanted: number
    product: number
    format_code: string | null
    title: string
    copies: number
    list: number
    name: string
    member_name: string | null
  }[]
>`
  with ${editions(db, productIds)}
  select e.wanted, e.product, p.format_code, p.title, n.quantity as copies, l.id as list, l.name, m.name as member_name
  from desk_list l join desk_line n on n.list_id = l.id and n.state = 'found' join editions e on e.product = n.product_id
  join product p on p.id = e.product
  left join account_member m on m.id = l.member_id
  where l.customer_id = ${customerId} and l.kind = 'order' and l.state in ('open', 'awaiting') and l.id <> ${listId}`

export const refusedTitles = (db: Db, customerId: string, productIds: readonly number[]) => db<
  { product: number; note: string; refused_at: Date }[]
>`
  select product_id as product, note, refused_at from desk_refusal
  where customer_id = ${customerId} and product_id = any(${productIds as number[]}::bigint[])`
