import type { Db } from '#kernel/db.ts'
import type { ProvedAddress } from '#modules/people/access/proved-address.ts'
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
  /** The same once it is known to be theirs; null: rows that are found by an e-mail are not theirs. */
  proved: ProvedAddress | null
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
  (tx, { proved }) => tx`delete from stock_notice where lower(email) = lower(${proved})`,
  (tx, { email, proved }) => tx`
    delete from newsletter_subscription
    where email = lower(${proved}) or (email = lower(${email}) and form in ('register', 'data', 'privacy'))`,
  // Places that were kept for them go back; whoever waits for them moves up.
  (tx, { proved }) => tx`
    with gone as (delete from activity_registration where lower(email) = lower(${proved}) returning activity_id, places, state)
    update activity a set taken = a.taken - g.places
    from (select activity_id, sum(places)::int as places from gone where state = 'confirmed' group by activity_id) g
    where a.id = g.activity_id`,
  (tx, { proved }) => tx`delete from contact_message where lower(email) = lower(${proved})`,
  (tx, { customerId, proved }) => tx`
    delete from card_request where customer_id = ${customerId} or lower(email) = lower(${proved})`,
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
      tax_id = '', recipient_tax_id = '', placed_by = null, approved_by = null,
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
  (tx, { customerId }) => tx`
    update withdrawal_declaration set declared_name = ''
    where order_id in (select id from shop_order where owner_id = ${customerId})`,
  // What lies in an open cart becomes nobody's, and is swept like every cart that nobody touches.
  (tx, { customerId }) => tx`
    update cart set comments = '', delivery_address = null, pickup_point = null,
      owner_id = case when closed_at is not null then owner_id end, owner_kind = case when closed_at is not null then owner_kind end
    where owner_id = ${customerId}`,
  (tx, { customerId }) => tx`update claim set comments = '' where customer_id = ${customerId}`,
  (tx, { customerId }) => tx`
    update desk_list set name = '', comments = '', reference = '', letter = '', returned_reason = '' where customer_id = ${customerId}`,
  (tx, { customerId, proved, placeholder }) => tx`
    update coupon_use set email = lower(${placeholder}) where customer_id = ${customerId} or email = lower(${proved})`,
  (tx, { proved, placeholder }) => tx`
    update coupon_holder set holder = 'mail:' || lower(${placeholder}) where holder = 'mail:' || lower(${proved})`,
  (tx, { proved, placeholder }) => tx`
    update coupon set email = lower(${placeholder}), active = false where email = lower(${proved})`,
  // The money stays with whoever has the code; the names and words go, of what was sent. What waits for its day still has to arrive.
  (tx, { customerId }) => tx`
    update gift_card set giver_name = '', message = '', recipient_name = '', recipient_email = ''
    where sent_at is not null and order_id in (select id from shop_order where owner_id = ${customerId})`,
  (tx, { proved, placeholder }) => tx`
    update gift_card set recipient_name = '', recipient_email = ${placeholder}, message = ''
    where sent_at is not null and lower(recipient_email) = lower(${proved})`,
  (tx, { proved, placeholder }) => tx`update guest set email = ${placeholder} where lower(email) = lower(${proved})`,
  // That a letter was written stays, for the books; to whom and what it said does not, and what has not left yet stays here.
  (tx, erased) => tx`delete from mail_attachment where letter_id in (${lettersOf(tx, erased)})`,
  (tx, erased) => tx`
    update mail_outbox set recipient = ${erased.placeholder}, html = '', plain = '', due_at = null where id in (${lettersOf(tx, erased)})`,
  (tx, erased) => tx`
    delete from mail_attachment where letter_id in (${noticesAbout(tx, erased)})`,
  (tx, erased) => tx`
    update mail_outbox set subject = '—', html = '', plain = '', due_at = null where id in (${noticesAbout(tx, erased)})`,
  // The proof of a consent can still be found by whoever shows the address, and by nobody else.
  (tx, { customerId, proved }) => tx`
    update consent set email = 'sha256:' || encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'), address = null
    where customer_id = ${customerId} or lower(email) = lower(${proved})`,
  (tx, { customerId, now }) => tx`
    update account_member set name = '—', email = id || '@erased.invalid', password_hash = null, closed_at = coalesce(closed_at, ${now})
    where customer_id = ${customerId}`,
  (tx, { proved, now }) => tx`update erasure_request set done_at = ${now} where email = lower(${proved}) and done_at is null`,
  (tx, { customerId, placeholder, now }) => tx`
    update customer set email = ${placeholder}, password_hash = '', name = '', surnames = '', phone = '', tax_id = null, company = '',
      library = '', contact_person = '', newsletter = false, verified_at = null, activated_at = null, vat_verified_at = null,
      vat_proof = null, surcharge_since = null, recheck_since = null, erased_at = ${now}
    where id = ${customerId}`,
]

/**
 * Letters to a proved address, to the people who signed in for the account while they did, and invitations that nobody answered. Of an
 * address that is not proved, letters about the account and its orders alone: the others are its owner's.
 */
const lettersOf = (tx: Db, { customerId, email, proved }: Erased) => tx`
  select l.id from mail_outbox l where lower(l.recipient) = lower(${proved})
  union all
  select l.id from mail_outbox l join account_member m on lower(m.email) = lower(l.recipient)
  where m.customer_id = ${customerId} and (l.template = 'member-invitation' and m.joined_at is null
    or l.created_at >= m.joined_at and l.created_at < coalesce(m.closed_at, 'infinity'))
  union all
  select l.id from mail_outbox l join customer c on c.id = ${customerId} and l.created_at >= c.created_at
  where lower(l.recipient) = lower(${email}) and (l.template like 'email-%' or l.template = 'account-activated'
    or exists (select from shop_order o where o.owner_id = c.id and position(o.number in l.plain) > 0))`

/** Letters to the shop that an account itself caused, and those that anybody does who types an address. */
const ofAccounts = ['claim-notice', 'request-notice', 'order-letter', 'identity-notice']
const ofForms = ['contact-notice', 'card-request-notice', 'erasure-notice']

/** Letters to the shop that repeat who somebody is and what they wrote. */
const noticesAbout = (tx: Db, { customerId, email, proved }: Erased) => tx`
  select l.id from mail_outbox l join customer c on c.id = ${customerId}
  where l.template = any(${ofAccounts}) and l.created_at >= c.created_at
    and (position(lower(${email}) in lower(l.plain)) > 0 or position(c.id in l.plain) > 0
      or exists (select from account_member m where m.customer_id = c.id and position(lower(m.email) in lower(l.plain)) > 0))
  union all
  select l.id from mail_outbox l where l.template = any(${ofForms}) and position(lower(${proved}) in lower(l.plain)) > 0`

export async function eraseEverywhere(tx: Db, erased: Erased): Promise<void> {
  for (const step of [...deletions, ...reductions]) await step(tx, erased)
}
