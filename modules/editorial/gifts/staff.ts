import { dayOf } from '#kernel/days.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { findCampaigns, findCategories, keptCampaign, keptCategory, putCampaign, putCategory } from './manage.ts'
import { giftCalls } from './staff-contract.ts'
import { tryCampaign, tryCategory } from './trial.ts'

/** Gift campaigns and their categories. A key that is not there yet makes a new one. */
export function giftStaffRoutes(call: StaffCalls, { storefront, search }: { storefront: string; search: SearchIndex }) {
  call(giftCalls, 'GET /gifts/campaigns/', {
    action: 'gift.read',
    summary: 'Campaigns as they were written, and which is in season',
    run: ({ db, query, now }) => findCampaigns(db, storefront, query, dayOf(now)),
  })
  call(giftCalls, 'GET /gifts/categories/', {
    action: 'gift.read',
    summary: 'Gift categories as they were written',
    run: ({ db, query }) => findCategories(db, storefront, query),
  })
  call(giftCalls, 'PUT /gifts/categories/:key/', {
    action: 'gift.change',
    summary: 'Creates or changes a gift category: its words, its place, what it shows',
    subject: ({ params }) => `gift category ${params.key}`,
    current: ({ db, params }) => keptCategory(db, storefront, params.key),
    run: ({ db, params, body }) => putCategory(db, storefront, params.key, body),
  })
  call(giftCalls, 'PUT /gifts/campaigns/:key/', {
    action: 'gift.change',
    summary: 'Creates or changes a campaign: its season, its words, its categories',
    subject: ({ params }) => `gift campaign ${params.key}`,
    current: ({ db, params }) => keptCampaign(db, storefront, params.key),
    run: ({ db, params, body }) => putCampaign(db, storefront, params.key, body),
  })
  call(giftCalls, 'POST /gifts/campaigns/:key/trial/', {
    action: 'gift.read',
    summary: 'Tries a campaign as it would be on a day: whether visitors would see it, and which gifts; nothing is kept',
    reads: true,
    subject: ({ params }) => `gift campaign ${params.key}`,
    run: ({ db, params, body, language }) => tryCampaign({ db, search, storefront }, params.key, body, language),
  })
  call(giftCalls, 'POST /gifts/categories/:key/trial/', {
    action: 'gift.read',
    summary: 'Tries where a category takes its gifts from: how many can be had, and the first; nothing is kept',
    reads: true,
    subject: ({ params }) => `gift category ${params.key}`,
    run: ({ db, body, language }) => tryCategory({ db, search, storefront }, body, language),
  })
}
