import type { Db } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/proved-address.ts'

type Rows = Promise<readonly Record<string, unknown>[]>

export interface Whose {
  customerId: string
  /** Null: rows that are found by an e-mail are not theirs. */
  proved: ProvedAddress | null
}

/** Each section of an export: its rows, without passwords, tokens and what belongs to others. Instants are ISO 8601, sums euros. */
export const exportSections: Record<string, (db: Db, whose: Whose) => Rows> = {
  account: (db, { customerId }) => db`
    select id, kind, email, name, surnames, phone, tax_id, country, company, library, contact_person, language, newsletter,
      created_at, verified_at, activated_at, vat_verified_at, surcharge_since
    from customer where id = ${customerId}`,
  addresses: (db, { customerId }) => db`
    select name, recipient, street, floor, postcode, city, region, country, phone, is_main, is_billing
    from customer_address where customer_id = ${customerId} order by id`,
  members: (db, { customerId }) => db`
    select name, email, role, spending_limit_cents / 100.0::float8 as spending_limit, invited_at, joined_at, closed_at
    from account_member where customer_id = ${customerId} order by invited_at`,
  sessions: (db, { customerId }) => db`
    select device, created_at as opened_at, used_at, expires_at from session where id = ${customerId} order by created_at`,
  consents: (db, { customerId, proved }) => db`
    select kind, given, form, text_version, language, given_at, host(address) as network_address
    from consent where customer_id = ${customerId} or lower(email) = lower(${proved}) order by id`,
  newsletter: (db, { proved }) => db`
    select email, language, state, form, consent_version, asked_at, confirmed_at, ended_at, host(address) as network_address
    from newsletter_subscription where email = lower(${proved})`,
  favourites: (db, { customerId }) => db`
    select p.title, p.ean, w.added_at from wish w join product p on p.id = w.product_id
    where w.customer_id = ${customerId} order by w.added_at`,
  stock_notices: (db, { proved }) => db`
    select p.title, n.language, n.asked_at, n.confirmed_at, n.told_at, n.stopped_at
    from stock_notice n join product p on p.id = n.product_id where lower(n.email) = lower(${proved}) order by n.id`,
  carts: (db, { customerId }) => db`
    select c.created_at, c.updated_at, c.comments, c.delivery_address, c.coupon_code,
      (select json_agg(json_build_object('title', p.title, 'quantity', l.quantity)) from cart_line l join product p on p.id = l.product_id
       where l.cart_id = c.id) as lines
    from cart c where c.owner_id = ${customerId} and c.closed_at is null`,
  orders: (db, { customerId }) => db`
    select o.number, o.placed_at, o.email, o.language, o.payment_state, o.total_cents / 100.0::float8 as total,
      o.shipping_cents / 100.0::float8 as shipping, o.shipping_method, o.delivery_address, o.billing_address, o.reference, o.comments,
      o.tax_id, o.recipient_tax_id,
      o.gift_wrap, o.gift_ticket, o.coupon_code, o.conditions_version,
      (select json_agg(json_build_object('title', l.title, 'ean', l.ean, 'quantity', l.quantity, 'price', l.unit_cents / 100.0,
        'state', l.state) order by l.position) from order_line l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('at', e.at, 'event', e.event) order by e.id) from order_event e
       where e.order_id = o.id and e.event <> 'note') as history,
      (select json_agg(json_build_object('at', a.created_at, 'amount', a.amount_cents / 100.0, 'outcome', a.outcome,
        'card', a.card_brand, 'card_ends_in', a.card_last4)) from payment_attempt a where a.order_id = o.id) as payments,
      (select json_agg(json_build_object('kind', r.kind, 'state', r.state, 'reason', r.reason, 'answer', r.answer,
        'declared_name', r.declared_name, 'requested_at', r.requested_at)) from order_return r where r.order_id = o.id) as returns
    from shop_order o where o.owner_id = ${customerId} order by o.id`,
  invoice_requests: (db, { customerId }) => db`
    select o.number as order, r.name, r.tax_id, r.street, r.postcode, r.city, r.region, r.country, r.requested_at
    from invoice_request r join shop_order o on o.id = r.order_id where o.owner_id = ${customerId} order by r.id`,
  invoices: (db, { customerId }) => db`
    select i.full_number as number, i.kind, i.issue_date, i.buyer
    from customer_invoice c join invoice i on i.id = c.invoice_id where c.customer_id = ${customerId} order by i.id`,
  loyalty: (db, { customerId }) => db`
    select c.number as card, c.issued_at, c.balance,
      (select json_agg(json_build_object('on', e.made_on, 'kind', e.kind, 'points', e.points, 'until', e.expires_on) order by e.id)
       from points_entry e where e.customer_id = c.customer_id) as points
    from loyalty_card c where c.customer_id = ${customerId}`,
  coupons: (db, { customerId, proved }) => db`
    select c.code, u.used_at, u.amount_cents / 100.0::float8 as amount from coupon_use u join coupon c on c.id = u.coupon_id
    where u.customer_id = ${customerId} or u.email = lower(${proved}) order by u.id`,
  gift_cards: (db, { customerId, proved }) => db`
    select case when o.owner_id = ${customerId} then 'bought' else 'received' end as role, o.number as order,
      c.initial_cents / 100.0::float8 as amount, c.balance_cents / 100.0::float8 as left_on_it, c.last4 as ends_in, c.recipient_name,
      case when o.owner_id = ${customerId} or lower(c.recipient_email) = lower(${proved}) then c.recipient_email end as recipient_email,
      c.giver_name, c.message, c.send_on, c.sent_at, c.expires_on
    from gift_card c left join shop_order o on o.id = c.order_id
    where o.owner_id = ${customerId} or lower(c.recipient_email) = lower(${proved}) order by c.id`,
  lists: (db, { customerId }) => db`
    select l.kind, l.state, l.name, l.reference, l.comments, l.created_at,
      (select json_agg(json_build_object('asked', d.asked, 'ean', d.ean, 'quantity', d.quantity, 'note', d.note) order by d.position)
       from desk_line d where d.list_id = l.id) as lines
    from desk_list l where l.customer_id = ${customerId} order by l.id`,
  standing_orders: (db, { customerId }) => db`
    select s.* from standing_order s where s.customer_id = ${customerId} order by s.id`,
  requests: (db, { customerId }) => db`
    select number, asked, ean, quantity, note, state, asked_at, answer, answered_at from bookseller_request
    where customer_id = ${customerId} order by id`,
  claims: (db, { customerId }) => db`
    select state, resolution, comments, answer, made_at from claim where customer_id = ${customerId} order by id`,
  order_letters: (db, { customerId }) => db`
    select number, comments, file_name, sent_at from order_letter where customer_id = ${customerId} order by id`,
  registrations: (db, { proved }) => db`
    select t.title, a.starts_at, r.name, r.phone, r.places, r.state, r.registered_at
    from activity_registration r join activity a on a.id = r.activity_id
    join activity_translation t on t.activity_id = a.id and t.language = 'es'
    where lower(r.email) = lower(${proved}) order by r.id`,
  messages: (db, { proved }) => db`
    select subject, kind, name, institution, email, phone, message, training, experience, knowledge, sent_at
    from contact_message
    where lower(email) = lower(${proved}) order by id`,
  card_requests: (db, { customerId, proved }) => db`
    select r.name, r.surnames, r.tax_id, r.phone, r.email, r.address, r.city, r.postcode, r.birth_date, s.name_es as sector,
      r.observations, t.name as store, r.info, r.sent_at, r.state, r.answer
    from card_request r join card_sector s on s.code = r.sector_code join store t on t.code = r.store_code
    where r.customer_id = ${customerId} or lower(r.email) = lower(${proved}) order by r.id`,
  letters: (db, { proved }) => db`
    select subject, template, language, created_at, sent_at from mail_outbox where lower(recipient) = lower(${proved}) order by id`,
}
