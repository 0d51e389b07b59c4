import type { Db, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { countedNames, saidNames } from '#modules/goods/catalogue/edition-contract.ts'
import type { ChangeTitle, Texts } from './staff-contract.ts'

/** Columns of a product by the name that a call gives them; the others are called alike. */
const columnOf = {
  publisher: 'publisher_id',
  series: 'series_id',
  availability: 'availability_code',
} as const satisfies Partial<Record<keyof ChangeTitle, string>>

export const plainFields = [
  'title',
  'subtitle',
  'sku',
  'publisher',
  'series',
  'series_number',
  'format_code',
  'language_code',
  'published_on',
  ...countedNames,
  ...saidNames,
  'accessibility',
  'accessibility_note',
  'asks_lcp',
  'vat_class',
  'free_price',
  'availability',
  'lead_days',
  'novelty',
  'recommended',
  'presale_cap',
  'backorder_cap',
] as const satisfies readonly (keyof ChangeTitle)[]
export type PlainField = (typeof plainFields)[number]
type Plain = Pick<ChangeTitle, PlainField>

const columnsOf = (fields: Plain): Record<string, string | number | boolean | null> =>
  Object.fromEntries(
    plainFields
      .filter((field) => fields[field] !== undefined)
      .map((field) => [Object.hasOwn(columnOf, field) ? columnOf[field as keyof typeof columnOf] : field, fields[field]!]),
  )

/** Writes the fields that are given; the version goes up in any case, since parts of the title may be all that changes. */
export async function updateFields(tx: Tx, id: number, fields: Plain, slug: string | undefined): Promise<number> {
  const columns = { ...columnsOf(fields), ...(slug !== undefined && { slug }), updated_at: new Date() }
  const [row] = await tx<{ version: number }[]>`
    update product set ${tx(columns)}, version = version + 1 where id = ${id} returning version`
  return row!.version
}

/** What a title says in a language; nothing at all is no row. */
export async function putTexts(tx: Tx, id: number, language: Language, texts: Texts, slug: string | null) {
  if (Object.values(texts).every((text) => text === null))
    await tx`delete from product_translation where product_id = ${id} and language = ${language}`
  else
    await tx`
      insert into product_translation ${tx({ product_id: id, language, ...texts, slug })}
      on conflict (product_id, language) do update set title = excluded.title, subtitle = excluded.subtitle, slug = excluded.slug,
        summary = excluded.summary, description = excluded.description, details = excluded.details, contents = excluded.contents,
        press = excluded.press, awards = excluded.awards, recommendation = excluded.recommendation`
}

/** The sections of a product instead of those before. @returns how many of them there are */
export async function putCategories(tx: Tx, id: number, categories: readonly number[]): Promise<number> {
  await tx`delete from product_category where product_id = ${id} and category_id <> all(${categories as number[]}::bigint[])`
  await tx`
    insert into product_category (product_id, category_id)
    select ${id}, c.id from product p join category c on c.kind = p.kind and c.id = any(${categories as number[]}::bigint[])
    where p.id = ${id} on conflict do nothing`
  return countOf(await tx<{ found: number }[]>`select count(*)::int as found from product_category where product_id = ${id}`)
}

export async function putTags(tx: Tx, id: number, tags: readonly number[]): Promise<number> {
  await tx`delete from product_tag where product_id = ${id} and tag_id <> all(${tags as number[]}::bigint[])`
  await tx`
    insert into product_tag (product_id, tag_id) select ${id}, id from tag where id = any(${tags as number[]}::bigint[]) and ended_at is null
    on conflict do nothing`
  return countOf(await tx<{ found: number }[]>`select count(*)::int as found from product_tag where product_id = ${id}`)
}

export async function putAttributes(tx: Tx, id: number, values: readonly number[]): Promise<number> {
  await tx`delete from product_attribute where product_id = ${id} and value_id <> all(${values as number[]}::bigint[])`
  await tx`
    insert into product_attribute (product_id, value_id) select ${id}, id from attribute_value
    where id = any(${values as number[]}::bigint[]) and ended_at is null
    on conflict do nothing`
  return countOf(await tx<{ found: number }[]>`select count(*)::int as found from product_attribute where product_id = ${id}`)
}

export async function putContributors(tx: Tx, id: number, people: readonly { author: number; role: string }[]): Promise<number> {
  await tx`delete from product_author where product_id = ${id}`
  const added = await tx`
    insert into product_author (product_id, author_id, role, position)
    select ${id}, a.id, asked.role, asked.position
    from unnest(${people.map(({ author }) => author)}::bigint[], ${people.map(({ role }) => role)}::text[])
      with ordinality as asked (author, role, position)
    join author a on a.id = asked.author`
  return added.count
}

export async function putSafety(tx: Tx, id: number, safety: NonNullable<ChangeTitle['safety']> | null) {
  await tx`delete from product_safety where product_id = ${id}`
  if (safety) await tx`insert into product_safety ${tx({ product_id: id, ...safety, warnings: tx.json(safety.warnings) })}`
}

const countOf = ([row]: readonly { found: number }[]) => row?.found ?? 0

export interface NewChange {
  product: number
  version: number
  staffId: number | null
  field: string
  was: unknown
  became: unknown
}

export const insertChanges = async (db: Db, changes: readonly NewChange[]) => {
  for (const { product, version, staffId, field, was, became } of changes)
    await db`
      insert into product_change (product_id, version, staff_id, field, was, became)
      values (${product}, ${version}, ${staffId}, ${field}, ${db.json(was ?? null)}, ${db.json(became ?? null)})`
}

export const existing = async (db: Db, what: 'publisher' | 'series', id: number): Promise<boolean> =>
  (await db`select 1 from ${db(what)} where id = ${id}`).length > 0

/** @returns the new version */
export async function setShown(
  tx: Tx,
  id: number,
  { active, withdrawn, reason }: { active: boolean; withdrawn: Date | null; reason: string | null },
): Promise<number> {
  const [row] = await tx<{ version: number }[]>`
    update product set active = ${active}, draft = false, withdrawn_at = ${withdrawn}, withdrawn_reason = ${reason}, updated_at = now()
    where id = ${id} returning version`
  return row!.version
}
