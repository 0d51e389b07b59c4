import type { Db, Tx } from '#kernel/db.ts'

export interface KeptRow {
  field: string
  by: string
  at: Date
  /** What stood before somebody changed it, as the history writes it. */
  was: unknown
  /** What a source has said since, as imports write it. */
  said: unknown
  said_at: Date | null
  source: string | null
  /** Whether any source tells of the title. */
  told: boolean
}

/** The fields of a title that somebody wrote by hand. */
export const keptRows = (db: Db, product: number) => db<KeptRow[]>`
  select k.field, u.name as by, k.at, k.was, k.said, k.said_at, k.said_by as source, p.source <> 'shop' as told
  from hand_kept k join staff_user u on u.id = k.staff_id join product p on p.id = k.product_id
  where k.product_id = ${product} order by k.at desc, k.field`

export const release = (tx: Tx, product: number, fields: readonly string[]) => tx`
  delete from hand_kept where product_id = ${product} and field = any(${fields as string[]}::text[])`

/** A house or series by its name; it is made where the catalogue has none. */
export async function named(tx: Tx, kind: 'publisher' | 'series' | 'author', name: string, sortName: string, slug: string) {
  const row = { name, slug, ...(kind === 'author' && { sort_name: sortName }) }
  await tx`insert into ${tx(kind)} ${tx(row)} on conflict do nothing`
  const [found] = await tx<{ id: number }[]>`
    select coalesce((select id from ${tx(kind)} where name = ${name}), (select id from former_name where kind = ${kind} and name = ${name})) as id`
  return found!.id
}

/** The work of a key, the one that it was joined into where it was. */
export const workByKey = async (tx: Tx, key: string): Promise<number | null> =>
  (await tx<{ id: number }[]>`select coalesce(joined_into, id) as id from work where key = ${key}`)[0]?.id ?? null
