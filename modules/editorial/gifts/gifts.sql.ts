import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'

export interface CategoryRow {
  id: number
  key: string
  theme: string
  lot_id: number | null
  query: string | null
  active: boolean
  position: number
  titles: Localized
  slugs: Localized
  texts: Localized
}

export interface CampaignRow {
  id: number
  key: string
  theme: string
  from_day: string
  to_day: string
  active: boolean
  position: number
  titles: Localized
  texts: Localized
  category_keys: string[]
}

export const categoryRows = (db: Db, storefront: string) => db<CategoryRow[]>`
  select id, key, theme, lot_id, query, active, position, titles, slugs, texts from gift_category
  where storefront_code = ${storefront} order by position, id`

export const campaignRows = (db: Db, storefront: string) => db<CampaignRow[]>`
  select id, key, theme, from_day, to_day, active, position, titles, texts, category_keys from gift_campaign
  where storefront_code = ${storefront} order by position, id`

/** Writes a category, new or known by its key. */
export const writeCategory = (db: Db, storefront: string, { titles, slugs, texts, ...row }: Omit<CategoryRow, 'id'>) => db<
  CategoryRow[]
>`
  insert into gift_category ${db({ ...row, storefront_code: storefront, titles: db.json({ ...titles }), slugs: db.json({ ...slugs }), texts: db.json({ ...texts }) })}
  on conflict on constraint gift_category_key_unique do update set theme = excluded.theme, lot_id = excluded.lot_id,
    query = excluded.query, active = excluded.active, position = excluded.position, titles = excluded.titles,
    slugs = excluded.slugs, texts = excluded.texts
  returning id, key, theme, lot_id, query, active, position, titles, slugs, texts`

/** Writes a campaign, new or known by its key. */
export const writeCampaign = (db: Db, storefront: string, { titles, texts, ...row }: Omit<CampaignRow, 'id'>) => db<
  CampaignRow[]
>`
  insert into gift_campaign ${db({ ...row, storefront_code: storefront, titles: db.json({ ...titles }), texts: db.json({ ...texts }) })}
  on conflict on constraint gift_campaign_key_unique do update set theme = excluded.theme, from_day = excluded.from_day,
    to_day = excluded.to_day, active = excluded.active, position = excluded.position, titles = excluded.titles,
    texts = excluded.texts, category_keys = excluded.category_keys
  returning id, key, theme, from_day, to_day, active, position, titles, texts, category_keys`

export const tagIds = (db: Db, keys: readonly string[]) => db<{ id: number }[]>`
  select id from tag where key = any(${keys as string[]})`

export const hasLot = async (db: Db, id: number): Promise<boolean> => (await db`select from lot where id = ${id}`).length > 0

export interface TravelRow {
  id: number
  kind: 'book' | 'object'
  grams: number | null
  dimensions: string | null
  copies: { storeCode: string; quantity: number }[]
}

/** What decides when a product can be somewhere: its weight, its room, where its copies lie. */
export const travelRows = (db: Db, ids: readonly number[]) => db<TravelRow[]>`
  select p.id, p.kind, p.weight_grams as grams, p.dimensions, coalesce((
    select json_agg(json_build_object('storeCode', s.store_code, 'quantity', s.quantity))
    from stock s where s.product_id = p.id and s.quantity > 0), '[]') as copies
  from product p where p.id = any(${ids as number[]}::bigint[])`

/** Stores at whose counter an order can be collected. */
export const pickupStores = (db: Db) => db<{ code: string; name: string; city: string }[]>`
  select code, name, city from store where pickup order by city, name`

/** Whose it is, and what its addresses call it. */
export const campaignById = async (db: Db, id: number) =>
  (
    await db<{ storefront: string; key: string }[]>`select storefront_code as storefront, key from gift_campaign where id = ${id}`
  )[0]
