import type { Db } from '#kernel/db.ts'
import { saidIn, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { CampaignRow, CategoryRow } from './gifts.sql.ts'
import type { FindCampaigns, FindCategories } from './staff-contract.ts'

/** A season that ends before it begins goes over New Year. */
const campaignsIn = (db: Db, storefront: string, { q, active, in_season }: FindCampaigns, monthDay: string) => db`
  from gift_campaign c where c.storefront_code = ${storefront}
    ${worded(db, db`list_words(concat_ws(' ', c.key, ${saidIn(db, db`c.titles`)}))`, q)}
    ${active === undefined ? db`` : db`and c.active = ${active}`}
    ${
      in_season === undefined
        ? db``
        : db`and (c.active and case when c.from_day <= c.to_day then ${monthDay}::text between c.from_day and c.to_day
            else ${monthDay}::text >= c.from_day or ${monthDay}::text <= c.to_day end) = ${in_season}`
    }`
export const matchingCampaigns = (db: Db, storefront: string, query: FindCampaigns, monthDay: string) =>
  db`select c.id ${campaignsIn(db, storefront, query, monthDay)}`

/** What both kinds are sorted by: their place on the page, or their key. */
export const giftSorts = (db: Db) =>
  ({ position: { by: db`c.position`, kind: 'number' }, key: { by: db`c.key`, kind: 'text' } }) as const

export const listedCampaigns = (db: Db, storefront: string, query: FindCampaigns, monthDay: string, walk: Walk) => db<
  (CampaignRow & Walked)[]
>`
  select c.id, c.key, c.theme, c.from_day, c.to_day, c.active, c.position, c.titles, c.texts, c.category_keys, ${walk.key}
  ${campaignsIn(db, storefront, query, monthDay)} ${walk.after} ${walk.order}`

const categoriesIn = (db: Db, storefront: string, { q, active }: FindCategories) => db`
  from gift_category c where c.storefront_code = ${storefront}
    ${worded(db, db`list_words(concat_ws(' ', c.key, ${saidIn(db, db`c.titles`)}))`, q)}
    ${active === undefined ? db`` : db`and c.active = ${active}`}`
export const matchingCategories = (db: Db, storefront: string, query: FindCategories) =>
  db`select c.id ${categoriesIn(db, storefront, query)}`

export const listedCategories = (db: Db, storefront: string, query: FindCategories, walk: Walk) => db<(CategoryRow & Walked)[]>`
  select c.id, c.key, c.theme, c.lot_id, c.query, c.active, c.position, c.titles, c.slugs, c.texts, ${walk.key}
  ${categoriesIn(db, storefront, query)} ${walk.after} ${walk.order}`
