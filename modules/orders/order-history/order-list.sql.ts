import type { Db } from '#kernel/db.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import { type OrderCode, progress } from '#modules/orders/order/states.ts'

const ordersPerPage = 20
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / ordersPerPage))

export type ListedOrder = Pick<
  OrderRow,
  'number' | 'storefront_code' | 'kind' | 'placed_at' | 'payment_state' | 'reference' | 'total_cents'
> & {
  states: OrderCode[]
  copies: number
  /** Of all that were found. */
  total: number
}

// As the index order_line_living says it: few lines of a customer are neither invoiced and closed nor cancelled.
const living = (db: Db) => db`l.state not in ('e4', 'e5')`

/** Whether an order has a line; a subquery of its own, so that one probe of an index answers it however many lines there are. */
const hasLine = (db: Db, which: ReturnType<typeof living>) =>
  db`(select true from order_line l where l.order_id = o.id and ${which} limit 1)`
/** Orders of a code: that of their least advanced living line (orderCodeOf). */
export function ofCode(db: Db, code: OrderCode) {
  if (code === 'e4') return db`and o.called_off`
  // Nearly every order: few have a line that was called off, and only of those it is asked whether all were.
  if (code === 'e5')
    return db`and ${hasLine(db, living(db))} is null and (${hasLine(db, db`l.state = 'e4'`)} is null or ${hasLine(db, db`l.state = 'e5'`)})`
  const before = progress.slice(0, progress.indexOf(code))
  return db`
    and ${hasLine(db, db`${living(db)} and l.state = ${code}`)}
    ${before.length > 0 ? db`and ${hasLine(db, db`${living(db)} and l.state = any(${before as OrderCode[]})`)} is null` : db``}`
}

/** As orderStatus says it of an order without lines. */
export const giftCardCode = (db: Db, order = 'o') =>
  db`case when ${db(`${order}.payment_state`)} = 'pending' then 'e0'
    when ${db(`${order}.payment_state`)} in ('cancelled', 'refunded') then 'e4' else 'e7' end`

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** A page of an owner's orders, newest first, of a code and with words in their number or reference where they are given. */
export const ordersOf = (
  db: Db,
  owner: string,
  { status, words, page }: { status: OrderCode | 'all'; words: string; page: number },
) => db<ListedOrder[]>`
  with found as (
    select o.id, count(*) over ()::int as total from shop_order o
    where o.owner_id = ${owner}
      ${words === '' ? db`` : db`and (o.number ilike ${pattern(words)} or o.reference ilike ${pattern(words)})`}
      ${status === 'all' ? db`` : db`and (o.kind <> 'goods' and ${giftCardCode(db)} = ${status} or o.kind = 'goods' ${ofCode(db, status)})`}
    order by o.id desc limit ${ordersPerPage} offset ${(page - 1) * ordersPerPage})
  select o.number, o.storefront_code, o.kind, o.placed_at, o.payment_state, o.reference, o.total_cents, l.states, l.copies, f.total
  from found f join shop_order o on o.id = f.id
  join lateral (
    select coalesce(array_agg(state order by position), '{}') as states, coalesce(sum(quantity), 1)::int as copies
    from order_line where order_id = o.id) l on true
  order by o.id desc`

/** Who of the account placed an order and agreed to it, empty for its holder, and the budget it is charged to. */
export async function whoOf(db: Db, orderId: number) {
  const [row] = await db<{ placed_by: string; approved_by: string; budget: string }[]>`
    select coalesce(p.name, '') as placed_by, coalesce(a.name, '') as approved_by,
      concat_ws(' · ', nullif(b.title, ''), nullif(b.contract, ''), nullif(b.lot, '')) as budget
    from shop_order o left join account_member p on p.id = o.placed_by left join account_member a on a.id = o.approved_by
    left join budget b on b.id = o.budget_id where o.id = ${orderId}`
  return row ?? null
}
