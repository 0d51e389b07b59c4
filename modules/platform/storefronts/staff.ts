import type { StaffCalls } from '#modules/people/staff/call.ts'
import { ListOf } from '#modules/people/staff/call-contract.ts'
import { KeptStorefront } from './contract.ts'
import { keptStorefronts, putStorefront } from './manage.ts'
import { OfStorefront } from './staff-contract.ts'

/** Shops beside the main one: one more is one more row. */
export function storefrontStaffRoutes(call: StaffCalls) {
  call('GET', '/storefronts/', {
    action: 'content.read',
    summary: 'The shops beside the main one: path, names, theme, doors, who sells there',
    answer: ListOf(KeptStorefront),
    run: async ({ db }) => ({ items: await keptStorefronts(db) }),
  })
  call('PUT', '/storefronts/:storefront/', {
    action: 'storefront.change',
    summary: 'Opens a shop beside the main one, or changes what it says of itself',
    params: OfStorefront,
    body: KeptStorefront.omit({ store: true }),
    answer: KeptStorefront,
    subject: ({ params }) => `storefront ${params.storefront}`,
    run: ({ db, params, body }) => putStorefront(db, { store: params.storefront, ...body }),
  })
}
