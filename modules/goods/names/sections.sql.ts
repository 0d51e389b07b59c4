import type { Tx } from '#kernel/db.ts'

/** The whole tree is held while somebody moves one of its sections: two moves cannot make a ring. */
export const lockSections = (tx: Tx) => tx`select id from category order by id for update`

export interface SectionRow {
  id: number
  parent_id: number | null
  kind: 'book' | 'object'
  storefront_code: string | null
}

export const sectionRow = async (tx: Tx, id: number): Promise<SectionRow | undefined> =>
  (await tx<SectionRow[]>`select id, parent_id, kind, storefront_code from category where id = ${id}`)[0]

export const isShop = async (tx: Tx, code: string): Promise<boolean> =>
  (await tx`select 1 from storefront where code = ${code}`).length > 0

/** Whether a section stands below another, or is it. */
export const standsBelow = async (tx: Tx, id: number, above: number): Promise<boolean> =>
  (
    await tx`
      with recursive up as (
        select id, parent_id from category where id = ${id}
        union select c.id, c.parent_id from category c join up on up.parent_id = c.id
      ) select 1 from up where id = ${above}`
  ).length > 0

export const insertSection = async (tx: Tx, row: { kind: 'book' | 'object'; shop: string | null }): Promise<number> =>
  (await tx<{ id: number }[]>`insert into category (kind, storefront_code) values (${row.kind}, ${row.shop}) returning id`)[0]!.id

/** The sections that stand beside each other below one, in their order. */
export const beside = async (tx: Tx, parent: number | null, kind: 'book' | 'object'): Promise<number[]> =>
  (
    await tx<{ id: number }[]>`
      select id from category where parent_id is not distinct from ${parent}::bigint and kind = ${kind} order by position, id`
  ).map(({ id }) => id)

export const setParent = (tx: Tx, id: number, parent: number | null) => tx`
  update category set parent_id = ${parent} where id = ${id} and parent_id is distinct from ${parent}::bigint`

export const putOrder = (tx: Tx, ids: readonly number[]) => tx`
  update category c set position = asked.place from unnest(${ids as number[]}::bigint[]) with ordinality as asked (id, place)
  where c.id = asked.id and c.position <> asked.place`
