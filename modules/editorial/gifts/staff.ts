import type { StaffCalls } from '#modules/people/staff/call.ts'
import { GiftKey, KeptGiftCampaign, KeptGiftCategory, SavedGiftCampaign, SavedGiftCategory, StaffGifts } from './contract.ts'
import { putCampaign, putCategory, staffGifts } from './manage.ts'

/** Gift campaigns and their categories. A key that is not there yet makes a new one. */
export function giftStaffRoutes(call: StaffCalls, storefront: string) {
  call('GET', '/gifts/', {
    action: 'gift.read',
    summary: 'Campaigns and gift categories as they were written',
    answer: StaffGifts,
    run: ({ db }) => staffGifts(db, storefront),
  })
  call('PUT', '/gifts/categories/:key/', {
    action: 'gift.change',
    summary: 'Creates or changes a gift category: its words, its place, what it shows',
    params: GiftKey,
    body: SavedGiftCategory,
    answer: KeptGiftCategory,
    subject: ({ params }) => `gift category ${params.key}`,
    current: async ({ db, params }) =>
      (await staffGifts(db, storefront)).categories.find(({ key }) => key === params.key) ?? null,
    run: ({ db, params, body }) => putCategory(db, storefront, params.key, body),
  })
  call('PUT', '/gifts/campaigns/:key/', {
    action: 'gift.change',
    summary: 'Creates or changes a campaign: its season, its words, its categories',
    params: GiftKey,
    body: SavedGiftCampaign,
    answer: KeptGiftCampaign,
    subject: ({ params }) => `gift campaign ${params.key}`,
    current: async ({ db, params }) => (await staffGifts(db, storefront)).campaigns.find(({ key }) => key === params.key) ?? null,
    run: ({ db, params, body }) => putCampaign(db, storefront, params.key, body),
  })
}
