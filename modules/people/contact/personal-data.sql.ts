import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const messageRows = (db: Db, { proved }: Person) => db`
  select subject, kind, name, institution, email, phone, message, training, experience, knowledge, sent_at
  from contact_message
  where lower(email) = lower(${proved}) order by id`

export const deleteMessages = (tx: Tx, { proved }: Person) =>
  tx`delete from contact_message where lower(email) = lower(${proved})`
