import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const returnsByOrder = (db: Db, { customerId }: Person) => db<{ number: string; returns: unknown }[]>`
  select o.number, json_agg(r.said order by r.at) as returns
  from shop_order o join lateral (
    select requested_at as at, json_build_object('kind', kind, 'state', state, 'reason', reason, 'answer', answer,
      'declared_name', declared_name, 'requested_at', requested_at) as said
    from order_return where order_id = o.id
    union all
    select declared_at, json_build_object('kind', 'declaration', 'declared_name', declared_name, 'requested_at', declared_at,
      'confirmed_at', confirmed_at)
    from withdrawal_declaration where order_id = o.id) r on true
  where o.owner_id = ${customerId} group by o.id, o.number`

export async function hasOpenReturn(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db<{ open: boolean }[]>`
    with mine as materialized (select id from shop_order where owner_id = ${customerId})
    select exists (select from mine o join order_return r on r.order_id = o.id where r.state in ('requested', 'accepted', 'received'))
      or exists (select from mine o join refund r on r.order_id = o.id where r.state not in ('done', 'refused')) as open`
  return row?.open ?? false
}

export async function emptyDeclarations(tx: Tx, { customerId }: Person): Promise<void> {
  await tx`
    update order_return set declared_name = '', reason = ''
    where order_id in (select id from shop_order where owner_id = ${customerId})`
  await tx`
    update withdrawal_declaration set declared_name = ''
    where order_id in (select id from shop_order where owner_id = ${customerId})`
}
