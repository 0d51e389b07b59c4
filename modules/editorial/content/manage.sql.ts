import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { Occasion } from '#modules/editorial/texts/staff-contract.ts'

export interface StoredPageRow {
  key: string
  language: Language
  title: string
  body: string
  updated_at: Date
  published: boolean
  position: number | null
}

/** The texts of a shop's pages. */
export const storedPageRows = (db: Db, storefront: string) => db<StoredPageRow[]>`
  select t.page_key as key, t.language, t.title, t.body, t.updated_at, p.published, p.position
  from page_translation t join page p on p.storefront_code = t.storefront_code and p.key = t.page_key
  where t.storefront_code = ${storefront} order by t.page_key, t.language
`

/** @returns false when the shop has no such page. */
export async function lockPage(tx: Tx, storefront: string, key: string): Promise<boolean> {
  const rows = await tx`select from page where storefront_code = ${storefront} and key = ${key} for update`
  return rows.length === 1
}

/** @returns false when somebody else made it in the meantime. */
export async function insertPage(db: Db, storefront: string, key: string): Promise<boolean> {
  const rows = await db`
    insert into page (storefront_code, key) values (${storefront}, ${key}) on conflict do nothing returning key`
  return rows.length === 1
}

/** Whether a page says something in Spanish. */
export async function isWritten(db: Db, storefront: string, key: string): Promise<boolean> {
  const rows = await db`
    select from page_translation where storefront_code = ${storefront} and page_key = ${key} and language = 'es' and body <> ''`
  return rows.length === 1
}

export const writePosition = (db: Db, storefront: string, key: string, position: number | null) => db`
  update page set position = ${position} where storefront_code = ${storefront} and key = ${key}`

export const writePublished = (db: Db, storefront: string, key: string, published: boolean) => db`
  update page set published = ${published} where storefront_code = ${storefront} and key = ${key}`

export const writePageText = (
  db: Db,
  storefront: string,
  key: string,
  text: { language: Language; title: string; body: string; now: Date },
) => db`
  insert into page_translation (storefront_code, page_key, language, title, body, updated_at)
  values (${storefront}, ${key}, ${text.language}, ${text.title}, ${text.body}, ${text.now})
  on conflict (storefront_code, page_key, language)
  do update set title = excluded.title, body = excluded.body, updated_at = excluded.updated_at
`

export interface StoredBlockRow {
  id: number
  slot: 'banner' | 'mosaic' | 'featured' | 'teaser'
  position: number
  fixedurl: string
  theme: string
  lot_id: number | null
  active: boolean
  from: string | null
  until: string | null
  with: Occasion | null
  occasion: { name: Localized<string>; runs: boolean; from: string | null; until: string | null; opens: string } | null
  texts: Partial<Record<Language, { title: string; body: string; call: string }>>
}

/** The blocks of a shop's home page in their order, hidden ones among them, with their occasion as it stands on a day. */
export const storedBlockRows = (db: Db, storefront: string, day: Day) => db<StoredBlockRow[]>`
  select b.id, b.slot, b.position, b.fixedurl, b.theme, b.lot_id, b.active,
    b.shown_from::text as "from", b.shown_until::text as until,
    case when o.runs is not null then jsonb_build_object(
      'kind', case when p.id is null then 'campaign' else 'promotion' end, 'id', coalesce(p.id, c.id)) end as "with",
    case when o.runs is not null then jsonb_build_object(
      'name', case when p.id is null then c.titles else columns_in_languages(to_jsonb(p), 'name') end, 'runs', o.runs, 'from', o.first_day, 'until', o.last_day,
      'opens', case when p.id is null then 'campaigns/' || c.key else 'promotions/' || p.id end) end as occasion,
    coalesce((
      select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'body', t.body, 'call', t.call))
      from home_block_translation t where t.home_block_id = b.id
    ), '{}'::jsonb) as texts
  from home_block b
  left join lateral occasion_days(b.promotion_id, b.campaign_id, ${day}::date) o on true
  left join promotion p on p.id = b.promotion_id left join gift_campaign c on c.id = b.campaign_id
  where b.storefront_code = ${storefront}
  order by b.slot, b.position
`

