/** Sources go on naming people, houses and works as they did: what was renamed or joined here is taken under the name that it has now. */
import type { Tx } from '#kernel/db.ts'

/** Reads the names of the batch as the catalogue calls them today. */
export async function followNames(tx: Tx): Promise<void> {
  const [any] = await tx`
    select from (select from former_name limit 1) f union all (select from work where joined_into is not null limit 1)`
  if (!any) return
  const followed = await tx`
    update staged_contributor c set name = a.name, sort_name = a.sort_name, slug = a.slug
      from former_name f join author a on a.id = f.id
     where f.kind = 'author' and f.name = c.name and not exists (select from author n where n.name = c.name)`
  // Somebody whom a source names twice, in both ways, is one.
  if (followed.count > 0)
    await tx`
      delete from staged_contributor c using staged_contributor o
       where o.item = c.item and o.name = c.name and o.role = c.role and o.position < c.position`
  await tx`
    update staged_product s set publisher = p.name, publisher_slug = p.slug
      from former_name f join publisher p on p.id = f.id
     where f.kind = 'publisher' and f.name = s.publisher and not exists (select from publisher n where n.name = s.publisher)`
  await tx`
    update staged_product s set series = r.name, series_slug = r.slug
      from former_name f join series r on r.id = f.id
     where f.kind = 'series' and f.name = s.series and not exists (select from series n where n.name = s.series)`
  await tx`
    update staged_product s set work_key = w.key
      from work former join work w on w.id = former.joined_into where former.key = s.work_key`
}
