import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

/** Without the token, which is a secret between shop and gateway. */
export const cardRows = (db: Db, { customerId }: Person) => db`
  select brand, last4 as ends_in, expires, consented_at, consent_version, used_at from kept_card
  where customer_id = ${customerId} order by id`
