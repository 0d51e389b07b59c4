/** What a batch would change, field by field: rows as they stand against rows as they are staged. Reads the catalogue, changes none of it. */
import type { Tx } from '#kernel/db.ts'
import { notSold } from '#modules/goods/catalogue/availability.ts'
import { carriedNames } from './product-columns.ts'

/** Rows that a product points to, by the name that the staged row holds. */
export const named = { work_key: ['work', 'key'], publisher: ['publisher', 'name'], series: ['series', 'name'] } as const
const pointer = { work_key: 'work_id', publisher: 'publisher_id', series: 'series_id' } as const
export const ownTexts = [
  'title',
  'subtitle',
  'slug',
  'summary',
  'description',
  'details',
  'contents',
  'press',
  'awards',
  'recommendation',
] as const

/** Those that a record of a publisher tells whole; the others are the shop's own. */
export const toldTexts: readonly string[] = ['summary', 'description', 'contents', 'press', 'awards']

const pairs = (parts: readonly (readonly [name: string, value: string])[]) =>
  parts.map(([name, value]) => `'${name}', ${value}`).join(', ')
const texts = (row: string) => `jsonb_strip_nulls(jsonb_build_object(${pairs(ownTexts.map((name) => [name, `${row}.${name}`]))}))`
const safety = (row: string) => `jsonb_build_array(${row}.maker, ${row}.maker_address, ${row}.maker_email, ${row}.warnings)`
const listed = (table: string, column: string) =>
  `coalesce((select jsonb_agg(${column} order by ${column}) from ${table} where product_id = p.id), '[]')`
const links = (kind: string) =>
  `coalesce((select jsonb_agg(distinct id order by id) from staged_link where item = s.item and kind = '${kind}'), '[]')`

/** A product as it stands; the product is `p`. */
export const asItStands = `jsonb_build_object(${pairs([
  ...carriedNames.map((name) => [name, `p.${name}`] as const),
  ...Object.entries(named).map(
    ([name, [table, column]]) =>
      [name, `(select ${column} from ${table} where id = p.${pointer[name as keyof typeof pointer]})`] as const,
  ),
  [
    'contributors',
    `coalesce((select jsonb_agg(jsonb_build_array(a.name, c.role) order by c.position)
       from product_author c join author a on a.id = c.author_id where c.product_id = p.id), '[]')`,
  ],
  [
    'texts',
    `coalesce((select jsonb_object_agg(t.language, ${texts('t')}) from product_translation t where t.product_id = p.id), '{}')`,
  ],
  ['categories', listed('product_category', 'category_id')],
  ['tags', listed('product_tag', 'tag_id')],
  ['attributes', listed('product_attribute', 'value_id')],
  ['safety', `coalesce((select ${safety('f')} from product_safety f where f.product_id = p.id), 'null')`],
])})`

/** The same of its staged row, which is `s`. */
export const asItIsStaged = `jsonb_build_object(${pairs([
  ...carriedNames.map((name) => [name, `s.${name}`] as const),
  ...Object.keys(named).map((name) => [name, `s.${name}`] as const),
  [
    'contributors',
    `coalesce((select jsonb_agg(jsonb_build_array(c.name, c.role) order by c.position) from staged_contributor c where c.item = s.item), '[]')`,
  ],
  ['texts', `coalesce((select jsonb_object_agg(t.language, ${texts('t')}) from staged_text t where t.item = s.item), '{}')`],
  ['categories', links('category')],
  ['tags', links('tag')],
  ['attributes', links('attribute')],
  ['safety', `coalesce((select ${safety('f')} from staged_safety f where f.item = s.item), 'null')`],
])})`

/** What hangs on a staged row is found by its item. */
export async function indexStaged(tx: Tx): Promise<void> {
  for (const table of ['contributor', 'text', 'link', 'safety'])
    await tx.unsafe(`create index if not exists staged_${table}_item on staged_${table} (item)`)
}

/** From this share of the price on a person should look. */
const alarming = 0.2

/** Lays the differences of the batch's known products beside it, as `staged_difference`. */
export async function findDifferences(tx: Tx): Promise<void> {
  await indexStaged(tx)
  await tx.unsafe(`
    create temp table staged_difference on commit drop as
    select s.item, s.product_id, s.ean,
           (select jsonb_object_agg(w.key, w.value) from jsonb_each(both_rows.was) w
             where w.value is distinct from both_rows.becomes -> w.key) as before,
           (select jsonb_object_agg(b.key, b.value) from jsonb_each(both_rows.becomes) b
             where b.value is distinct from both_rows.was -> b.key) as after,
           p.price_cents is not null and s.price_cents is not null
             and abs(s.price_cents - p.price_cents) > p.price_cents * ${alarming} as alarm,
           ${forSale('p')} and not ${forSale('s')} as leaves
      from staged_product s join product p on p.id = s.product_id
      cross join lateral (select ${asItStands} as was, ${asItIsStaged} as becomes offset 0) both_rows
     where not s.is_new`)
}

const forSale = (row: string) =>
  `(${row}.price_cents is not null and ${row}.availability_code not in (${[...notSold].map((code) => `'${code}'`).join(', ')}))`

/** Takes out of the batch what would be written as it is already. @returns how many */
export async function dropEqual(tx: Tx): Promise<number> {
  const dropped = await tx`
    delete from staged_product s using staged_difference d where d.item = s.item and d.before is null and d.after is null`
  await tx`delete from staged_difference where before is null and after is null`
  return dropped.count
}
