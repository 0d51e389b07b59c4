import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const reviewsOfPerson = (db: Db, { customerId }: Person) => db`
  select p.title, r.stars, r.words, r.name, r.language, r.state, r.written_at, r.decided_at, r.refused_for, r.note, r.reply
  from reader_review r join product p on p.id = r.product_id where r.customer_id = ${customerId} order by r.id`

export const deleteReviewsOf = (tx: Tx, { customerId }: Person) => tx`delete from reader_review where customer_id = ${customerId}`
