import type { Day } from '#kernel/days.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import type { GiftCampaign, GiftCategory } from './contract.ts'
import type { CampaignRow, CategoryRow } from './gifts.sql.ts'
import { isInSeason } from './season.ts'

export const categoryView = (row: CategoryRow, language: Language): GiftCategory => ({
  id: row.id,
  key: row.key,
  title: inLanguage(row.titles, language),
  text: inLanguage(row.texts, language),
  slug: inLanguage(row.slugs, language),
  slugs: row.slugs,
  theme: row.theme,
  art: artPicture(row.theme, 960, 720, ''),
})

export const campaignView = (row: CampaignRow, language: Language, on: Day): GiftCampaign => ({
  key: row.key,
  title: inLanguage(row.titles, language),
  text: inLanguage(row.texts, language),
  theme: row.theme,
  art: artPicture(row.theme, 1280, 720, ''),
  from_day: row.from_day,
  to_day: row.to_day,
  in_season: isInSeason({ from: row.from_day, to: row.to_day }, on),
})
