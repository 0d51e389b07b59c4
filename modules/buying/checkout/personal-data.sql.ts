import type { Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const deleteOrderRequests = (tx: Tx, { customerId }: Person) =>
  tx`delete from order_request where owner_id = ${customerId}`
