import type { z } from 'zod'
import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { InvalidFields, NotFound } from '#kernel/errors.ts'
import { slugOf } from '#kernel/slug.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { writeZone as writeZoneRow, zoneRows } from './bounds.sql.ts'
import {
  insertOffer,
  listedOffers,
  matchingOffers,
  type OfferRow,
  type OfferValues,
  offerRow,
  offerSorts,
  updateOffer,
} from './offers.sql.ts'
import {
  anyPartner,
  insertPartner,
  keptPartnerRow,
  listedPartners,
  matchingPartners,
  type PartnerRow,
  type PartnerValues,
  partnerSorts,
  updatePartner,
} from './partners.sql.ts'
import { type FindOffers, type FindPartners, NewOffer, NewPartner, type Offer, type Partner, Zone } from './staff-contract.ts'

type Given<T extends z.ZodType> = z.input<T>
type Told<T extends z.ZodType> = z.output<T>

const partnerView = ({ province_slug: _, theme, ...row }: PartnerRow): Told<typeof Partner> => ({
  ...row,
  theme: theme as Told<typeof Partner>['theme'],
})
const partnerValues = (given: Given<typeof NewPartner>): PartnerValues => {
  const partner = NewPartner.parse(given)
  const [missing] = (['latitude', 'longitude'] as const).filter((value) => partner[value] === null)
  if (missing && (partner.latitude ?? partner.longitude) !== null) throw new InvalidFields({ [missing]: 'partners.whole_place' })
  return { ...partner, province_slug: slugOf(partner.province) }
}

/** Partners, shown or not. */
export async function findPartners(db: Db, query: FindPartners) {
  const rows = await listedPartners(db, query, walking(db, query, partnerSorts(db), { id: db`p.id` }))
  return listPage(db, query, { rows, matching: matchingPartners(db, query), view: (row) => partnerView(row) })
}

/** Whether there is any partner. */
export const hasPartners = anyPartner

/** A partner as it is kept; null where there is none. */
export async function keptPartner(db: Db, id: number) {
  const row = await keptPartnerRow(db, id)
  return row ? partnerView(row) : null
}

/** @throws InvalidFields for half of a place; a refusal by constraint where the name is another's. */
export const createPartner = async (db: Db, given: Given<typeof NewPartner>) =>
  partnerView(await insertPartner(db, partnerValues(given)))

/** @throws NotFound, InvalidFields. */
export async function editPartner(db: Db, id: number, given: Given<typeof NewPartner>) {
  const row = await updatePartner(db, id, partnerValues(given))
  if (!row) throw new NotFound('partners.unknown')
  return partnerView(row)
}

const offerView = ({ partner_id, zone_key, ...row }: OfferRow): Told<typeof Offer> => ({
  ...row,
  partner: partner_id,
  zone: zone_key,
})
function offerValues(given: Given<typeof NewOffer>): OfferValues {
  const { partner, zone, valid_from, valid_to, ...rest } = NewOffer.parse(given)
  if (valid_from && valid_to < valid_from) throw new InvalidFields({ valid_to: 'loyalty.days_reversed' })
  return { ...rest, partner_id: partner, zone_key: zone, valid_from: valid_from as Day | null, valid_to: valid_to as Day }
}

/** Offers, those that are over among them. */
export async function findOffers(db: Db, query: FindOffers, today: Day) {
  const rows = await listedOffers(db, query, today, walking(db, query, offerSorts(db), { id: db`o.id` }))
  return listPage(db, query, { rows, matching: matchingOffers(db, query, today), view: (row) => offerView(row) })
}

/** An offer as it is kept; null where there is none. */
export async function keptOffer(db: Db, id: number) {
  const row = await offerRow(db, id)
  return row ? offerView(row) : null
}

/** @throws InvalidFields; a refusal by constraint where partner or zone are unknown. */
export const createOffer = async (db: Db, given: Given<typeof NewOffer>) => offerView(await insertOffer(db, offerValues(given)))

/** @throws NotFound, InvalidFields. */
export async function editOffer(db: Db, id: number, given: Given<typeof NewOffer>) {
  const row = await updateOffer(db, id, offerValues(given))
  if (!row) throw new NotFound('loyalty.no_such_promotion')
  return offerView(row)
}

export const zones = async (db: Db) => [...(await zoneRows(db))]
/** A zone made or renamed. */
export const writeZone = (db: Db, given: Given<typeof Zone>) => writeZoneRow(db, Zone.parse(given))
