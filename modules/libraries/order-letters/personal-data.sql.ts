import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const orderLetterRows = (db: Db, { customerId }: Person) => db`
  select number, comments, file_name, sent_at from order_letter where customer_id = ${customerId} order by id`

export const deleteOrderLetters = (tx: Tx, { customerId }: Person) =>
  tx`delete from order_letter where customer_id = ${customerId}`
