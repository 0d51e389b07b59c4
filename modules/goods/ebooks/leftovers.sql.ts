import type { Db, Tx } from '#kernel/db.ts'

/** A file that a row names again is no leftover: what an upload waited with is what is sold afterwards. */
export const unmarkUsed = (db: Db) => db`
  delete from ebook_leftover n where exists (select from ebook_file where file_key = n.file_key)
    or exists (select from ebook_copy where file_key = n.file_key) or exists (select from ebook_sample where file_key = n.file_key)
    or exists (select from ebook_upload where file_key = n.file_key)`

/** Files that no row has named since `before`, the oldest first. */
export const leftovers = (db: Db, before: Date, most: number) => db<{ file_key: string }[]>`
  select file_key from ebook_leftover where since < ${before} order by since limit ${most}`

export const settleLeftover = (db: Db, fileKey: string) => db`delete from ebook_leftover where file_key = ${fileKey}`

/** Copies that bear the name of somebody who leaves. */
export const dropCopies = (tx: Tx, owner: string) => tx`
  delete from ebook_copy c using order_line l, shop_order o
  where l.id = c.order_line_id and o.id = l.order_id and (o.owner_id = ${owner} and not l.ebook_gift
    or l.id in (select order_line_id from ebook_gift where customer_id = ${owner}))`
