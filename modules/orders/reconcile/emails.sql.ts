import { type Check, told } from './check.ts'

/** Letters about orders name the order in their subject: that is how they are matched, all at once. */
export const emailChecks: readonly Check[] = [
  {
    name: 'letter_confirmation',
    says: 'every order that was paid has its confirmation once, that of a gift card its receipt, that of places its ticket, and no other has one',
    query: (db) => db`
      with letters as (
        select substring(subject from '[0-9]{2}-[0-9]{6,}') as number, count(*) as copies from mail_outbox
        where template in ('order-confirmation', 'gift-card-receipt', 'agenda-paid') and again_of is null group by 1)
      select coalesce(o.number, l.number) as subject, ${told(db, 'letter_confirmation', '%s, %s confirmations', db`o.payment_state, coalesce(l.copies, 0)`)}
      from shop_order o full join letters l on l.number = o.number
      -- Who orders at a counter may leave no e-mail; of what is sent again for a claim the answer to the claim tells.
      where o.email is distinct from '' and o.claim_id is null
        -- Three months after an activity its letters are forgotten with the registration.
        and not (o.kind = 'activity' and not exists (select from activity_registration r where r.order_id = o.id))
        and (coalesce(l.copies, 0) <> case when exists (
        select from order_event e where e.order_id = o.id and e.event in ('authorised', 'paid', 'on_account', 'on_collection')) then 1 else 0 end
        or (o.payment_state not in ('pending', 'cancelled') and l.copies is null))`,
  },
  {
    name: 'letter_parcel',
    says: 'the customer was told once of each parcel that was handed over',
    query: (db) => db`
      with letters as (
        select substring(subject from '[0-9]{2}-[0-9]{6,}') as number, count(*) as copies from mail_outbox
        where template in ('order-sent', 'order-downloadable', 'order-collected') and again_of is null group by 1),
      gone as (
        -- Ebooks for somebody else are told of to them, on their day.
        select order_id, count(*) as parcels from parcel p where handed_over_at is not null and (
          not exists (select from parcel_line pl join order_line l on l.id = pl.order_line_id where pl.parcel_id = p.id and l.ebook_gift)
          or exists (select from parcel_line pl join order_line l on l.id = pl.order_line_id
            where pl.parcel_id = p.id and not l.ebook_gift and l.fulfilment <> 'cancelled'))
        group by 1)
      select o.number as subject, ${told(db, 'letter_parcel', '%s parcels handed over, %s letters', db`coalesce(g.parcels, 0), coalesce(l.copies, 0)`)}
      from shop_order o left join gone g on g.order_id = o.id left join letters l on l.number = o.number
      where coalesce(g.parcels, 0) <> coalesce(l.copies, 0) and o.email <> ''`,
  },
  {
    name: 'letter_refund',
    says: 'the customer was told once of each refund that reached them',
    query: (db) => db`
      with letters as (
        select substring(subject from '[0-9]{2}-[0-9]{6,}') as number, count(*) as copies from mail_outbox
        where template = 'refund-made' and again_of is null group by 1),
      back as (
        select order_id, count(*) as refunds from refund where state = 'done' group by 1)
      select o.number as subject, ${told(db, 'letter_refund', '%s refunds done, %s letters', db`coalesce(b.refunds, 0), coalesce(l.copies, 0)`)}
      from shop_order o left join back b on b.order_id = o.id left join letters l on l.number = o.number
      where coalesce(b.refunds, 0) <> coalesce(l.copies, 0) and o.email <> ''`,
  },
  {
    name: 'letter_given_up',
    says: 'no letter was given up unsent',
    query: (db) => db`
      select 'letter ' || id as subject, ${told(db, 'letter_given_up', '%s to nobody: %s', db`template, failure`)}
      from mail_outbox where sent_at is null and due_at is null and failure is not null`,
  },
]
