import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { betweenDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindReservations } from './staff-contract.ts'
import type { ReservationState } from './states.ts'

export interface ReservationRow {
  id: number
  code: string
  store_code: string
  store: string
  cart_id: string
  customer: string | null
  name: string
  email: string
  phone: string
  language: Language
  last_day: Day
  note: string
  state: ReservationState
  titles: string
  copies: number
  made_by: string | null
  made_at: Date
  closed_at: Date | null
  closed_by: string | null
}

const columns = (db: Db) => db`
  r.id, r.code, r.store_code, s.name as store, r.cart_id, r.customer_id as customer, r.name, r.email, r.phone, r.language, r.last_day, r.note,
  r.state, l.titles, l.copies, m.name as made_by, r.made_at, r.closed_at, c.name as closed_by`
const around = (db: Db, language: Language) => db`
  join store s on s.code = r.store_code left join staff_user m on m.id = r.made_by left join staff_user c on c.id = r.closed_by
  cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as copies, coalesce(left(string_agg(title_in(p, ${language}), ' · ' order by p.id), 200), '') as titles
    from reservation_line l join product p on p.id = l.product_id where l.reservation_id = r.id) l`

const foundIn = (db: Db, { q, from, to, store_code, state }: FindReservations, onlyStore: string | null) => db`
  from reservation r where true
    ${worded(db, db`list_words(r.code || ' ' || r.name || ' ' || r.email || ' ' || digits_of(r.phone))`, q)}
    ${betweenDays(db, db`r.last_day`, { from, to })} ${store_code === undefined ? db`` : db`and r.store_code = ${store_code}`}
    ${onlyStore === null ? db`` : db`and r.store_code = ${onlyStore}`} ${state === undefined ? db`` : db`and r.state = ${state}`}`
export const matchingReservations = (db: Db, query: FindReservations, onlyStore: string | null) =>
  db`select r.id ${foundIn(db, query, onlyStore)}`
export const reservationSorts = (db: Db) =>
  ({ last_day: { by: db`r.last_day`, kind: 'day' }, made_at: { by: db`r.made_at`, kind: 'instant' } }) as const

export const reservationRows = (
  db: Db,
  query: FindReservations,
  { onlyStore, language }: { onlyStore: string | null; language: Language },
  walk: Walk,
) => db<(ReservationRow & Walked)[]>`
  with page as materialized (select r.id, ${walk.key} ${foundIn(db, query, onlyStore)} ${walk.after} ${walk.order})
  select ${columns(db)}, page.list_key, page.list_id from page join reservation r on r.id = page.id ${around(db, language)} ${walk.order}`

/** One of them; none of another store for whoever is bound to one. */
export async function reservationRow(
  db: Db,
  id: number,
  { onlyStore, language }: { onlyStore: string | null; language: Language },
): Promise<ReservationRow | undefined> {
  const [row] = await db<ReservationRow[]>`
    select ${columns(db)} from reservation r ${around(db, language)}
    where r.id = ${id} ${onlyStore === null ? db`` : db`and r.store_code = ${onlyStore}`}`
  return row
}

export const linesOf = (db: Db, id: number, language: Language) => db<
  { product: number; title: string; ean: string; copies: number }[]
>`
  select l.product_id as product, title_in(p, ${language}) as title, coalesce(nullif(p.ean, ''), p.sku) as ean, l.quantity as copies
  from reservation_line l join product p on p.id = l.product_id where l.reservation_id = ${id} order by l.product_id`

/** A cart whose copies are a reservation's: nobody fills it, and nobody finds it. */
export const insertHoldingCart = (tx: Tx, id: string, storefront: string) => tx<{ id: string }[]>`
  insert into cart (id, storefront_code, purpose, closed_at) values (${id}, ${storefront}, 'reservation', now())
  on conflict (id) do nothing returning id`

export async function insertReservation(
  tx: Tx,
  made: {
    store_code: string
    cart_id: string
    customer_id: string | null
    name: string
    email: string
    phone: string
    language: Language
    last_day: Day
    note: string
    made_by: number | null
    mailbox?: Buffer
    made_at?: Date
  },
  lines: readonly { productId: number; quantity: number }[],
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`insert into reservation ${tx(made)} returning id`
  await tx`insert into reservation_line ${tx(
    lines.map(({ productId, quantity }) => ({ reservation_id: row!.id, product_id: productId, quantity })),
  )}`
  return row!.id
}

export async function reservationOfCart(db: Db, cartId: string): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`select id from reservation where cart_id = ${cartId}`
  return row?.id
}

export const lockReservation = (tx: Tx, id: number) => tx<
  { id: number; code: string; cart_id: string; store_code: string; state: ReservationState; last_day: Day }[]
>`
  select id, code, cart_id, store_code, state, last_day from reservation where id = ${id} for update`

export const closeReservation = (
  db: Db,
  id: number,
  { state, by, receipt = '', now }: { state: 'collected' | 'released'; by: number | null; receipt?: string; now: Date },
) => db`update reservation set state = ${state}, closed_by = ${by}, closed_at = ${now}, receipt = ${receipt} where id = ${id}`

export const setLastDay = (db: Db, id: number, until: Day) => db`update reservation set last_day = ${until} where id = ${id}`

/** Those whose last day is over, locked; one that somebody is at right now waits for the next time. */
export const endedReservations = (tx: Tx, today: Day, limit: number) => tx<{ id: number; cart_id: string }[]>`
  select id, cart_id from reservation where state = 'held' and last_day < ${today} order by last_day limit ${limit}
  for update skip locked`

/** Closed that long ago: who it was for is nobody's business any more. @returns how many */
export async function deleteClosed(tx: Tx, before: Date, limit: number): Promise<number> {
  const gone = await tx<{ cart_id: string }[]>`
    delete from reservation where id in (
      select id from reservation where state <> 'held' and closed_at < ${before} order by id limit ${limit} for update skip locked)
    returning cart_id`
  await tx`delete from cart where id = any(${gone.map(({ cart_id }) => cart_id)})`
  return gone.length
}

export const reservationOfCode = (db: Db, code: string) => db<{ id: number }[]>`select id from reservation where code = ${code}`
