import type { Db, Part } from '#kernel/db.ts'
import { concerns } from '#modules/orders/order-history/store-bound.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import { type ClaimRow, replacementOf } from './claims.sql.ts'
import type { FindClaims } from './staff-contract.ts'

export type FoundClaim = Omit<ClaimRow, 'events' | 'made_by'> & {
  customer_name: string
  email: string
  by: string | null
  events: { at: string; event: ClaimRow['events'][number]['event']; note: string; by: string }[]
}

type Asked = FindClaims & { onlyStore: string | null }

const claimsIn = (db: Db, { q, from, to, order, state, kind, onlyStore }: Asked) => db`
  from claim c join shop_order o on o.id = c.order_id join delivery_note n on n.id = c.note_id
    ${q ? db`join order_words w on w.order_id = o.id` : db``}
  where true ${worded(db, db`(w.words || list_words(n.code))`, q)} ${onDays(db, db`c.made_at`, { from, to })}
    ${order === undefined ? db`` : db`and o.number = ${order}`} ${state === undefined ? db`` : db`and c.state = ${state}`}
    ${kind === undefined ? db`` : db`and exists (select from claim_line l where l.claim_id = c.id and l.kind = ${kind})`}
    ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`
export const matchingClaims = (db: Db, asked: Asked) => db`select c.id ${claimsIn(db, asked)}`
export const claimSorts = (db: Db) => ({ date: { by: db`c.made_at`, kind: 'instant' } }) as const

/** Colleagues by their names; who of an account acted, as "customer". */
const claimRows = (db: Db, page: Part, order: Part) => db<(FoundClaim & Walked)[]>`
  with page as materialized (${page})
  select c.id, c.note_id, n.code as note, c.customer_id, c.order_id, o.number as order_number, c.state, c.resolution, c.comments, c.answer,
    c.refund_id, c.carrier, c.tracking_code, c.made_at, ${replacementOf(db)},
    coalesce(nullif(u.library, ''), nullif(u.company, ''), u.name, '') as customer_name, coalesce(m.email, u.email, '') as email, m.name as by,
    (select json_agg(json_build_object('position', l.position, 'kind', l.kind, 'copies', l.copies, 'title', d.title, 'article', d.article,
        'order_line_id', d.order_line_id) order by l.position, l.kind)
      from claim_line l join delivery_note_line d on d.note_id = l.note_id and d.position = l.position where l.claim_id = c.id) as lines,
    (select json_agg(json_build_object('at', e.at, 'event', e.event, 'note', e.note,
        'by', case when e.actor = 'staff' then coalesce(s.name, '') else '' end) order by e.id)
      from claim_event e left join staff_user s on s.id::text = e.actor_id and e.actor = 'staff' where e.claim_id = c.id) as events,
    page.list_key, page.list_id
  from page join claim c on c.id = page.id join delivery_note n on n.id = c.note_id join shop_order o on o.id = c.order_id
  left join customer u on u.id = c.customer_id left join account_member m on m.id = c.made_by ${order}`

export const findClaims = (db: Db, asked: Asked, walk: Walk) =>
  claimRows(db, db`select c.id, ${walk.key} ${claimsIn(db, asked)} ${walk.after} ${walk.order}`, walk.order)

/** One claim; nothing where its order has nothing to do with the store. */
export async function claimOf(db: Db, id: number, onlyStore: string | null): Promise<FoundClaim | undefined> {
  const [row] = await claimRows(
    db,
    db`select c.id, '' as list_key, '' as list_id from claim c join shop_order o on o.id = c.order_id
      where c.id = ${id} ${onlyStore === null ? db`` : db`and ${concerns(db, onlyStore)}`}`,
    db``,
  )
  return row
}
