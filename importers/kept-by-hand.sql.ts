/** What colleagues wrote by hand stays: the staged rows are filled in with it, and what the source says instead is told and kept beside it. */
import type { Tx } from '#kernel/db.ts'
import { languages } from '#kernel/language.ts'
import { type Because, because } from '#modules/goods/imports/reasons.ts'
import { asItIsStaged, asItStands, indexStaged, ownTexts, toldTexts } from './differences.sql.ts'
import type { BatchWriting } from './load.sql.ts'
import { carriedNames } from './product-columns.ts'

/** Fields of the history by the name under which imports write them; the others are called alike. */
const importedAs: Readonly<Record<string, string>> = { availability: 'availability_code', work: 'work_key' }
/** Columns that go with another. */
const together: Readonly<Record<string, readonly string[]>> = { title: ['slug'], price_cents: ['price_basis'] }
const pointed = {
  work_key: ['work', 'key', 'work_id'],
  publisher: ['publisher', 'name', 'publisher_id'],
  series: ['series', 'name', 'series_id'],
} as const
const links = {
  categories: ['category', 'product_category', 'category_id'],
  tags: ['tag', 'product_tag', 'tag_id'],
  attributes: ['attribute', 'product_attribute', 'value_id'],
} as const

type Row = Readonly<Record<string, unknown>> & { texts?: Readonly<Record<string, Readonly<Record<string, string>>>> }

interface Kept {
  item: number
  product_id: number
  ean: string
  fields: string[]
  mentions: string[] | null
  was: Row
  becomes: Row
}

const sourceNameOf = (field: string) => importedAs[field] ?? field

function valueIn(row: Row, field: string): unknown {
  const [part, language = '', name = ''] = field.split('.')
  return (part === 'texts' ? row.texts?.[language]?.[name] : row[sourceNameOf(field)]) ?? null
}

/** Whether the row says anything of the field; an update of a part is silent of most. */
function isTold({ mentions, becomes }: Kept, field: string): boolean {
  if (mentions === null) return true
  const [part, , name = ''] = field.split('.')
  if (part !== 'texts') return mentions.includes(sourceNameOf(field))
  const whole = mentions.includes('whole_texts')
  return whole || valueIn(becomes, field) !== null || (mentions.includes('texts') && toldTexts.includes(name))
}

/** A value as a report says it. */
export const shown = (field: string, value: unknown): string => {
  if (value === null || value === '') return '–'
  if (typeof value === 'number' && field.endsWith('price_cents')) return `${(value / 100).toFixed(2)} €`
  if (field === 'availability') return `@availability:${String(value)}`
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? one[0] : one)).join(' · ') || '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Holds every field of the batch that somebody wrote by hand as it stands.
 * @param tell is told of each that its source says otherwise
 */
export async function keepWrittenByHand(
  tx: Tx,
  writing: Pick<BatchWriting, 'runId' | 'source' | 'trial'>,
  tell: (item: number, why: Because) => void,
): Promise<void> {
  const [any] = await tx`
    select from staged_product s join hand_kept h on h.product_id = s.product_id where not s.is_new limit 1`
  if (!any) return
  await indexStaged(tx)
  const told = (await rowsKept(tx)).flatMap((row) =>
    row.fields
      .filter((field) => isTold(row, field))
      .map((field) => ({ ...row, field, ours: valueIn(row.was, field), said: valueIn(row.becomes, field) })),
  )
  if (!writing.trial) await rememberSaid(tx, writing, told)
  const held = told.filter(({ ours, said }) => JSON.stringify(ours) !== JSON.stringify(said))
  for (const { item, ean, field, ours, said } of held)
    tell(item, because('kept_by_hand', { ean, field: `@field:${field}`, ours: shown(field, ours), theirs: shown(field, said) }))
  if (held.length === 0) return
  await tx`
    create temp table staged_hand on commit drop as
    select item, product_id, array_agg(field) as fields
      from jsonb_to_recordset(${tx.json(held.map(({ item, product_id, field }) => ({ item, product_id, field })))}) as h (item int, product_id bigint, field text) group by item, product_id`
  await holdColumns(tx)
  await holdTexts(tx)
  await holdChildren(tx)
  await tx`drop table staged_hand`
}

