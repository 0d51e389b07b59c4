import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

/** Those of the account, and e-mails from its proved address that nobody has said whose they are. */
const ofPerson = (db: Db, { customerId, proved }: Person) =>
  db`(l.customer_id = ${customerId} or l.customer_id is null and lower(l.email) = lower(${proved}))`

export const orderLetterRows = (db: Db, person: Person) => db`
  select l.number, l.email, l.subject, l.comments, l.file_name, l.sent_at, l.state, l.reason,
    (select number from shop_order o where o.id = l.order_id) as "order", (
    select coalesce(jsonb_agg(jsonb_build_object('asked', g.asked, 'ean', g.ean, 'quantity', g.quantity, 'note', g.note) order by g.line), '[]')
    from order_letter_line g where g.letter_id = l.id) as lines
  from order_letter l where ${ofPerson(db, person)} order by l.id`

export const deleteOrderLetters = (tx: Tx, person: Person) => tx`delete from order_letter l where ${ofPerson(tx, person)}`
