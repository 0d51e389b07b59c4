import type { Db } from '#kernel/db.ts'
import type { MemberAddress, Person } from '#modules/people/privacy/person-contract.ts'

export const memberData = (db: Db, { customerId }: Person) => db`
  select name, email, role, spending_limit_cents / 100.0::float8 as spending_limit, invited_at, joined_at, closed_at
  from account_member where customer_id = ${customerId} order by invited_at`

export const addressesOfMembers = (db: Db, customerId: string) => db<MemberAddress[]>`
  select email, joined_at as "joinedAt", closed_at as "closedAt" from account_member where customer_id = ${customerId} order by id`
