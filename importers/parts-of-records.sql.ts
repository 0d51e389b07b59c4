/** Records that tell of a part of a product: what they leave out is filled in with what stands, and is not gone. */
import type { Tx } from '#kernel/db.ts'
import { named, ownTexts, toldTexts } from './differences.sql.ts'
import { carriedNames } from './product-columns.ts'

const pointer = { work_key: 'work_id', publisher: 'publisher_id', series: 'series_id' } as const
const child = {
  tags: ['tag', 'product_tag', 'tag_id'],
  attributes: ['attribute', 'product_attribute', 'value_id'],
} as const

/** Takes out updates of products that are not there. @returns their items */
export const dropPartsOfUnknown = (tx: Tx) => tx<{ item: number; ean: string; part: string }[]>`
  delete from staged_product s where s.part is not null and s.is_new returning s.item, s.ean, s.part`

/** Fills the rows of known products that name what they speak of (`mentions`) with all else that stands. */
export async function completeParts(tx: Tx): Promise<void> {
  const told = (name: string) => `'${name}' = any(s.mentions)`
  const columns = carriedNames.map((name) =>
    name === 'slug'
      ? // A former title is told without its slug where both titles have the same one.
        `slug = case when ${told('title')} and s.title is distinct from p.title then coalesce(s.slug, p.slug) else p.slug end`
      : `${name} = case when ${told(name)} then s.${name} else p.${name} end`,
  )
  const names = Object.entries(named).map(([name, [table, column]]) => {
    const standing = `(select ${column} from ${table} where id = p.${pointer[name as keyof typeof pointer]})`
    return `${name} = case when ${told(name)} then s.${name} else ${standing} end`
  })
  await tx.unsafe(`
    update staged_product s set ${[...columns, ...names, `source = case when ${told('source')} then s.source else p.source end`].join(', ')}
      from product p where p.id = s.product_id and not s.is_new and s.mentions is not null`)
  await tx.unsafe(`create temp table staged_part on commit drop as
    select item, product_id, mentions from staged_product where mentions is not null and not is_new`)
  await tx`
    update staged_product s set publisher_slug = p.slug from publisher p, staged_part x
     where x.item = s.item and p.name = s.publisher and s.publisher_slug is null`
  await tx`
    update staged_product s set series_slug = r.slug from series r, staged_part x
     where x.item = s.item and r.name = s.series and s.series_slug is null`
  await completePeople(tx)
  await completeTexts(tx)
  await completeLinks(tx)
  await tx`
    insert into staged_safety (item, maker, maker_address, maker_email, warnings)
    select x.item, f.maker, f.maker_address, f.maker_email, f.warnings from staged_part x join product_safety f using (product_id)
     where not 'safety' = any(x.mentions)`
}

async function completePeople(tx: Tx) {
  await tx`delete from staged_contributor c using staged_part x where x.item = c.item and not 'contributors' = any(x.mentions)`
  await tx`
    insert into staged_contributor (item, position, name, sort_name, slug, role)
    select x.item, c.position, a.name, a.sort_name, a.slug, c.role
      from staged_part x join product_author c using (product_id) join author a on a.id = c.author_id
     where not 'contributors' = any(x.mentions)`
}

/** Texts that the source has none of, a translated title for one, are the shop's own. */
async function completeTexts(tx: Tx) {
  await tx`
    insert into staged_text (item, language)
    select x.item, t.language from staged_part x join product_translation t using (product_id)
     where not 'whole_texts' = any(x.mentions)
       and not exists (select from staged_text s where s.item = x.item and s.language = t.language)`
  const columns = ownTexts.map((name) =>
    toldTexts.includes(name)
      ? `${name} = case when 'texts' = any(x.mentions) then s.${name} else coalesce(s.${name}, t.${name}) end`
      : `${name} = coalesce(s.${name}, t.${name})`,
  )
  await tx.unsafe(`
    update staged_text s set ${columns.join(', ')}
      from staged_part x join product_translation t using (product_id)
     where x.item = s.item and t.language = s.language and not 'whole_texts' = any(x.mentions)`)
  await tx.unsafe(`
    delete from staged_text s using staged_part x
     where x.item = s.item and coalesce(${ownTexts.map((name) => `s.${name}`).join(', ')}) is null`)
}

/** A category once given stays: a source's is a guess from its subjects. */
async function completeLinks(tx: Tx) {
  await tx`
    delete from staged_link l using staged_part x
     where x.item = l.item and l.kind = 'category' and not 'categories' = any(x.mentions)
       and exists (select from product_category c where c.product_id = x.product_id)`
  await tx`
    insert into staged_link (item, kind, id)
    select x.item, 'category', c.category_id from staged_part x join product_category c using (product_id)
     where not 'categories' = any(x.mentions)`
  for (const [name, [kind, table, column]] of Object.entries(child))
    await tx`
      insert into staged_link (item, kind, id)
      select x.item, ${kind}, c.${tx(column)} from staged_part x join ${tx(table)} c using (product_id)
       where not ${name} = any(x.mentions)`
}
