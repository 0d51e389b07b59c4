import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const readingRows = (db: Db, { customerId }: Person) => db`
  select name, read_at, taken_at, row_count as rows, lines, unread from reading where customer_id = ${customerId} order by id`

export const deleteReadings = (tx: Tx, { customerId }: Person) => tx`delete from reading where customer_id = ${customerId}`
