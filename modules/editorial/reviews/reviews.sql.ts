import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { RefusalReason, ReviewState } from './states.ts'

export interface ShownRow {
  id: number
  stars: number
  words: string
  name: string
  language: Language
  written_at: Date
  edition: string | null
  reply: string
}

/** Products that are editions of the same work as one, itself among them. */
const editionsOf = (db: Db, product: number) => db`
  select p.id from product p where p.id = ${product}
  union select e.id from product mine join product e on e.work_id = mine.work_id and e.storefront_code = mine.storefront_code where mine.id = ${product}`

/** How many approved reviews of a work gave how many stars. */
export const starCounts = (db: Db, product: number) => db<{ stars: number; times: number }[]>`
  select stars, count(*)::int as times from reader_review
  where state = 'approved' and product_id in (${editionsOf(db, product)}) group by stars`

/** Approved reviews of a work, what was approved last first. */
export const shownReviews = (
  db: Db,
  product: number,
  { language, limit, skip }: { language: Language; limit: number; skip: number },
) => db<ShownRow[]>`
  select r.id, r.stars, r.words, r.name, r.language, r.written_at, r.reply,
    case when r.product_id <> ${product} then title_in(p, ${language}) end as edition
  from reader_review r join product p on p.id = r.product_id
  where r.state = 'approved' and r.product_id in (${editionsOf(db, product)})
  order by r.decided_at desc, r.id desc limit ${limit} offset ${skip}`

/** The line by which somebody bought an edition of a work and has it: it left or was collected, and was not all sent back or paid back. */
export async function boughtLine(db: Db, customer: string, product: number): Promise<number | undefined> {
  const [row] = await db<{ id: number }[]>`
    select l.id ${heldBy(db, customer)} and l.product_id in (${editionsOf(db, product)}) order by o.placed_at desc, l.id limit 1`
  return row?.id
}

/** Lines of a customer that left or were collected, and are still theirs. */
const heldBy = (db: Db, customer: string) => db`
  from shop_order o join order_line l on l.order_id = o.id
  where o.owner_id = ${customer} and o.owner_kind = 'customer' and o.payment_state not in ('pending', 'cancelled')
    and l.fulfilment in ('sent', 'delivered', 'collected', 'collected_at_library')
    and l.quantity > greatest(l.returned_quantity, l.refunded_quantity)`

/** Products that somebody has and has written nothing of, one edition of a work, what came last first. */
export const notReviewed = (db: Db, customer: string, limit: number) => db<{ product_id: number }[]>`
  select product_id from (
    select distinct on (coalesce(-p.work_id, p.id)) l.product_id, o.placed_at, coalesce(-p.work_id, p.id) as work
    from (select l.id ${heldBy(db, customer)}) held
    join order_line l on l.id = held.id join shop_order o on o.id = l.order_id join product p on p.id = l.product_id
    where not exists (
      select from reader_review r join product rp on rp.id = r.product_id
      where r.customer_id = ${customer} and (rp.id = p.id or rp.work_id = p.work_id))
    order by coalesce(-p.work_id, p.id), o.placed_at desc) bought
  order by placed_at desc, product_id limit ${limit}`

export interface OwnRow {
  id: number
  product_id: number
  title: string
  stars: number
  words: string
  name: string
  state: ReviewState
  written_at: Date
  refused_for: RefusalReason | null
  note: string
  reply: string
}

export const ownReviews = (db: Db, customer: string, language: Language) => db<OwnRow[]>`
  select r.id, r.product_id, title_in(p, ${language}) as title, r.stars, r.words, r.name, r.state, r.written_at, r.refused_for, r.note, r.reply
  from reader_review r join product p on p.id = r.product_id where r.customer_id = ${customer} order by r.written_at desc, r.id desc`

/** The review that somebody wrote of a work, of whichever edition. */
export async function reviewOfWork(db: Db, customer: string, product: number): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    select id from reader_review where customer_id = ${customer} and product_id in (${editionsOf(db, product)})`
  return row?.id ?? null
}

/** A name to sign with: the given name and how the first surname begins. */
export async function signature(db: Db, customer: string): Promise<string> {
  const [row] = await db<{ name: string }[]>`
    select trim(name || case when surnames <> '' then ' ' || left(surnames, 1) || '.' else '' end) as name from customer where id = ${customer}`
  return row?.name ?? ''
}

export interface Written {
  customer_id: string
  product_id: number
  order_line_id: number
  stars: number
  words: string
  name: string
  language: Language
  written_at: Date
}

/** Says a review anew where its author has one of that work: it is read again before it is shown. @returns whether there was one */
export async function rewriteReview(tx: Tx, { order_line_id: _line, product_id, ...review }: Written): Promise<boolean> {
  const rows = await tx`
    update reader_review r set stars = ${review.stars}, words = ${review.words}, name = ${review.name}, language = ${review.language},
      written_at = ${review.written_at}, state = 'waiting', decided_at = null, decided_by = null, refused_for = null, note = '', reply = '',
      replied_at = null
    where r.customer_id = ${review.customer_id} and r.product_id in (${editionsOf(tx, product_id)}) returning r.id`
  return rows.length > 0
}

/** The database refuses a second one of the same work: constraint reader_review_once. */
export const insertReview = (tx: Tx, review: Written) => tx`insert into reader_review ${tx(review)}`

/** @returns whether it was theirs. */
export async function deleteReview(db: Db, customer: string, review: number): Promise<boolean> {
  return (await db`delete from reader_review where id = ${review} and customer_id = ${customer} returning id`).length > 0
}
