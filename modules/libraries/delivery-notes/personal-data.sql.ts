import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const noteRows = (db: Db, { customerId }: Person) => db`
  select n.code, o.number as order, n.issued_on, n.copies, n.total_cents / 100.0::float8 as total, n.requested_at
  from delivery_note n join shop_order o on o.id = n.order_id where n.customer_id = ${customerId} order by n.id`