type BlockColumns = Pick<StoredBlockRow, 'fixedurl' | 'theme' | 'lot_id' | 'active' | 'from' | 'until' | 'with'>
const blockColumns = ({ from, until, with: occasion, ...columns }: BlockColumns) => ({
  ...columns,
  shown_from: from,
  shown_until: until,
  promotion_id: occasion?.kind === 'promotion' ? occasion.id : null,
  campaign_id: occasion?.kind === 'campaign' ? occasion.id : null,
})

/** @returns false when the shop has no such block. */
export const updateBlock = async (db: Db, storefront: string, id: number, columns: BlockColumns): Promise<boolean> =>
  (await db`update home_block set ${db(blockColumns(columns))} where id = ${id} and storefront_code = ${storefront}`).count === 1

/** A new block, the last of its slot. Whoever adds another one to the slot waits meanwhile. */
export async function insertBlock(tx: Tx, storefront: string, slot: string, columns: BlockColumns): Promise<number> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`home block ${storefront} ${slot}`}, 0))`
  const [last] = await tx<{ position: number }[]>`
    select coalesce(max(position), -1)::int as position from home_block where storefront_code = ${storefront} and slot = ${slot}`
  const row = { storefront_code: storefront, slot, position: last!.position + 1, ...blockColumns(columns) }
  const [added] = await tx<{ id: number }[]>`insert into home_block ${tx(row)} returning id`
  return added!.id
}

/** @returns whether the shop had such a block. */
export const deleteBlock = async (db: Db, storefront: string, id: number): Promise<boolean> =>
  (await db`delete from home_block where id = ${id} and storefront_code = ${storefront}`).count === 1

export const writeBlockText = (db: Db, id: number, text: { language: Language; title: string; body: string; call: string }) => db`
  insert into home_block_translation (home_block_id, language, title, body, call)
  values (${id}, ${text.language}, ${text.title}, ${text.body}, ${text.call})
  on conflict (home_block_id, language)
  do update set title = excluded.title, body = excluded.body, call = excluded.call
`

/** Puts the blocks of a slot in the order of `ids`; free places lie above all others, so that no two blocks share one on the way. */
export async function orderBlocks(tx: Tx, storefront: string, slot: string, ids: readonly number[]): Promise<number> {
  await tx`select from home_block where storefront_code = ${storefront} and slot = ${slot} order by id for update`
  await tx`
    update home_block set position = position + 1000000 where storefront_code = ${storefront} and slot = ${slot}`
  const rows = await tx`
    update home_block b set position = wanted.place - 1
    from unnest(${ids as number[]}::bigint[]) with ordinality as wanted (id, place)
    where b.id = wanted.id and b.storefront_code = ${storefront} and b.slot = ${slot} returning b.id
  `
  return rows.length
}

/** How many blocks a slot has. */
export async function countBlocks(db: Db, storefront: string, slot: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from home_block where storefront_code = ${storefront} and slot = ${slot}`
  return row?.count ?? 0
}

export async function lotExists(db: Db, id: number): Promise<boolean> {
  const rows = await db`select from lot where id = ${id}`
  return rows.length === 1
}

/** Holds a promotion or a gift campaign as it is until a block refers to it. @returns whether there is one */
export const holdOccasion = async (tx: Tx, { kind, id }: Occasion): Promise<boolean> =>
  (kind === 'promotion'
    ? await tx`select from promotion where id = ${id} for key share`
    : await tx`select from gift_campaign where id = ${id} for key share`
  ).length === 1

export const pageIsShown = async (db: Db, storefront: string, key: string): Promise<boolean> =>
  (await db`select from page where storefront_code = ${storefront} and key = ${key} and published`).length === 1
