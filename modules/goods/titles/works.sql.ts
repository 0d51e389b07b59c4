import type { Db, Tx } from '#kernel/db.ts'

/** Puts a title under a work, or under none, as staff want it: where that is another, its version goes up. */
export const setWork = (tx: Tx, product: number, work: number | null) => tx`
  update product set work_id = ${work}, version = version + 1, updated_at = now()
  where id = ${product} and work_id is distinct from ${work}::bigint`

/** Every edition of a work, locked in the order of their numbers. */
export const editionsOf = async (tx: Tx, work: number): Promise<number[]> =>
  (await tx<{ id: number }[]>`select id from product where work_id = ${work} order by id for no key update`).map(({ id }) => id)

/** What sources say of the one work belongs to the other from now on. */
export const leadWork = (tx: Tx, from: number, into: number) => tx`
  update work set joined_into = ${into} where id = ${from} or joined_into = ${from}`

/** A work that leads elsewhere is itself again. */
export const endLead = (tx: Tx, work: number) => tx`update work set joined_into = null where id = ${work}`

/** The work that a title was an edition of before somebody joined it by hand. */
export const workBefore = async (tx: Tx, product: number): Promise<number | null> =>
  (
    await tx<{ id: number | null }[]>`
      select w.id from hand_kept k join work w on w.id = (k.was #>> '{}')::bigint where k.product_id = ${product} and k.field = 'work'`
  )[0]?.id ?? null

/** Books that say the same title and were written by one of the same people, and belong to another work or none. */
export const alikeIds = async (db: Db, product: number): Promise<number[]> =>
  (
    await db<{ id: number }[]>`
      select o.id from product p
      join search_document d on d.product_id = p.id
      join search_document e on e.title_key_es = d.title_key_es and e.product_id <> p.id
      join product o on o.id = e.product_id
      where p.id = ${product} and o.kind = p.kind and o.work_id is distinct from p.work_id
        and exists (select from product_author a join product_author b on b.author_id = a.author_id
          where a.product_id = p.id and b.product_id = o.id)
      order by o.id limit 20`
  ).map(({ id }) => id)
