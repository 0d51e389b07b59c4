import type { Db } from '#kernel/db.ts'
import type { ErasureObstacle } from './contract.ts'

/** What is still under way between an account and the shop. */
export async function obstaclesOf(db: Db, customerId: string): Promise<ErasureObstacle[]> {
  const [row] = await db<Record<ErasureObstacle, boolean>[]>`
    with mine as materialized (select id, payment_state, owed_cents from shop_order where owner_id = ${customerId})
    select
      exists (select from mine o where o.payment_state = 'pending' or (o.payment_state <> 'cancelled' and exists (
        select from order_line l where l.order_id = o.id and (l.fulfilment in ('placed', 'awaiting_launch', 'preparing', 'ready')
          or l.fulfilment = 'sent' and l.invoicing <> 'closed')))
      ) as orders,
      exists (select from mine o join order_return r on r.order_id = o.id where r.state in ('requested', 'accepted', 'received'))
        or exists (select from mine o join refund r on r.order_id = o.id where r.state <> 'done')
        or exists (select from mine o join payment_attempt a on a.order_id = o.id join payment_task t on t.attempt_id = a.id
          where t.done_at is null and t.due_at is not null) as returns,
      exists (select from mine o where o.owed_cents > 0)
        or exists (select from receivable where customer_id = ${customerId} and open_cents > 0) as owed,
      exists (select from claim where customer_id = ${customerId} and state = 'open') as claims`
  return (Object.entries(row ?? {}) as [ErasureObstacle, boolean][]).flatMap(([name, stands]) => (stands ? [name] : []))
}

export interface Erased {
  customerId: string
  /** The address until now. */
  email: string
  /** What stands in its place: nobody's, and unlike any other. */
  placeholder: string
  now: Date
}

type Step = (tx: Db, erased: Erased) => PromiseLike<unknown>

/** What is deleted outright: nothing obliges the shop to keep it. */
const deletions: readonly Step[] = [
  (tx, { customerId }) => tx`delete from session where id = ${customerId}`,
  (tx, { customerId }) => tx`delete from customer_address where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`delete from wish where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`delete from password_reset where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`delete from email_link where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`delete from order_request where owner_id = ${customerId}`,
  (tx, { email }) => tx`delete from stock_notice where lower(email) = lower(${email})`,
  (tx, { email }) => tx`delete from newsletter_subscription where email = lower(${email})`,
  // Places that were kept for them go back; whoever waits for them moves up.
  (tx, { email }) => tx`
    with gone as (delete from activity_registration where lower(email) = lower(${email}) returning activity_id, places, state)
    update activity a set taken = a.taken - g.places
    from (select activity_id, sum(places)::int as places from gone where state = 'confirmed' group by activity_id) g
    where a.id = g.activity_id`,
  (tx, { email }) => tx`delete from contact_message where lower(email) = lower(${email})`,
  (tx, { customerId, email }) => tx`
    delete from card_request where customer_id = ${customerId} or lower(email) = lower(${email})`,
  (tx, { customerId }) => tx`delete from desk_list where customer_id = ${customerId} and state <> 'ordered'`,
  (tx, { customerId }) => tx`delete from standing_order where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`delete from desk_refusal where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`delete from order_letter where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`delete from bookseller_request where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`delete from reading where customer_id = ${customerId}`,
]

/** What the law makes the shop keep, without whatever in it says who it was and is not needed for that. */
const reductions: readonly Step[] = [
  // Country, province and postcode stay: they say which tax was due. Name and address stand on the invoices alone.
  (tx, { customerId, placeholder }) => tx`
    update shop_order set email = ${placeholder}, comments = '', reference = '', pickup_point = null, billing_address = null,
      placed_by = null, approved_by = null,
      delivery_address = case when delivery_address is null then null else jsonb_build_object('recipient', '', 'street', '', 'floor', null,
        'city', '', 'phone', null, 'postcode', delivery_address -> 'postcode', 'region', delivery_address -> 'region',
        'country', delivery_address -> 'country') end
    where owner_id = ${customerId}`,
  (tx, { customerId }) => tx`
    update payment_attempt set token = null, card_last4 = null
    where order_id in (select id from shop_order where owner_id = ${customerId})`,
  (tx, { customerId }) => tx`
    update order_return set declared_name = '', reason = ''
    where order_id in (select id from shop_order where owner_id = ${customerId})`,
  // What lies in an open cart becomes nobody's, and is swept like every cart that nobody touches.
  (tx, { customerId }) => tx`
    update cart set comments = '', delivery_address = null, pickup_point = null,
      owner_id = case when closed_at is not null then owner_id end, owner_kind = case when closed_at is not null then owner_kind end
    where owner_id = ${customerId}`,
  (tx, { customerId }) => tx`update claim set comments = '' where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`
    update desk_list set name = '', comments = '', reference = '', letter = '', returned_reason = '' where customer_id = ${customerId}`,
  (tx, { email, placeholder }) => tx`update coupon_use set email = lower(${placeholder}) where email = lower(${email})`,
  (tx, { email, placeholder }) => tx`
    update coupon set email = lower(${placeholder}), active = false where email = lower(${email})`,
  // The money stays with whoever has the code; the names and words go, of what was sent. What waits for its day still has to arrive.
  (tx, { customerId }) => tx`
    update gift_card set giver_name = '', message = '', recipient_name = '', recipient_email = ''
    where sent_at is not null and order_id in (select id from shop_order where owner_id = ${customerId})`,
  (tx, { email, placeholder }) => tx`
    update gift_card set recipient_name = '', recipient_email = ${placeholder}, message = ''
    where sent_at is not null and lower(recipient_email) = lower(${email})`,
  (tx, { email, placeholder }) => tx`update guest set email = ${placeholder} where lower(email) = lower(${email})`,
  // That a letter was written stays, for the books; to whom and what it said does not, and what has not left yet stays here.
  (tx, { customerId, email }) => tx`
    delete from mail_attachment where letter_id in (
      select id from mail_outbox where lower(recipient) = lower(${email})
        or lower(recipient) in (select lower(m.email) from account_member m where m.customer_id = ${customerId}))`,
  (tx, { customerId, email, placeholder }) => tx`
    update mail_outbox set recipient = ${placeholder}, html = '', plain = '', due_at = null
    where lower(recipient) = lower(${email})
      or lower(recipient) in (select lower(m.email) from account_member m where m.customer_id = ${customerId})`,
  // The proof of a consent can still be found by whoever shows the address, and by nobody else.
  (tx, { customerId, email }) => tx`
    update consent set email = 'sha256:' || encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'), address = null
    where customer_id = ${customerId} or lower(email) = lower(${email})`,
  (tx, { customerId, now }) => tx`
    update account_member set name = '—', email = id || '@erased.invalid', password_hash = null, closed_at = coalesce(closed_at, ${now})
    where customer_id = ${customerId}`,
  (tx, { email, now }) => tx`update erasure_request set done_at = ${now} where email = lower(${email}) and done_at is null`,
  (tx, { customerId, placeholder, now }) => tx`
    update customer set email = ${placeholder}, password_hash = '', name = '', surnames = '', phone = '', tax_id = null, company = '',
      library = '', contact_person = '', newsletter = false, verified_at = null, activated_at = null, vat_verified_at = null,
      vat_proof = null, surcharge_since = null, erased_at = ${now}
    where id = ${customerId}`,
]

export async function eraseEverywhere(tx: Db, erased: Erased): Promise<void> {
  for (const step of [...deletions, ...reductions]) await step(tx, erased)
}
