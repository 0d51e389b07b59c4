import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export type OrderData = Record<string, unknown> & { number: string }

export const orderData = (db: Db, { customerId }: Person) => db<OrderData[]>`
  select o.number, o.placed_at, o.email, o.language, o.payment_state, o.total_cents / 100.0::float8 as total,
    o.shipping_cents / 100.0::float8 as shipping, o.shipping_method, o.delivery_address, o.billing_address, o.reference, o.comments,
    o.tax_id, o.recipient_tax_id,
    o.gift_wrap, o.gift_ticket, o.coupon_code, o.conditions_version,
    (select json_agg(json_build_object('title', l.title, 'ean', l.ean, 'quantity', l.quantity, 'price', l.unit_cents / 100.0,
      'state', l.state) order by l.position) from order_line l where l.order_id = o.id) as lines,
    (select json_agg(json_build_object('at', e.at, 'event', e.event) order by e.id) from order_event e
     where e.order_id = o.id and e.event <> 'note') as history,
    (select json_agg(json_build_object('kind', p.kind, 'store', p.store_code, 'state', p.state, 'promised_on', p.promised_on,
      'carrier', p.carrier, 'tracking', p.tracking_code, 'delivered_at', p.delivered_at) order by p.position)
     from parcel p where p.order_id = o.id) as parcels,
    (select json_agg(json_build_object('at', a.created_at, 'amount', a.amount_cents / 100.0, 'outcome', a.outcome,
      'card', a.card_brand, 'card_ends_in', a.card_last4)) from payment_attempt a where a.order_id = o.id) as payments
  from shop_order o where o.owner_id = ${customerId} order by o.id`
