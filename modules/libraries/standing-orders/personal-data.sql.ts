import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const standingOrderRows = (db: Db, { customerId }: Person) => db`
  select s.* from standing_order s where s.customer_id = ${customerId} order by s.id`

export const deleteStandingOrders = (tx: Tx, { customerId }: Person) =>
  tx`delete from standing_order where customer_id = ${customerId}`
