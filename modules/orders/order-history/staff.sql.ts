import type { Db, Part } from '#kernel/db.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { FindOrders } from '#modules/orders/order/staff-contract.ts'
import type { OrderCode } from '#modules/orders/order/states.ts'
import { onDays, type Walked, walking, worded } from '#modules/people/staff/list.ts'
import { giftCardCode, ofCode } from './order-list.sql.ts'
import { concerns, holdsNow, packedBy } from './store-bound.sql.ts'

interface LinesTogether {
  states: OrderCode[]
  copies: number
}
type Found =
  | 'id'
  | 'number'
  | 'kind'
  | 'placed_at'
  | 'email'
  | 'payment_state'
  | 'shipping_method'
  | 'store_code'
  | 'total_cents'
  | 'captured_cents'
  | 'refunded_cents'
  | 'on_hold_since'
export type FoundOrder = Pick<OrderRow, Found> &
  LinesTogether & { titles: string; waits_since: Date | null; customer: string; phone: string }

export type OrderFilter = Omit<FindOrders, 'sort' | 'cursor' | 'limit'> & {
  onlyStore: string | null
  worded: readonly number[] | null
  /** What may be of the status that is asked for, where it is few. */
  maybe: readonly number[] | null
  /** Only what accounts of libraries and businesses ordered. */
  ofTrade?: boolean
}

/** What may be of a code: orders with a line in it, and other orders. */
const maybeInCode = (db: Db, code: OrderCode) => db`
  select order_id from order_line where state = ${code} union all
  select g.id from shop_order g where g.kind <> 'goods' and ${giftCardCode(db, 'g')} = ${code}`

const isInCode = (db: Db, code: OrderCode) =>
  db`and (o.kind = 'goods' ${ofCode(db, code)} or o.kind <> 'goods' and ${giftCardCode(db)} = ${code})`

/** Orders of a code. Where few may be, from their lines; where many are, a page of them is found sooner by walking through the newest. */
function inCode(db: Db, { status, maybe }: OrderFilter, walks: boolean) {
  if (status === undefined) return db``
  if (status === 'e4') return db`and o.called_off`
  if (maybe !== null) return db`and o.id = any(${maybe as number[]}) ${isInCode(db, status)}`
  return walks || status === 'e5' ? isInCode(db, status) : db`and o.id in (${maybeInCode(db, status)}) ${isInCode(db, status)}`
}

/** Words of so many orders that walking through the newest finds a page of them sooner than looking them all up. */
const common = ({ q, worded: ids }: OrderFilter) => Boolean(q) && ids === null

const few = 2_000

/** The orders that may be of a status, where they are few: nobody tells the planner that almost all of them are old. Null where they are many. */
export async function ordersMaybe(db: Db, status: OrderCode | undefined): Promise<number[] | null> {
  if (status === undefined || status === 'e5' || status === 'e4') return null
  const rows = await db<{ order_id: number }[]>`
    ${maybeInCode(db, status)} limit ${few + 1}`
  return rows.length > few ? null : [...new Set(rows.map(({ order_id }) => order_id))]
}

/** The orders with the words, where they are few: the planner knows of no word how rare it is. Null where they are many, or nothing is asked. */
export async function ordersWorded(db: Db, q: string | undefined): Promise<number[] | null> {
  if (!q) return null
  const rows = await db<{ order_id: number }[]>`
    select w.order_id from order_words w where true ${worded(db, db`w.words`, q)} limit ${few + 1}`
  return rows.length > few ? null : rows.map(({ order_id }) => order_id)
}

/** The store by whose own rows the list is walked: that which somebody is bound to, or else the one asked for. */
const walkedBy = ({ onlyStore, store_code }: OrderFilter) => onlyStore ?? store_code

/** Whether anything is asked that only the order itself says; a store's own list counts without looking at each of them. */
const asksOrder = (filter: OrderFilter) =>
  filter.ofTrade === true ||
  walkedBy(filter) === undefined ||
  [filter.number, filter.email, filter.payment, filter.customer, filter.status, filter.wants].some(
    (asked) => asked !== undefined,
  ) ||
  (filter.store_code !== undefined && filter.store_code !== walkedBy(filter))

const orderId = (db: Db, filter: OrderFilter) => (walkedBy(filter) === undefined ? db`o.id` : db`s.order_id`)

