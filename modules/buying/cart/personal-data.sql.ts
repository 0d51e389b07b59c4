import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const cartRows = (db: Db, { customerId }: Person) => db`
  select c.created_at, c.updated_at, c.comments, c.delivery_address, c.coupon_code,
    (select json_agg(json_build_object('title', p.title, 'quantity', l.quantity, 'gift_to', g.recipient_email, 'gift_from', g.giver_name,
       'gift_message', g.message,
       'dedications', (select json_agg(s.dedication order by s.id) from cart_signed_copy s
         where s.cart_id = l.cart_id and s.product_id = l.product_id and s.dedication <> ''))) from cart_line l join product p on p.id = l.product_id
     left join cart_ebook_gift g on g.cart_id = l.cart_id and g.product_id = l.product_id where l.cart_id = c.id) as lines
  from cart c where c.owner_id = ${customerId} and c.closed_at is null`

/** What lies in an open cart becomes nobody's, and is swept like every cart that nobody touches. */
export const emptyCarts = (tx: Tx, { customerId }: Person) => tx`
  update cart set comments = '', delivery_address = null, pickup_point = null,
    owner_id = case when closed_at is not null then owner_id end, owner_kind = case when closed_at is not null then owner_kind end
  where owner_id = ${customerId}`
