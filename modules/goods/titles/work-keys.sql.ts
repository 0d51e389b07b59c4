import type { Tx } from '#kernel/db.ts'

export interface Keyed {
  id: number
  title: string
  subtitle: string | null
  author: string | null
  series: string | null
  series_number: string | null
  comic: boolean
  /** The key of its work; null where it has none. */
  key: string | null
}

/** How far the rule has gone, locked for whoever goes on. */
export const rulePlace = async (tx: Tx): Promise<{ rule: number; up_to: number }> =>
  (await tx<{ rule: number; up_to: number }[]>`select rule, up_to from work_rule for update`)[0]!

export const keepRulePlace = (tx: Tx, rule: number, upTo: number) => tx`update work_rule set rule = ${rule}, up_to = ${upTo}`

/** The last of the next books. */
export const endOfNext = async (tx: Tx, after: number, most: number): Promise<number | null> =>
  (
    await tx<{ id: number | null }[]>`
      select max(id) as id from (select id from product where id > ${after} order by id limit ${most}) next`
  )[0]?.id ?? null

/**
 * Books among them whose work a rule may choose, locked: those of a work whose key a rule made or of none. A work in which somebody joined
 * or parted by hand, or that leads into another, stays as it is, and so does one that a source named.
 */
export const ruledBooks = (tx: Tx, after: number, upTo: number, comics: number) => tx<Keyed[]>`
  select p.id, p.title, p.subtitle, w.key, s.name as series, p.series_number,
    (select a.name from product_author pa join author a on a.id = pa.author_id where pa.product_id = p.id order by pa.position limit 1) as author,
    exists (select from product_category c where c.product_id = p.id and c.category_id = ${comics}) as comic
  from product p left join work w on w.id = p.work_id left join series s on s.id = p.series_id
  where p.id > ${after} and p.id <= ${upTo} and p.kind = 'book'
    and (w.id is null or (w.key like '%|%' and not exists (select from work led where led.joined_into = w.id)))
    and not exists (select from hand_kept k where k.product_id = p.id and k.field = 'work')
    and not exists (select from product o join hand_kept k on k.product_id = o.id and k.field = 'work' where o.work_id = w.id)
  order by p.id for no key update of p`

/** Puts the books under the works of their keys, as somebody joined those since; null is no work. */
export async function putUnderKeys(tx: Tx, keyed: readonly { id: number; key: string | null }[]): Promise<void> {
  const ids = keyed.map(({ id }) => id)
  const keys = keyed.map(({ key }) => key)
  await tx`insert into work (key) select distinct key from unnest(${keys}::text[]) key where key is not null order by key on conflict do nothing`
  await tx`
    update product p set work_id = coalesce(w.joined_into, w.id), updated_at = now()
    from unnest(${ids}::bigint[], ${keys}::text[]) wanted (id, key) left join work w on w.key = wanted.key
    where p.id = wanted.id`
}
