import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindRemarks, NewRemark } from './staff-contract.ts'

export interface RemarkRow {
  id: number
  code: string
  product: number | null
  title: string
  remark: string
  store_code: string | null
  made_by: string
  made_at: Date
  closed_at: Date | null
  answer: string
}

export async function insertRemark(db: Db, { code, product, remark, store_code }: NewRemark, by: number): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into title_remark (code, product_id, remark, store_code, made_by)
    values (${code}, ${product}, ${remark}, ${store_code}, ${by}) returning id`
  return row!.id
}

const columns = (db: Db, language: Language) => db`
  r.id, r.code, r.product_id as product, coalesce(title_in(p, ${language}), '') as title, r.remark, r.store_code, u.name as made_by, r.made_at, r.closed_at,
  coalesce(r.answer, '') as answer`
const around = (db: Db) => db`title_remark r join staff_user u on u.id = r.made_by left join product p on p.id = r.product_id`

const foundIn = (db: Db, { q, from, to, store_code, all }: FindRemarks, language: Language) => db`
  from ${around(db)} where ${all ? db`true` : db`r.closed_at is null`}
    ${worded(db, db`list_words(concat_ws(' ', r.code, p.title, title_in(p, ${language}), r.remark))`, q)} ${onDays(db, db`r.made_at`, { from, to })}
    ${store_code === undefined ? db`` : db`and r.store_code = ${store_code}`}`
export const matchingRemarks = (db: Db, query: FindRemarks, language: Language) => db`select r.id ${foundIn(db, query, language)}`
export const remarkSorts = (db: Db) => ({ made_at: { by: db`r.made_at`, kind: 'instant' } }) as const

export const remarkRows = (db: Db, query: FindRemarks, language: Language, walk: Walk) => db<(RemarkRow & Walked)[]>`
  select ${columns(db, language)}, ${walk.key} ${foundIn(db, query, language)} ${walk.after} ${walk.order}`

export async function remarkRow(db: Db, id: number, language: Language): Promise<RemarkRow | undefined> {
  const [row] = await db<RemarkRow[]>`select ${columns(db, language)} from ${around(db)} where r.id = ${id}`
  return row
}

/** Compare and set: nothing comes back where somebody dealt with it before. */
export const closeRemark = (db: Db, id: number, { by, answer, now }: { by: number; answer: string; now: Date }) => db<
  { id: number }[]
>`
  update title_remark set closed_by = ${by}, closed_at = ${now}, answer = ${answer} where id = ${id} and closed_at is null returning id`

export const remarksWaiting = (db: Db) => db`
  select made_at as since, null::bigint as cents from title_remark where closed_at is null`
