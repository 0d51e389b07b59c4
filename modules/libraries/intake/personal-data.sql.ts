import type { Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const deleteReadings = (tx: Tx, { customerId }: Person) => tx`delete from reading where customer_id = ${customerId}`
