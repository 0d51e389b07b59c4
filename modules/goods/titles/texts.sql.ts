import type { Db, Part, Tx } from '#kernel/db.ts'

/** Titles of which a colleague wrote a word, by how they are called. */
export const titlesAtDesk = (db: Db): Part => db`
  select d.product_id::text as record, p.title as name from title_at_desk d join product p on p.id = d.product_id`

/** Of those, what is not withdrawn. */
export const titlesReadYet = (db: Db): Part => db`
  select d.product_id::text from title_at_desk d join product p on p.id = d.product_id where p.withdrawn_at is null`

/** Who acts in this transaction. */
export const actingStaff = async (tx: Tx): Promise<number | null> =>
  (await tx<{ id: number | null }[]>`select acting_staff() as id`)[0]?.id ?? null
