import type { StaffCalls } from '#modules/people/staff/call.ts'
import { ListOf } from '#modules/people/staff/call-contract.ts'
import { putStorefront, storedStorefronts } from './manage.ts'
import { KeptStorefront, OfStorefront, SavedStorefront } from './staff-contract.ts'

/** Shops beside the main one: one more is one more row. */
export function storefrontStaffRoutes(call: StaffCalls) {
  call('GET', '/storefronts/', {
    action: 'content.read',
    summary: 'The shops beside the main one: path, names, theme, doors, who sells there',
    answer: ListOf(KeptStorefront),
    run: async ({ db }) => ({ items: await storedStorefronts(db) }),
  })
  call('PUT', '/storefronts/:storefront/', {
    action: 'storefront.change',
    summary: 'Opens a shop beside the main one, or changes what it says of itself',
    params: OfStorefront,
    body: SavedStorefront,
    answer: KeptStorefront,
    subject: ({ params }) => `storefront ${params.storefront}`,
    current: async ({ db, params }) => (await storedStorefronts(db)).find(({ store }) => store === params.storefront) ?? null,
    run: ({ db, params, body }) => putStorefront(db, { store: params.storefront, ...body }),
  })
}
