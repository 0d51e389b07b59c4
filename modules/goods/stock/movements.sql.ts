import type { Db } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { DocumentKind, MovementKind } from './contract.ts'
import type { FindMovements } from './staff-contract.ts'

export interface MovementRow {
  id: number
  at: Date
  store_code: string
  delta: number
  after: number
  kind: MovementKind
  reason: string
  staff: string | null
  document_kind: DocumentKind | null
  document: string
}

const foundIn = (db: Db, product: number, { q, from, to, store_code, kind }: FindMovements) => db`
  where m.product_id = ${product} ${worded(db, db`list_words(m.reason || ' ' || m.document)`, q)} ${onDays(db, db`m.at`, { from, to })}
    ${store_code === undefined ? db`` : db`and m.store_code = ${store_code}`} ${kind === undefined ? db`` : db`and m.kind = ${kind}`}`
export const matchingMovements = (db: Db, product: number, query: FindMovements) =>
  db`select m.id from stock_movement m ${foundIn(db, product, query)}`
export const movementSorts = (db: Db) => ({ at: { by: db`m.at`, kind: 'instant' } }) as const

/** What a store had after each is added up over all of its movements, whichever are shown. */
export const movementRows = (db: Db, product: number, query: FindMovements, walk: Walk) => db<(MovementRow & Walked)[]>`
  select m.id, m.at, m.store_code, m.delta, m.after, m.kind, m.reason, u.name as staff, m.document_kind, m.document, ${walk.key}
  from (
    select id, product_id, at, store_code, delta, sum(delta) over (partition by store_code order by id)::int as after, kind, reason, staff_id,
      document_kind, document
    from stock_movement where product_id = ${product}) m
  left join staff_user u on u.id = m.staff_id
  ${foundIn(db, product, query)} ${walk.after} ${walk.order}`
