/** Writes the dictionaries of the demo catalogue; each is brought to what the files say, and a second time changes nothing. */

import type { Pool, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import type { Attribute, Category, Lot, PickupPoint, Store, Tag } from './dictionaries.ts'

export interface Dictionaries {
  categories: readonly Category[]
  tags: readonly Tag[]
  attributes: readonly Attribute[]
  lots: readonly Lot[]
  stores: readonly Store[]
  pickupPoints: readonly PickupPoint[]
}

/** Whether the shop has something to sell. */
export async function hasProducts(sql: Pool): Promise<boolean> {
  const [row] = await sql<{ some: boolean }[]>`select exists (select from product) as some`
  return row?.some ?? false
}

/** Names an author in the shop's languages; its Spanish name is its own. */
export const nameAuthor = (sql: Pool, names: Record<Language, string>): Promise<unknown> => sql`
  insert into author_translation (author_id, language, name)
  select a.id, t.language, t.name
    from author a, (values ('ca', ${names.ca}), ('en', ${names.en})) as t (language, name)
   where a.name = ${names.es}
  on conflict do nothing`

export const writeDictionaries = (sql: Pool, storefront: string, given: Dictionaries): Promise<unknown> =>
  sql.begin(async (tx) => {
    await tx`insert into storefront (code) values (${storefront}) on conflict do nothing`
    await writeStores(tx, given.stores)
    await writePickupPoints(tx, given.pickupPoints)
    await writeCategories(tx, given.categories)
    await writeTags(tx, given.tags)
    await writeAttributes(tx, given.attributes)
    await writeLots(tx, given.lots)
  })

async function writeStores(tx: Tx, stores: readonly Store[]) {
  if (stores.length === 0) return
  const rows = stores.map((store, i) => ({ ...store, position: store.position ?? i }))
  await tx`
    insert into store (code, name, province, city, address, postcode, phone, email, website, latitude, longitude, hours, pickup,
                       ships_web_orders, position, services, time_zone)
    select code, name, province, city, address, postcode, phone, email, website, latitude, longitude, hours, pickup,
           ships_web_orders, position, services, time_zone
      from jsonb_to_recordset(${tx.json(rows)}) as given (code text, name text, province text, city text, address text,
           postcode text, phone text, email text, website text, latitude float, longitude float, hours jsonb, pickup boolean,
           ships_web_orders boolean, position int, services text[], time_zone text)
    on conflict (code) do nothing`
  const days = stores.flatMap((store) =>
    store.blocked_days.map((day) => ({
      code: store.code,
      month_day: day.slice(-5),
      year: day.length > 5 ? Number(day.slice(0, 4)) : null,
    })),
  )
  await tx`
    insert into store_blocked_day (store_code, month_day, year)
    select code, month_day, year from jsonb_to_recordset(${tx.json(days)}) as given (code text, month_day text, year int)
    on conflict do nothing`
  await writeStorePages(tx, stores)
}

/** Texts and days of the stores; what staff have written since stays. */
async function writeStorePages(tx: Tx, stores: readonly Store[]) {
  const texts = stores.flatMap(({ code, texts }) =>
    Object.entries(texts ?? {}).map(([language, told]) => ({ code, language, ...told })),
  )
  await tx`
    insert into store_translation (store_code, language, about, directions)
    select code, language, about, directions
      from jsonb_to_recordset(${tx.json(texts)}) as given (code text, language text, about text, directions text)
    on conflict do nothing`
  const days = stores.flatMap(({ code, days }) => days.map((day) => ({ code, ...day })))
  await tx`
    insert into store_exception (store_code, day, hours, note)
    select code, day, hours, note
      from jsonb_to_recordset(${tx.json(days)}) as given (code text, day date, hours text, note jsonb)
    on conflict do nothing`
}

async function writePickupPoints(tx: Tx, points: readonly PickupPoint[]) {
  if (points.length === 0) return
  await tx`
    insert into pickup_point ${tx(points as PickupPoint[])}
    on conflict (carrier, code) do nothing`
}

interface Named {
  id: number
  names: Record<string, string>
}

const perLanguage = (rows: readonly Named[]) =>
  rows.flatMap(({ id, names }) => Object.entries(names).map(([language, name]) => ({ id, language, name, slug: slugOf(name) })))

async function writeCategories(tx: Tx, categories: readonly Category[]) {
  if (categories.length === 0) return
  const rows = categories.map((category, i) => ({ ...category, position: category.position ?? i }))
  await tx`
    insert into category (id, kind, position)
    select id, kind, position from jsonb_to_recordset(${tx.json(rows)}) as given (id bigint, kind text, position int)
    on conflict (id) do update set kind = excluded.kind, position = excluded.position`
  await tx`
    update category c set parent_id = given.parent
      from jsonb_to_recordset(${tx.json(rows)}) as given (id bigint, parent bigint)
     where c.id = given.id and c.parent_id is distinct from given.parent`
  await tx`
    insert into category_translation (category_id, language, name, slug)
    select id, language, name, slug
      from jsonb_to_recordset(${tx.json(perLanguage(rows))}) as given (id bigint, language text, name text, slug text)
    on conflict (category_id, language) do update set name = excluded.name, slug = excluded.slug`
  const sizes = categories.flatMap(({ id, sizes = {} }) =>
    Object.entries(sizes).map(([language, table]) => ({ id, language, table })),
  )
  await tx`
    update category_translation t set size_table = given.table
      from jsonb_to_recordset(${tx.json(sizes)}) as given (id bigint, language text, "table" text)
     where t.category_id = given.id and t.language = given.language and t.size_table <> given.table`
}

async function writeTags(tx: Tx, tags: readonly Tag[]) {
  if (tags.length === 0) return
  const known = await tx<{ id: number; key: string }[]>`
    insert into tag (key) select key from jsonb_to_recordset(${tx.json(tags)}) as given (key text)
    on conflict (key) do update set key = excluded.key returning id, key`
  const ids = new Map(known.map((row) => [row.key, row.id]))
  const rows = perLanguage(tags.map((tag) => ({ id: ids.get(tag.key)!, names: tag.names })))
  await tx`
    insert into tag_translation (tag_id, language, name, slug)
    select id, language, name, slug
      from jsonb_to_recordset(${tx.json(rows)}) as given (id bigint, language text, name text, slug text)
    on conflict (tag_id, language) do update set name = excluded.name, slug = excluded.slug`
}

async function writeAttributes(tx: Tx, attributes: readonly Attribute[]) {
  if (attributes.length === 0) return
  const given = attributes.map((attribute, i) => ({ ...attribute, position: attribute.position ?? i }))
  const known = await tx<{ id: number; kind: string; key: string }[]>`
    insert into attribute_value (kind, key, position)
    select kind, key, position from jsonb_to_recordset(${tx.json(given)}) as given (kind text, key text, position int)
    on conflict (kind, key) do update set position = excluded.position returning id, kind, key`
  const ids = new Map(known.map((row) => [`${row.kind}:${row.key}`, row.id]))
  const rows = perLanguage(given.map((item) => ({ id: ids.get(`${item.kind}:${item.key}`)!, names: item.names })))
  await tx`
    insert into attribute_value_translation (value_id, language, name)
    select id, language, name from jsonb_to_recordset(${tx.json(rows)}) as given (id bigint, language text, name text)
    on conflict (value_id, language) do update set name = excluded.name`
}

async function writeLots(tx: Tx, lots: readonly Lot[]) {
  if (lots.length === 0) return
  const rows = lots.map((lot, i) => ({ ...lot, position: lot.position ?? i }))
  await tx`
    insert into lot (id, key, kind, position)
    select id, key, kind, position from jsonb_to_recordset(${tx.json(rows)}) as given (id bigint, key text, kind text, position int)
    on conflict (id) do update set key = excluded.key, kind = excluded.kind, position = excluded.position`
  const texts = lots.flatMap((lot) =>
    Object.entries(lot.titles).map(([language, title]) => ({
      id: lot.id,
      language,
      title,
      description: lot.descriptions?.[language as 'es'] ?? '',
    })),
  )
  await tx`
    insert into lot_translation (lot_id, language, title, description)
    select id, language, title, description
      from jsonb_to_recordset(${tx.json(texts)}) as given (id bigint, language text, title text, description text)
    on conflict (lot_id, language) do update set title = excluded.title, description = excluded.description`
}
