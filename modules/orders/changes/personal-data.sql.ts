import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const changeRows = (db: Db, { customerId }: Person) => db`
  select o.number as order, c.at, c.reason, c.added_cents / 100.0::float8 as added, c.removed_cents / 100.0::float8 as removed
  from order_change c join shop_order o on o.id = c.order_id where o.owner_id = ${customerId} order by c.id`
