import { type Check, told } from './check.ts'

/** Payments that were one too many are given back as a whole; what is left is what the order was paid with. */
export const moneyChecks: readonly Check[] = [
  {
    name: 'order_movements',
    says: 'what an order took and gave back is the sum of its movements, and never more went back than came',
    query: (db) => db`
      select o.number as subject, ${told(db, 'order_movements', 'took %s by its movements %s, gave back %s by its movements %s', db`o.captured_cents, coalesce(m.captured, 0), o.refunded_cents, coalesce(m.refunded, 0)`)}
      from shop_order o
      left join (
        select order_id, sum(amount_cents) filter (where kind = 'capture') as captured,
          sum(amount_cents) filter (where kind = 'refund') as refunded
        from payment_movement group by 1) m on m.order_id = o.id
      where o.captured_cents <> coalesce(m.captured, 0) or o.refunded_cents <> coalesce(m.refunded, 0)
        or coalesce(m.refunded, 0) > coalesce(m.captured, 0)`,
  },
  {
    name: 'attempt_movements',
    says: 'a payment that the bank took is written down to the cent, one that it did not take is not, and none gives back more than it took',
    query: (db) => db`
      select o.number as subject, ${told(db, 'attempt_movements', 'payment %s (%s, %s) took %s, gave back %s', db`a.id, a.outcome, a.amount_cents, coalesce(m.captured, 0), coalesce(m.refunded, 0)`)}
      from payment_attempt a join shop_order o on o.id = a.order_id
      left join (
        select attempt_id, sum(amount_cents) filter (where kind = 'capture') as captured,
          sum(amount_cents) filter (where kind = 'refund') as refunded
        from payment_movement group by 1) m on m.attempt_id = a.id
      where (a.outcome = 'captured' and coalesce(m.captured, 0) <> a.amount_cents)
        or (a.outcome not in ('captured', 'authorised') and m.captured is not null)
        or coalesce(m.captured, 0) > a.amount_cents
        or coalesce(m.refunded, 0) > coalesce(m.captured, 0)`,
  },
  {
    name: 'paid_without_order',
    says: 'a payment that came has its order paid, or is on its way back',
    query: (db) => db`
      select o.number as subject, ${told(db, 'paid_without_order', 'payment %s %s, the order is %s', db`a.id, a.outcome, o.payment_state`)}
      from payment_attempt a join shop_order o on o.id = a.order_id
      where a.outcome in ('authorised', 'captured')
        and (o.payment_state = 'pending'
          or (o.payment_state = 'cancelled' and not exists (
            select from payment_task t where t.attempt_id = a.id and t.kind in ('refund', 'release'))))`,
  },
  {
    name: 'order_without_payment',
    says: 'an order that counts as paid has a payment, unless it cost nothing',
    query: (db) => db`
      select o.number as subject, ${told(db, 'order_without_payment', '%s, %s cents, without a payment', db`o.payment_state, o.total_cents`)}
      from shop_order o
      where o.terms <> 'account' and o.total_cents > 0
        -- What is paid when it is collected is promised without a payment.
        and o.payment_state not in ('pending', 'cancelled') and not (o.terms = 'collection' and o.payment_state = 'authorised')
        and not exists (select from payment_attempt a where a.order_id = o.id and a.outcome in ('authorised', 'captured'))`,
  },
  {
    name: 'paid_once',
    says: 'an order keeps one payment of a bank for the whole; another one is given back',
    query: (db) => db`
      select o.number as subject, ${told(db, 'paid_once', '%s payments are kept', db`count(*)`)}
      from payment_attempt a join shop_order o on o.id = a.order_id
      where a.outcome in ('authorised', 'captured') and a.parcel_id is null and a.charged_by is null and not a.pays_difference
        and a.gateway not in ('gift_card', 'till') and o.terms <> 'collection'
        and not exists (select from payment_task t where t.attempt_id = a.id and t.reason = 'order_closed')
      group by o.number having count(*) > 1`,
  },
  {
    name: 'order_paid',
    says: 'the payment state is what was taken: paid is all that is due and no more, authorised nothing yet',
    query: (db) => db`
      with kept as (
        select m.order_id, sum(m.amount_cents) filter (where m.kind = 'capture') as captured,
          coalesce(sum(m.amount_cents) filter (where m.kind = 'refund'), 0) as refunded
        from payment_movement m
        where not exists (select from payment_task t where t.attempt_id = m.attempt_id and t.reason = 'order_closed')
        group by 1),
      coming_back as (
        select a.order_id, sum(t.amount_cents) as cents from payment_task t join payment_attempt a on a.id = t.attempt_id
        where t.kind = 'refund' and t.done_at is null and t.reason <> 'order_closed' group by 1),
      due as (
        select l.order_id, sum(l.paid_cents) filter (where l.fulfilment <> 'cancelled') as goods, bool_or(l.fulfilment = 'cancelled') as less
        from order_line l group by 1),
      carried as (
        select order_id, sum(shipping_cents) filter (where state <> 'cancelled') as shipping from parcel group by 1)
      select o.number as subject, ${told(db, 'order_paid', '%s: due %s, took %s, gave back %s, coming back %s', db`o.payment_state, w.due, coalesce(k.captured, 0), coalesce(k.refunded, 0), coalesce(b.cents, 0)`)}
      from shop_order o join due d on d.order_id = o.id
      left join kept k on k.order_id = o.id left join coming_back b on b.order_id = o.id left join carried c on c.order_id = o.id
      cross join lateral (
        select case when d.less then coalesce(d.goods, 0) + coalesce(c.shipping, 0) else o.total_cents end - o.difference_cents as due,
          -- What cancelled lines had of the surcharge is shared out by the law's rates, not here.
          case when d.less then o.surcharge_cents else 0 end as slack) w
      where o.terms <> 'account' and case o.payment_state
        when 'paid' then coalesce(k.captured, 0) < w.due or coalesce(k.captured, 0) > w.due + coalesce(b.cents, 0) + w.slack
        when 'part_paid' then coalesce(k.captured, 0) not between 1 and w.due + w.slack
        when 'part_refunded' then k.refunded not between 1 and k.captured - 1
        when 'refunded' then k.refunded <> k.captured
        else coalesce(k.captured, 0) <> coalesce(k.refunded, 0) end`,
  },
  {
    name: 'parcel_charged',
    says: 'what was taken for parcels, with what gift cards paid, is what their lines and shipping cost',
    query: (db) => db`
      -- What is charged at once is charged together, and may be divided afterwards; what waits is charged parcel by parcel.
      with shares as (
        select p.order_id, case when p.charge = 'now' then 0 else p.id end as together, count(*) as lines,
          sum(l.paid_cents * pl.quantity / l.quantity::numeric) as whole,
          coalesce(sum(l.paid_cents * pl.quantity / l.quantity::numeric) filter (where l.fulfilment <> 'cancelled'), 0) as living
        from parcel p join parcel_line pl on pl.parcel_id = p.id join order_line l on l.id = pl.order_line_id group by 1, 2),
      taken as (
        select p.order_id, case when p.charge = 'now' then 0 else p.id end as together, sum(p.shipping_cents) as shipping,
          sum(p.shipping_cents) filter (where p.state <> 'cancelled') as living_shipping, sum(m.cents) as cents
        from parcel p
        left join (select parcel_id, sum(amount_cents) as cents from payment_movement where kind = 'capture' group by 1) m on m.parcel_id = p.id
        group by 1, 2),
      -- What gift cards pay belongs to no one parcel; with it all of the order is charged at once.
      by_card as (
        select m.order_id, sum(m.amount_cents) as cents from payment_movement m join payment_attempt a on a.id = m.attempt_id
        where m.kind = 'capture' and a.gateway = 'gift_card' group by 1)
      select o.number as subject, ${told(db, 'parcel_charged', 'took %s, the lines cost %s, their shipping %s', db`t.cents, round(s.whole), t.shipping`)}
      from taken t join shares s using (order_id, together) join shop_order o on o.id = t.order_id
      left join by_card g on g.order_id = t.order_id and t.together = 0
      -- What a change added is paid for by what it took off, or by a payment of its own, and by no one parcel.
      where not (exists (select from order_change c where c.order_id = o.id) and t.cents <= ceil(s.whole) + t.shipping + o.surcharge_cents)
      -- A line divided between parcels is shared out to the cent: a cent a line more or less; a line cancelled before the charge is not in it.
      and t.cents is not null and t.cents + coalesce(g.cents, 0) not between
        floor(s.living) - s.lines + coalesce(t.living_shipping, 0) and ceil(s.whole) + s.lines + t.shipping + o.surcharge_cents`,
  },
  {
    name: 'parcel_left_unpaid',
    says: 'a parcel that left was paid, or its charge is on its way or with staff',
    query: (db) => db`
      select o.number as subject, ${told(db, 'parcel_left_unpaid', 'parcel %s is %s, the order %s', db`p.id, p.state, o.payment_state`)}
      from parcel p join shop_order o on o.id = p.order_id
      where p.state in ('handed_over', 'delivered')
        and (o.payment_state in ('pending', 'cancelled') or (o.terms = 'collection' and o.payment_state = 'authorised' and o.total_cents > 0)
          or (p.charge = 'at_dispatch' and o.terms = 'prepaid' and exists (
              select from parcel_line pl join order_line l on l.id = pl.order_line_id where pl.parcel_id = p.id and l.paid_cents > 0)
            and not exists (select from payment_movement m where m.parcel_id = p.id and m.kind = 'capture')
            and not exists (select from payment_task t where t.parcel_id = p.id and t.kind in ('capture', 'charge') and t.done_at is null)
            and not exists (select from payment_flag f where f.parcel_id = p.id)))`,
  },
  {
    name: 'task_done',
    says: 'money that was to be moved and counts as moved is written down',
    query: (db) => db`
      select o.number as subject, ${told(db, 'task_done', 'task %s: %s of %s has no movement', db`t.id, t.kind, t.amount_cents`)}
      from payment_task t join payment_attempt a on a.id = t.attempt_id join shop_order o on o.id = a.order_id
      where t.done_at is not null and t.failure is null and t.kind <> 'release' and t.amount_cents > 0
        and not exists (select from payment_movement m where m.key = 'task-' || t.id or m.key like 'task-' || t.id || '-%')`,
  },
  {
    name: 'task_given_up',
    says: 'no movement of money was given up without staff having settled it',
    query: (db) => db`
      select o.number as subject, ${told(db, 'task_given_up', 'task %s: %s of %s: %s', db`t.id, t.kind, t.amount_cents, t.failure`)}
      from payment_task t join payment_attempt a on a.id = t.attempt_id join shop_order o on o.id = a.order_id
      where t.done_at is null and t.due_at is null
        and not exists (select from payment_flag f where f.key = 'task:' || t.id and f.resolved_at is not null)`,
  },
]
