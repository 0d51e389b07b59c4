import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Localized } from '#kernel/language.ts'
import { betweenDays, saidIn, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { PartnerRow } from './partners.sql.ts'
import type { FindOffers } from './staff-contract.ts'

export interface OfferRow {
  id: number
  partner_id: number
  zone_key: string
  name: Localized
  discount: Localized
  text: Localized
  conditions: Localized
  voucher: string | null
  valid_from: Day | null
  valid_to: Day
  position: number
  active: boolean
}
export type OfferValues = Omit<OfferRow, 'id'>
export interface ShownOfferRow extends OfferRow {
  partner: PartnerRow
  zone: Localized
}

const mostListed = 200
const shown = (db: Db) => db`
  select o.*, to_jsonb(p) as partner, z.name as zone
  from partner_offer o join partner p on p.id = o.partner_id and p.active join promotion_zone z on z.key = o.zone_key
  where o.active`

/** Offers that hold on a day, of everybody, of one partner or of one zone (M-13, M-15). */
export const offersOn = (db: Db, day: Day, only: { partner?: number | undefined; zone?: string | undefined } = {}) => db<
  ShownOfferRow[]
>`
  ${shown(db)} and o.valid_to >= ${day} and coalesce(o.valid_from <= ${day}, true)
    ${only.partner === undefined ? db`` : db`and o.partner_id = ${only.partner}`}
    ${only.zone === undefined ? db`` : db`and o.zone_key = ${only.zone}`}
  order by o.position, o.valid_to, o.id limit ${mostListed}`

/** How many offers of each partner hold on a day. */
export const offersByPartner = (db: Db, day: Day) => db<{ partner_id: number; count: number }[]>`
  select partner_id, count(*)::int as count from partner_offer
  where active and valid_to >= ${day} and coalesce(valid_from <= ${day}, true) group by partner_id`

/** One that is shown, whether its days have come, last or are over. */
export async function shownOffer(db: Db, id: number): Promise<ShownOfferRow | undefined> {
  const [row] = await db<ShownOfferRow[]>`${shown(db)} and o.id = ${id}`
  return row
}

const foundIn = (db: Db, { q, from, to, partner, zone, active, over }: FindOffers, today: Day) => db`
  from partner_offer o join partner p on p.id = o.partner_id
  where true ${worded(db, db`list_words(concat_ws(' ', p.name, ${saidIn(db, db`o.name`)}, o.voucher))`, q)}
    ${betweenDays(db, db`o.valid_to`, { from, to })} ${partner === undefined ? db`` : db`and o.partner_id = ${partner}`}
    ${zone === undefined ? db`` : db`and o.zone_key = ${zone}`} ${active === undefined ? db`` : db`and o.active = ${active}`}
    ${over === undefined ? db`` : over ? db`and o.valid_to < ${today}` : db`and o.valid_to >= ${today}`}`
export const matchingOffers = (db: Db, query: FindOffers, today: Day) => db`select o.id ${foundIn(db, query, today)}`
export const offerSorts = (db: Db) =>
  ({ valid_to: { by: db`o.valid_to`, kind: 'day' }, made: { by: db`o.id`, kind: 'number' } }) as const

export const listedOffers = (db: Db, query: FindOffers, today: Day, walk: Walk) => db<(OfferRow & Walked)[]>`
  select o.id, o.partner_id, o.zone_key, o.name, o.discount, o.text, o.conditions, o.voucher, o.valid_from, o.valid_to, o.position, o.active,
    ${walk.key}
  ${foundIn(db, query, today)} ${walk.after} ${walk.order}`

/** One as staff keep it, shown or not. */
export async function offerRow(db: Db, id: number): Promise<OfferRow | undefined> {
  const [row] = await db<OfferRow[]>`select * from partner_offer where id = ${id}`
  return row
}

export async function insertOffer(db: Db, values: OfferValues): Promise<OfferRow> {
  const [row] = await db<OfferRow[]>`insert into partner_offer ${db(values)} returning *`
  return row!
}

export async function updateOffer(db: Db, id: number, values: OfferValues): Promise<OfferRow | undefined> {
  const [row] = await db<OfferRow[]>`update partner_offer set ${db(values)} where id = ${id} returning *`
  return row
}