const comesFrom = (db: Db, filter: OrderFilter) =>
  walkedBy(filter) === undefined
    ? db`from shop_order o`
    : db`from order_of_store s ${asksOrder(filter) ? db`join shop_order o on o.id = s.order_id` : db``}`

/** Orders without goods are few, and have an index of their own. */
const ofKind = (db: Db, kind: string, store: string | undefined) =>
  store === undefined ? db`and o.kind = ${kind} ${kind === 'goods' ? db`` : db`and o.kind <> 'goods'`}` : db`and s.kind = ${kind}`

/** What an order waits for, each by an index of such orders alone. */
const wanting = (db: Db, id: Part): Record<NonNullable<FindOrders['wants']>, Part> => ({
  difference: db`o.difference_cents > 0`,
  shipping_cost: db`o.shipping_pending`,
  invoice: db`${id} in (select order_id from parcel where lacks_invoice)`,
  release: db`o.on_hold_since is not null`,
})

/** Where every order comes from that is found, whatever the page. */
function foundIn(db: Db, filter: OrderFilter, { walks }: { walks: boolean }) {
  const id = orderId(db, filter)
  const store = walkedBy(filter)
  return db`
  ${comesFrom(db, filter)} ${common(filter) ? db`join order_words w on w.order_id = ${id}` : db``}
  where ${store === undefined ? db`true` : db`s.store_code = ${store} and ${holdsNow(db)}`}
    ${common(filter) ? worded(db, db`w.words`, filter.q) : db``}
    ${filter.worded ? db`and ${id} = any(${filter.worded})` : db``}
    ${onDays(db, store === undefined ? db`o.placed_at` : db`s.placed_at`, filter)}
    ${filter.number === undefined ? db`` : db`and starts_with(o.number, ${filter.number})`}
    ${filter.email === undefined ? db`` : db`and lower(o.email) = lower(${filter.email})`}
    ${filter.payment === undefined ? db`` : db`and o.payment_state = ${filter.payment}`}
    ${filter.kind === undefined ? db`` : ofKind(db, filter.kind, store)}
    ${filter.delivery === undefined ? db`` : store === undefined ? db`and o.shipping_method = ${filter.delivery}` : db`and s.delivery = ${filter.delivery}`}
    ${filter.wants === undefined ? db`` : db`and ${wanting(db, id)[filter.wants]}`}
    ${filter.customer === undefined ? db`` : db`and o.owner_id = ${filter.customer}`}
    ${filter.ofTrade ? db`and o.owner_kind = 'customer' and exists (select from customer a where a.id = o.owner_id and a.kind <> 'private')` : db``}
    ${filter.product === undefined ? db`` : db`and ${id} in (select order_id from order_line where product_id = ${filter.product})`}
    ${inCode(db, filter, walks)}
    ${
      filter.parcel === undefined
        ? db``
        : db`and ${id} in (select order_id from parcel p where p.state = ${filter.parcel}
        ${filter.onlyStore === null ? db`` : db`and (p.store_code = ${filter.onlyStore} or p.store_code is null)`})`
    }
    ${filter.store_code === undefined || filter.store_code === store ? db`` : db`and ${concerns(db, filter.store_code)}`}`
}

/** What says neither which orders nor of which store. */
const beside = new Set(['q', 'sort', 'cursor', 'limit', 'as', 'fields', 'uncounted', 'onlyStore', 'worded', 'maybe'])

/** Words and nothing else, asked of all stores: their own rows say how many there are. */
const wordsAlone = (filter: OrderFilter) =>
  common(filter) &&
  filter.onlyStore === null &&
  !filter.ofTrade &&
  Object.entries(filter).every(([name, asked]) => asked === undefined || asked === false || beside.has(name))

export const matchingOrders = (db: Db, filter: OrderFilter) =>
  wordsAlone(filter)
    ? db`select from order_words w where true ${worded(db, db`w.words`, filter.q)}`
    : db`select ${orderId(db, filter)} ${foundIn(db, filter, { walks: false })}`

/** A page of ids is walked by what order_of_store says where the list is a store's own, and laid out by the orders themselves. */
const walkOf = (db: Db, query: FindOrders, from: Part, id: Part) =>
  walking(
    db,
    query,
    { placed_at: { by: db`${from}.placed_at`, kind: 'instant' }, total: { by: db`${from}.total_cents`, kind: 'number' } },
    { id },
  )

