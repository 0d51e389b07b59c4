import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindReviews } from './staff-contract.ts'
import type { RefusalReason, ReviewState } from './states.ts'

export interface ListedRow {
  id: number
  product: number
  title: string
  stars: number
  words: string
  name: string
  language: Language
  state: ReviewState
  written_at: Date
}

export interface ReviewRow extends ListedRow {
  customer: string
  order: string
  placed_at: Date
  decided_at: Date | null
  decided_by: string | null
  refused_for: RefusalReason | null
  note: string
  reply: string
  replied_at: Date | null
  /** Where its author is reached. */
  email: string
  spoken: Language
}

const listed = (db: Db, language: Language) => db`
  r.id, r.product_id as product, title_in(p, ${language}) as title, r.stars, r.words, r.name, r.language, r.state, r.written_at`

const foundIn = (db: Db, { q, from, to, state, stars }: FindReviews) => db`
  from reader_review r join product p on p.id = r.product_id where true
    ${worded(db, db`list_words(r.name || ' ' || r.words)`, q)} ${onDays(db, db`r.written_at`, { from, to })}
    ${state === undefined ? db`` : db`and r.state = ${state}`} ${stars === undefined ? db`` : db`and r.stars = ${stars}`}`
export const matchingReviews = (db: Db, query: FindReviews) => db`select r.id ${foundIn(db, query)}`
export const reviewSorts = (db: Db) => ({ written_at: { by: db`r.written_at`, kind: 'instant' } }) as const

export const findReviews = (db: Db, query: FindReviews, language: Language, walk: Walk) => db<(ListedRow & Walked)[]>`
  select ${listed(db, language)}, ${walk.key} ${foundIn(db, query)} ${walk.after} ${walk.order}`

export async function reviewRow(db: Db, id: number, language: Language): Promise<ReviewRow | undefined> {
  const [row] = await db<ReviewRow[]>`
    select ${listed(db, language)}, r.customer_id as customer, o.number as order, o.placed_at, r.decided_at, u.name as decided_by, r.refused_for,
      r.note, r.reply, r.replied_at, c.email, c.language as spoken
    from reader_review r join product p on p.id = r.product_id join order_line l on l.id = r.order_line_id join shop_order o on o.id = l.order_id
    join customer c on c.id = r.customer_id left join staff_user u on u.id = r.decided_by where r.id = ${id}`
  return row
}

/** Compare and set: nothing comes back where somebody decided before. A refusal may also be of what was shown until now. */
export const decideReview = (
  tx: Tx,
  id: number,
  decided: { state: 'approved' | 'refused'; refused_for: RefusalReason | null; note: string; by: number; now: Date },
) => tx`
  update reader_review set state = ${decided.state}, refused_for = ${decided.refused_for}, note = ${decided.note}, decided_by = ${decided.by},
    decided_at = ${decided.now}
  where id = ${id} and state <> ${decided.state} returning id`

export const replyTo = (tx: Tx, id: number, reply: string, now: Date) => tx`
  update reader_review set reply = ${reply}, replied_at = ${reply === '' ? null : now} where id = ${id} and state = 'approved' returning id`

/** Reviews that nobody has read yet. */
export const waitingReviews = (db: Db) => db`
  select written_at as since, null::bigint as cents from reader_review where state = 'waiting'`
