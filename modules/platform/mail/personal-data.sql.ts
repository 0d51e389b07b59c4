import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const lettersOf = (db: Db, { proved }: Person) => db`
  select subject, template, language, created_at, sent_at from mail_outbox where lower(recipient) = lower(${proved}) order by id`
