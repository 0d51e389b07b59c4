import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const reservationsOf = (db: Db, { customerId, proved }: Person) => db`
  select r.code, r.store_code, r.name, r.email, r.phone, r.last_day, r.state, r.made_at,
    (select json_agg(json_build_object('title', p.title, 'quantity', l.quantity)) from reservation_line l join product p on p.id = l.product_id
     where l.reservation_id = r.id) as lines
  from reservation r where r.customer_id = ${customerId} or (r.email <> '' and lower(r.email) = lower(${proved})) order by r.id`

export const wishesOf = (db: Db, { proved }: Person) => db`
  select p.title, w.store_code, w.name, w.email, w.language, w.asked_at
  from reservation_wish w join product p on p.id = w.product_id where lower(w.email) = lower(${proved}) order by w.id`

/** What is kept for them stays on its shelf until its last day, under its number alone. */
export const forgetReserver = (tx: Tx, { customerId, proved }: Person) => tx`
  update reservation set name = code, email = '', phone = '', note = '', customer_id = null, mailbox = null
  where customer_id = ${customerId} or (email <> '' and lower(email) = lower(${proved}))`

export const forgetWisher = (tx: Tx, { proved }: Person) => tx`delete from reservation_wish where lower(email) = lower(${proved})`
