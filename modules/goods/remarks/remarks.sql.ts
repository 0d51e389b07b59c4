import type { Db } from '#kernel/db.ts'
import type { NewRemark } from './staff-contract.ts'

export interface RemarkRow {
  id: number
  code: string
  product: number | null
  title: string
  remark: string
  store_code: string | null
  made_by: string
  made_at: Date
}

export async function insertRemark(db: Db, { code, product, remark, store_code }: NewRemark, by: number): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into title_remark (code, product_id, remark, store_code, made_by)
    values (${code}, ${product}, ${remark}, ${store_code}, ${by}) returning id`
  return row!.id
}

/** What nobody has dealt with yet, or one of it; the oldest first. */
export const openRemarks = (db: Db, id: number | null = null) => db<RemarkRow[]>`
  select r.id, r.code, r.product_id as product, coalesce(p.title, '') as title, r.remark, r.store_code, u.name as made_by, r.made_at
  from title_remark r join staff_user u on u.id = r.made_by left join product p on p.id = r.product_id
  where r.closed_at is null ${id === null ? db`` : db`and r.id = ${id}`} order by r.made_at, r.id limit 200`

/** Compare and set: nothing comes back where somebody dealt with it before. */
export const closeRemark = (db: Db, id: number, { by, answer, now }: { by: number; answer: string; now: Date }) => db<
  { id: number }[]
>`
  update title_remark set closed_by = ${by}, closed_at = ${now}, answer = ${answer} where id = ${id} and closed_at is null returning id`

export const remarksWaiting = (db: Db) => db`
  select made_at as since, null::bigint as cents from title_remark where closed_at is null`
