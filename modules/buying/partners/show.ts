import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { housePromotion, housePromotions } from '#modules/buying/loyalty/house-promotions.ts'
import { exclusionsOn, zoneRows } from './bounds.sql.ts'
import { bannerOf, houseCard, houseTheme, offerCard, partnerCard, provinceNamed, provinceSlugs, zoneView } from './cards.ts'
import type { Exclusions, PartnerDetail, PartnerList, PromotionCard, PromotionDetail, PromotionList } from './contract.ts'
import { offersByPartner, offersOn, shownOffer } from './offers.sql.ts'
import { type PartnerRow, partnerRow, partnerRows, provinceRows } from './partners.sql.ts'

/**
 * The promotions that hold today (M-13): the shop's own for card holders first, then the partners'. Those of one partner or of one
 * zone are partners' alone, since the shop's own hold everywhere.
 */
export async function promotionsShown(
  db: Db,
  language: Language,
  only: { partner?: number | undefined; zone?: string | undefined } = {},
  now = new Date(),
): Promise<PromotionCard[]> {
  const day = dayOf(now)
  const everywhere = only.partner === undefined && only.zone === undefined
  const [own, offers] = await Promise.all([everywhere ? housePromotions(db, day) : [], offersOn(db, day, only)])
  return [...own.map((row) => houseCard(row, language)), ...offers.map((row) => offerCard(row, language))]
}

/** The zone is named by its key or by its address in any language. @throws NotFound when it is not one of the shop's. */
export async function promotionList(
  db: Db,
  language: Language,
  only: { partner?: number | undefined; zone?: string | undefined },
  now: Date,
): Promise<PromotionList> {
  const zones = (await zoneRows(db)).map((row) => zoneView(row, language))
  const { zone: named } = only
  if (named === undefined) return { items: await promotionsShown(db, language, only, now), zones, zone: null }
  const zone = zones.find(({ key }) => key === named) ?? zones.find(({ slugs }) => Object.values(slugs).includes(named))
  if (!zone) throw new NotFound('partners.no_such_zone')
  return { items: await promotionsShown(db, language, { ...only, zone: zone.key }, now), zones, zone }
}

const stateOn = (day: Day, { valid_from, valid_to }: { valid_from: Day | null; valid_to: Day | null }) =>
  valid_to !== null && valid_to < day ? 'over' : valid_from !== null && valid_from > day ? 'coming' : 'current'

const placeOf = ({ address, latitude, longitude }: PartnerRow) => ({ address, latitude, longitude })

/** A promotion whose days may be over, which it then says (M-15). The code stays out of it (M-17). @throws NotFound. */
export async function promotionDetail(db: Db, id: number, language: Language, now: Date): Promise<PromotionDetail> {
  const day = dayOf(now)
  const offer = await shownOffer(db, id)
  if (offer)
    return {
      ...offerCard(offer, language),
      conditions: inLanguage(offer.conditions, language),
      state: stateOn(day, offer),
      has_voucher: offer.voucher !== null,
      banner: bannerOf(offer.partner.theme),
      place: placeOf(offer.partner),
    }
  const own = await housePromotion(db, id)
  if (!own) throw new NotFound('loyalty.no_such_promotion')
  const told = { conditions: '', has_voucher: false, banner: bannerOf(houseTheme), place: null }
  return { ...houseCard(own, language), state: stateOn(day, own), ...told }
}

/** The code of a partner's offer while it holds (M-17). @throws NotFound where there is none, or not today. */
export async function voucherOf(db: Db, id: number, now: Date): Promise<string> {
  const offer = await shownOffer(db, id)
  if (!offer?.voucher || stateOn(dayOf(now), offer) !== 'current') throw new NotFound('partners.no_voucher')
  return offer.voucher
}

/** Partners of every province or of one, named by its slug in any language. @throws NotFound when the province has none. */
export async function partnerList(db: Db, language: Language, now: Date, named?: string): Promise<PartnerList> {
  const province = named === undefined ? undefined : provinceSlugs(named).es
  const [rows, provinces, counts] = await Promise.all([
    partnerRows(db, province),
    provinceRows(db),
    offersByPartner(db, dayOf(now)),
  ])
  const promotions = new Map(counts.map(({ partner_id, count }) => [partner_id, count]))
  if (province !== undefined && rows.length === 0) throw new NotFound('partners.no_such_province')
  const views = provinces.map(({ slug, name, count }) => ({
    slug: provinceSlugs(slug)[language],
    slugs: provinceSlugs(slug),
    name: provinceNamed({ province: name, province_slug: slug }, language),
    count,
  }))
  return {
    items: rows.map((row) => ({ ...partnerCard(row, language), promotions: promotions.get(row.id) ?? 0 })),
    provinces: views,
    province: views.find(({ slugs }) => slugs.es === province) ?? null,
  }
}

/** @throws NotFound. */
export async function partnerDetail(db: Db, id: number, language: Language, now: Date): Promise<PartnerDetail> {
  const row = await partnerRow(db, id)
  if (!row) throw new NotFound('partners.unknown')
  const promotions = await promotionsShown(db, language, { partner: id }, now)
  const { address, website } = row
  const text = inLanguage(row.text, language)
  return { ...partnerCard(row, language), text, banner: bannerOf(row.theme), address, website, promotions }
}

/** What promotions do not apply to (M-15). */
export async function exclusions(db: Db, language: Language, now: Date): Promise<Exclusions> {
  const rows = await exclusionsOn(db, dayOf(now))
  return {
    items: rows.map(({ kind, name, text, first_day, last_day }) => ({
      kind,
      name: inLanguage(name, language),
      text: inLanguage(text, language),
      first_day,
      last_day,
    })),
  }
}