const rowsKept = (tx: Tx) =>
  tx.unsafe<Kept[]>(`
    select s.item, s.product_id, s.ean, s.mentions, h.fields, ${asItStands} as was, ${asItIsStaged} as becomes
      from staged_product s join product p on p.id = s.product_id
      join (select product_id, array_agg(field order by field) as fields from hand_kept
             where product_id in (select product_id from staged_product) group by product_id) h on h.product_id = p.id
     where not s.is_new order by s.item`)

/** What the source says is remembered, so that a colleague may give the field back to it. */
const rememberSaid = (
  tx: Tx,
  { runId, source }: Pick<BatchWriting, 'runId' | 'source'>,
  told: readonly { product_id: number; field: string; said: unknown }[],
) => tx`
  update hand_kept k set said = s.said, said_by = ${source}, said_run = ${runId}, said_at = now()
    from jsonb_to_recordset(${tx.json(told.map(({ product_id, field, said }) => ({ product_id, field, said })))})
      as s (product_id bigint, field text, said jsonb)
   where k.product_id = s.product_id and k.field = s.field and (k.said_at is null or k.said is distinct from s.said)`

async function holdColumns(tx: Tx): Promise<void> {
  const held = (column: string) => {
    const field = Object.entries(importedAs).find(([, name]) => name === column)?.[0] ?? column
    const leading = Object.entries(together).find(([, columns]) => columns.includes(column))?.[0]
    return `'${leading ?? field}' = any(h.fields)`
  }
  const columns = carriedNames.map((name) => `${name} = case when ${held(name)} then p.${name} else s.${name} end`)
  const names = Object.entries(pointed).map(
    ([name, [table, column, key]]) =>
      `${name} = case when ${held(name)} then (select ${column} from ${table} where id = p.${key}) else s.${name} end`,
  )
  await tx.unsafe(`
    update staged_product s set ${[...columns, ...names].join(', ')}
      from staged_hand h join product p on p.id = h.product_id where h.item = s.item`)
}

async function holdTexts(tx: Tx): Promise<void> {
  await tx`
    insert into staged_text (item, language)
    select distinct h.item, split_part(f.field, '.', 2) from staged_hand h cross join unnest(h.fields) as f (field)
     where f.field like 'texts.%'
       and not exists (select from staged_text t where t.item = h.item and t.language = split_part(f.field, '.', 2))`
  const columns = ownTexts.map(
    (name) =>
      `${name} = case when 'texts.' || s.language || '.${name === 'slug' ? 'title' : name}' = any(h.fields) then t.${name} else s.${name} end`,
  )
  await tx.unsafe(`
    update staged_text s set ${columns.join(', ')}
      from staged_hand h
      join unnest(array[${languages.map((language) => `'${language}'`).join(', ')}]) l (language) on true
      left join product_translation t on t.product_id = h.product_id and t.language = l.language
     where h.item = s.item and l.language = s.language`)
  await tx.unsafe(`
    delete from staged_text s using staged_hand h
     where h.item = s.item and coalesce(${ownTexts.map((name) => `s.${name}`).join(', ')}) is null`)
}

async function holdChildren(tx: Tx): Promise<void> {
  for (const [field, [kind, table, column]] of Object.entries(links)) {
    await tx`delete from staged_link l using staged_hand h where h.item = l.item and l.kind = ${kind} and ${field} = any(h.fields)`
    await tx`
      insert into staged_link (item, kind, id)
      select h.item, ${kind}, c.${tx(column)} from staged_hand h join ${tx(table)} c using (product_id) where ${field} = any(h.fields)`
  }
  await tx`delete from staged_contributor c using staged_hand h where h.item = c.item and 'contributors' = any(h.fields)`
  await tx`
    insert into staged_contributor (item, position, name, sort_name, slug, role)
    select h.item, c.position, a.name, a.sort_name, a.slug, c.role
      from staged_hand h join product_author c using (product_id) join author a on a.id = c.author_id
     where 'contributors' = any(h.fields)`
  await tx`delete from staged_safety f using staged_hand h where h.item = f.item and 'safety' = any(h.fields)`
  await tx`
    insert into staged_safety (item, maker, maker_address, maker_email, warnings)
    select h.item, f.maker, f.maker_address, f.maker_email, f.warnings from staged_hand h join product_safety f using (product_id)
     where 'safety' = any(h.fields)`
}
