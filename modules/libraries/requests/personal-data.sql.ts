import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const requestRows = (db: Db, { customerId }: Person) => db`
  select number, asked, ean, quantity, note, state, asked_at, answer, answered_at from bookseller_request
  where customer_id = ${customerId} order by id`

export const deleteRequests = (tx: Tx, { customerId }: Person) =>
  tx`delete from bookseller_request where customer_id = ${customerId}`
