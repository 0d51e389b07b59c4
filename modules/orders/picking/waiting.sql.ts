import type { Db } from '#kernel/db.ts'
import { payingStates } from '#modules/orders/order/states.ts'
import type { WaitingFor } from '#modules/people/staff/waiting-contract.ts'

// Lines are numbered as their orders come in: by number they stand oldest first, and the indexes of what is still to be taken are walked so.
export const picksWaiting = (db: Db, { onlyStore }: WaitingFor) => db`
  select o.placed_at as since, null::bigint as cents from order_line l
  join shop_order o on o.id = l.order_id and o.payment_state = any(${payingStates as string[]})
  where l.fulfilment = 'preparing' and o.on_hold_since is null and exists (
    select from order_stock s where s.order_line_id = l.id and s.picked < s.quantity
      ${onlyStore === null ? db`` : db`and s.store_code = ${onlyStore}`})
  order by l.id`
