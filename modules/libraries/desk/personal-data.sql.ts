import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const listRows = (db: Db, { customerId }: Person) => db`
  select l.kind, l.state, l.name, l.reference, l.comments, l.created_at,
    (select json_agg(json_build_object('asked', d.asked, 'ean', d.ean, 'quantity', d.quantity, 'note', d.note) order by d.position)
     from desk_line d where d.list_id = l.id) as lines
  from desk_list l where l.customer_id = ${customerId} order by l.id`

/** Lists that became an order stay with it, without their words. */
export async function eraseLists(tx: Tx, { customerId }: Person): Promise<void> {
  await tx`delete from desk_list where customer_id = ${customerId} and state <> 'ordered'`
  await tx`delete from desk_refusal where customer_id = ${customerId}`
  await tx`
    update desk_list set name = '', comments = '', reference = '', letter = '', returned_reason = '' where customer_id = ${customerId}`
}
