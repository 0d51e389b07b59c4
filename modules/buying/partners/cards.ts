import { inEachLanguage, inLanguage, type Language, type Localized } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import type { HousePromotion } from '#modules/buying/loyalty/house-promotions.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import { provinceBySlug } from '#modules/goods/stores/provinces.ts'
import type { ZoneRow } from './bounds.sql.ts'
import type { PartnerCard, PromotionCard, Zone } from './contract.ts'
import type { ShownOfferRow } from './offers.sql.ts'
import type { PartnerRow } from './partners.sql.ts'

const slugsOf = (names: Localized): Localized => inEachLanguage((language) => slugOf(names[language]))

/** The drawings of the shop's own promotions. */
export const houseTheme = 'tiling'
const artOf = (theme: string) => artPicture(theme, 960, 720, '')
export const bannerOf = (theme: string) => artPicture(theme, 1280, 320, '')
const opening = (text: string) => text.split(/\n{2,}/, 1)[0] ?? ''

/** A province by its name in the language; one of no Spanish province as its partner writes it. */
export const provinceNamed = (
  { province, province_slug }: Pick<PartnerRow, 'province' | 'province_slug'>,
  language: Language,
): string => provinceBySlug(province_slug)?.names[language] ?? province

/** The address of its province, by language. */
export const provinceSlugs = (slug: string): Localized<string> => provinceBySlug(slug)?.slugs ?? inEachLanguage(() => slug)

export const zoneView = ({ key, name }: Pick<ZoneRow, 'key' | 'name'>, language: Language): Zone => ({
  key,
  name: inLanguage(name, language),
  slugs: slugsOf(name),
})

export const partnerCard = (row: PartnerRow, language: Language): PartnerCard => ({
  id: row.id,
  slug: slugOf(row.name),
  name: row.name,
  kind: inLanguage(row.kind, language),
  city: row.city,
  province: provinceNamed(row, language),
  province_slug: provinceSlugs(row.province_slug)[language],
  text: opening(inLanguage(row.text, language)),
  latitude: row.latitude,
  longitude: row.longitude,
  art: artOf(row.theme),
})

export const offerCard = (row: ShownOfferRow, language: Language): PromotionCard => ({
  id: row.id,
  slugs: slugsOf(row.name),
  name: inLanguage(row.name, language),
  discount: inLanguage(row.discount, language),
  text: inLanguage(row.text, language),
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  partner: partnerCard(row.partner, language),
  art: artOf(row.partner.theme),
  zone: zoneView({ key: row.zone_key, name: row.zone }, language),
})

export const houseCard = (row: HousePromotion, language: Language): PromotionCard => ({
  id: row.id,
  slugs: slugsOf(row.name),
  name: inLanguage(row.name, language),
  discount: inLanguage(row.discount, language),
  text: inLanguage(row.text, language),
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  partner: null,
  art: artOf(houseTheme),
  zone: null,
})
