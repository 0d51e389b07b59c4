import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const sessionRows = (db: Db, { customerId }: Person) => db`
  select device, created_at as opened_at, used_at, expires_at from session where id = ${customerId} order by created_at`

export const deleteSessions = (tx: Tx, { customerId }: Person) => tx`delete from session where id = ${customerId}`
