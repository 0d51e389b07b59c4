import type { Db, Tx } from '#kernel/db.ts'
import type { LeavingPerson, Person } from '#modules/people/privacy/person-contract.ts'

/** Gift cards that were bought with an order of theirs, or given to their address. */
export const giftCardData = (db: Db, { customerId, proved }: Person) => db`
  select case when o.owner_id = ${customerId} then 'bought' else 'received' end as role, o.number as order,
    c.initial_cents / 100.0::float8 as amount, c.balance_cents / 100.0::float8 as left_on_it, c.last4 as ends_in, c.recipient_name,
    case when o.owner_id = ${customerId} or lower(c.recipient_email) = lower(${proved}) then c.recipient_email end as recipient_email,
    c.giver_name, c.message, c.send_on, c.sent_at, c.expires_on,
    (select json_agg(json_build_object('at', e.at, 'kind', e.kind, 'amount', e.amount_cents / 100.0) order by e.id)
     from gift_card_entry e where e.gift_card_id = c.id) as movements
  from gift_card c left join shop_order o on o.id = c.order_id
  where o.owner_id = ${customerId} or lower(c.recipient_email) = lower(${proved}) order by c.id`

/** The money stays with whoever has the code; the names and words go, of what was sent. What waits for its day still has to arrive. */
export const emptyReceived = (tx: Tx, { proved, placeholder }: LeavingPerson) => tx`
  update gift_card set recipient_name = '', recipient_email = ${placeholder}, message = ''
  where sent_at is not null and lower(recipient_email) = lower(${proved})`

export const emptyBought = (tx: Tx, { customerId }: Person) => tx`
  update gift_card set giver_name = '', message = '', recipient_name = '', recipient_email = ''
  where sent_at is not null and order_id in (select id from shop_order where owner_id = ${customerId})`
