import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const messageRows = (db: Db, { proved }: Person) => db`
  select subject, kind, name, institution, email, phone, message, training, experience, knowledge, sent_at, (
    select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'text', e.text, 'email', e.email, 'at', e.at) order by e.id), '[]')
    from contact_entry e where e.message_id = m.id and e.kind in ('answer', 'received', 'told')) as conversation
  from contact_message m
  where lower(email) = lower(${proved}) order by id`

export const deleteMessages = (tx: Tx, { proved }: Person) =>
  tx`delete from contact_message where lower(email) = lower(${proved})`
