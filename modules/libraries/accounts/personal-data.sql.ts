import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const colleagueNoteRows = (db: Db, { customerId }: Person) => db`
  select kind, text, made_at from account_note where customer_id = ${customerId} order by id`

export async function deleteNotes(tx: Tx, { customerId }: Person): Promise<void> {
  await tx`delete from account_note where customer_id = ${customerId}`
  await tx`delete from account_keeper where customer_id = ${customerId}`
}
