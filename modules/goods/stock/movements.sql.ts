import type { Db } from '#kernel/db.ts'
import type { DocumentKind, MovementKind } from './contract.ts'

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

/** Newest first; what a store had after each is added up over all of them, whichever are shown. */
export const movementRows = (
  db: Db,
  {
    productId,
    storeCode,
    kind,
    before,
    limit,
  }: {
    productId: number
    storeCode: string | undefined
    kind: MovementKind | undefined
    before: number | undefined
    limit: number
  },
) => db<MovementRow[]>`
  select m.id, m.at, m.store_code, m.delta, m.after, m.kind, m.reason, u.name as staff, m.document_kind, m.document
  from (
    select id, at, store_code, delta, sum(delta) over (partition by store_code order by id)::int as after, kind, reason, staff_id,
      document_kind, document
    from stock_movement
    where product_id = ${productId} ${storeCode === undefined ? db`` : db`and store_code = ${storeCode}`}) m
  left join staff_user u on u.id = m.staff_id
  where ${before === undefined ? db`true` : db`m.id < ${before}`} ${kind === undefined ? db`` : db`and m.kind = ${kind}`}
  order by m.id desc limit ${limit}`
