import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const reservationsOf = (db: Db, { customerId }: Person) => db`
  select r.code, r.store_code, r.name, r.email, r.phone, r.last_day, r.state, r.made_at,
    (select json_agg(json_build_object('title', p.title, 'quantity', l.quantity)) from reservation_line l join product p on p.id = l.product_id
     where l.reservation_id = r.id) as lines
  from reservation r where r.customer_id = ${customerId} order by r.id`

/** What is kept for them stays on its shelf until its last day, under its number alone. */
export const forgetReserver = (tx: Tx, { customerId }: Person) => tx`
  update reservation set name = code, email = '', phone = '', note = '', customer_id = null where customer_id = ${customerId}`
