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
