import type { Db } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const quotesOfPerson = (db: Db, { customerId }: Person) => db`
  select q.number, q.revision, q.state, q.name, q.contact, q.email, q.phone, q.address, q.reference, q.note, q.valid_until,
    (q.total_cents / 100.0)::float8 as total, q.made_at, q.sent_at, q.seen_at, q.decided_at, q.reason,
    (select json_agg(json_build_object('title', l.title, 'quantity', l.quantity, 'unit', l.unit_cents / 100.0) order by l.position)
     from quote_line l where l.quote_id = q.id) as lines
  from quote q where q.customer_id = ${customerId} order by q.id`
