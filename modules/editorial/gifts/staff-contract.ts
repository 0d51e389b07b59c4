import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import {
  CampaignTrial,
  CampaignTried,
  CategoryTrial,
  CategoryTried,
  GiftKey,
  KeptGiftCampaign,
  KeptGiftCategory,
  SavedGiftCampaign,
  SavedGiftCategory,
  StaffGiftCampaign,
} from './contract.ts'

const InSeason = z.boolean().describe('It is switched on, and its days are now')

const campaignList = listCall({
  sorts: ['position', 'key'],
  first: 'position',
  filters: {
    active: z.stringbool().optional(),
    in_season: z.stringbool().optional().describe('Those that are shown today, or the others'),
  },
  item: versioned(StaffGiftCampaign.extend({ in_season: InSeason }), ['in_season']),
})
export type FindCampaigns = z.output<(typeof campaignList)['query']>

const categoryList = listCall({
  sorts: ['position', 'key'],
  first: 'position',
  filters: { active: z.stringbool().optional() },
  item: KeptGiftCategory,
})
export type FindCategories = z.output<(typeof categoryList)['query']>

export const giftCalls = {
  'GET /gifts/campaigns/': campaignList,
  'GET /gifts/categories/': categoryList,
  'PUT /gifts/categories/:key/': { params: GiftKey, body: SavedGiftCategory, answer: KeptGiftCategory },
  'PUT /gifts/campaigns/:key/': { params: GiftKey, body: SavedGiftCampaign, answer: KeptGiftCampaign },
  'POST /gifts/campaigns/:key/trial/': { params: GiftKey, body: CampaignTrial, answer: CampaignTried },
  'POST /gifts/categories/:key/trial/': { params: GiftKey, body: CategoryTrial, answer: CategoryTried },
} satisfies StaffContract
