import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const claimRows = (db: Db, { customerId }: Person) => db`
  select state, resolution, comments, answer, made_at from claim where customer_id = ${customerId} order by id`

export async function hasOpenClaim(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db<{ open: boolean }[]>`
    select exists (select from claim where customer_id = ${customerId} and state = 'open') as open`
  return row?.open ?? false
}

export const emptyClaims = (tx: Tx, { customerId }: Person) =>
  tx`update claim set comments = '' where customer_id = ${customerId}`