/** A page of orders with what a row says of each; read for the orders of the page alone. */
export const findOrders = (db: Db, query: FindOrders, filter: OrderFilter) => {
  const walk = walkOf(db, query, walkedBy(filter) === undefined ? db`o` : db`s`, orderId(db, filter))
  return db<(FoundOrder & Walked)[]>`
  with page as materialized (
    select ${orderId(db, filter)} as id, ${walk.key} ${foundIn(db, filter, { walks: true })} ${walk.after} ${walk.order})
  select o.id, o.number, o.kind, o.placed_at, o.email, o.payment_state, o.shipping_method, o.store_code, o.total_cents, o.captured_cents,
    o.refunded_cents, o.on_hold_since, l.states, l.copies, coalesce(l.titles, '') as titles, p.waits_since, page.list_key, page.list_id,
    coalesce(nullif(btrim(coalesce(nullif(c.library, ''), nullif(c.company, ''), concat_ws(' ', c.name, c.surnames))), ''),
      o.delivery_address ->> 'recipient', o.pickup_point ->> 'recipient', o.billing_address ->> 'recipient', '') as customer,
    coalesce(nullif(c.phone, ''), o.delivery_address ->> 'phone', o.pickup_point ->> 'phone', o.billing_address ->> 'phone', '') as phone
  from page join shop_order o on o.id = page.id
  left join customer c on c.id = o.owner_id
  cross join lateral (
    select coalesce(array_agg(state order by position), '{}') as states, coalesce(sum(quantity), 1)::int as copies,
      left(string_agg(title, ' · ' order by position), 200) as titles
    from order_line where order_id = o.id) l
  cross join lateral (
    select case when bool_or(state = 'planned') then o.placed_at else min(ready_at) filter (where state = 'ready') end as waits_since
    from parcel where order_id = o.id and state in ('planned', 'ready')) p
  ${walkOf(db, query, db`o`, db`o.id`).order}`
}

export type WholeOrder = OrderRow & LinesTogether

export async function wholeOrder(db: Db, number: string, onlyStore: string | null): Promise<WholeOrder | undefined> {
  const [row] = await db<WholeOrder[]>`
    select o.*, l.states, l.copies from shop_order o
    cross join lateral (
      select coalesce(array_agg(state order by position), '{}') as states, coalesce(sum(quantity), 1)::int as copies from order_line where order_id = o.id) l
    where o.number = ${number} ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`
  return row
}

/** A colleague's name stands beside what they did. */
export const eventsOf = (db: Db, orderId: number) => db<
  { at: Date; actor: string; who: string | null; event: string; detail: string }[]
>`
  select e.at, e.actor, case when e.actor = 'staff' then u.name end as who, e.event, e.detail
  from order_event e left join staff_user u on e.actor = 'staff' and u.id::text = e.actor_id
  where e.order_id = ${orderId} order by e.id`

export async function nameOfColleague(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db<{ name: string }[]>`select name from staff_user where id = ${id}`
  return row?.name
}

export const orderCounts = (db: Db, owners: readonly string[]) => db<{ owner_id: string; orders: number }[]>`
  select owner_id, count(*)::int as orders from shop_order where owner_id = any(${owners as string[]}) group by owner_id`

export const namedOrders = (db: Db, numbers: readonly string[]) => db<
  { number: string; email: string; owner_id: string | null }[]
>`
  select number, email, owner_id from shop_order where number = any(${numbers as string[]}) order by number`

/** The number of a parcel's order; nothing when the parcel is not of the store. */
export async function numberOfParcel(db: Db, parcelId: number, onlyStore: string | null): Promise<string | undefined> {
  const [row] = await db<{ number: string }[]>`
    select o.number from parcel p join shop_order o on o.id = p.order_id
    where p.id = ${parcelId} ${onlyStore === null ? db`` : db`and ${packedBy(db, onlyStore)}`}`
  return row?.number
}

/** The order's id; nothing when the store has nothing to do with it. */
export async function idOfOrder(db: Db, number: string, onlyStore: string | null): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    select o.id from shop_order o where o.number = ${number}
      ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`
  return row?.id
}
