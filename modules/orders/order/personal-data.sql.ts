import type { Db, Tx } from '#kernel/db.ts'
import type { LeavingPerson, Person } from '#modules/people/privacy/person-contract.ts'

/** Whether orders are under way, and whether something of them is owed. */
export async function underWay(db: Db, customerId: string): Promise<{ orders: boolean; owed: boolean }> {
  const [row] = await db<{ orders: boolean; owed: boolean }[]>`
    with mine as materialized (select id, payment_state, owed_cents from shop_order where owner_id = ${customerId})
    select
      exists (select from mine o where o.payment_state = 'pending' or (o.payment_state <> 'cancelled' and exists (
        select from order_line l where l.order_id = o.id and (l.fulfilment in ('placed', 'awaiting_launch', 'preparing', 'ready')
          or l.fulfilment = 'sent' and l.invoicing <> 'closed')))
      ) as orders,
      exists (select from mine o where o.owed_cents > 0) as owed`
  return row!
}

export const numbersOf = (db: Db, { customerId }: Person) => db<{ number: string }[]>`
  select number from shop_order where owner_id = ${customerId} order by id`

/** Country, province and postcode stay: they say which tax was due. Name and address stand on the invoices alone. */
export const emptyOrders = (tx: Tx, { customerId, placeholder }: LeavingPerson) => tx`
  update shop_order set email = ${placeholder}, comments = '', reference = '', pickup_point = null, billing_address = null,
    tax_id = '', recipient_tax_id = '', placed_by = null, approved_by = null,
    delivery_address = case when delivery_address is null then null else jsonb_build_object('recipient', '', 'street', '', 'floor', null,
      'city', '', 'phone', null, 'postcode', delivery_address -> 'postcode', 'region', delivery_address -> 'region',
      'country', delivery_address -> 'country') end
  where owner_id = ${customerId}`

/** Ebooks that they gave with an order of theirs, or that were given to them; a recipient sees no address but their own. */
export const ebookGiftData = (db: Db, { customerId, proved }: Person) => db`
  select case when o.owner_id = ${customerId} then 'given' else 'received' end as role,
    case when o.owner_id = ${customerId} then o.number end as order, l.title,
    case when o.owner_id = ${customerId} or lower(g.recipient_email) = lower(${proved}) then g.recipient_email end as recipient_email,
    g.giver_name, g.message, g.send_on, g.sent_at, g.opened_at
  from ebook_gift g join order_line l on l.id = g.order_line_id join shop_order o on o.id = l.order_id
  where o.owner_id = ${customerId} or g.customer_id = ${customerId} or lower(g.recipient_email) = lower(${proved}) order by l.id`

/** What was sent needs its giver's name and words no more; what waits for its day still has to arrive. */
export const emptyGivenEbooks = (tx: Tx, { customerId }: Person) => tx`
  update ebook_gift g set giver_name = '', message = '' from order_line l, shop_order o
  where l.id = g.order_line_id and o.id = l.order_id and o.owner_id = ${customerId} and g.sent_at is not null`

/** The same of the address of whoever got it: with the link in their letter it stays theirs. */
export const emptyReceivedEbooks = (tx: Tx, { proved, placeholder }: LeavingPerson) => tx`
  update ebook_gift set recipient_email = ${placeholder}, message = ''
  where sent_at is not null and lower(recipient_email) = lower(${proved})`

/** What they opened stands among nobody's ebooks. */
export const emptyOpenedEbooks = (tx: Tx, { customerId }: Person) => tx`
  update ebook_gift set customer_id = null where customer_id = ${customerId}`

/** Whom copies of their orders are written for, and where they are signed. */
export const dedicationData = (db: Db, { customerId }: Person) => db`
  select o.number as "order", l.title, l.quantity, l.dedication,
    (select g.titles ->> 'es' from signing g where g.id = l.signing_id) as signing
  from order_line l join shop_order o on o.id = l.order_id where o.owner_id = ${customerId} and l.dedication <> '' order by l.id`

/** Whom a copy was written for; that it was made for one person stays with the books. */
export const emptyDedications = (tx: Tx, { customerId }: Person) => tx`
  update order_line l set dedication = '' from shop_order o
  where o.id = l.order_id and o.owner_id = ${customerId} and l.dedication <> ''`
