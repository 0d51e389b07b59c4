import type { Tx } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import {
  type Around,
  closeStorefront,
  keptStorefront,
  openStorefront,
  putStorefront,
  type SizeOfPicture,
  storedStorefronts,
} from './manage.ts'
import { storefrontCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { storefront: string } }) => `storefront ${params.storefront}`

interface Deps extends Around {
  sizeOf: SizeOfPicture
  /** Lays down, for a shop that was begun, the pages that it has to write. */
  beginPages: (tx: Tx, storefront: string) => Promise<void>
}

/** Shops beside the main one: one more is one more row. */
export function storefrontStaffRoutes(call: StaffCalls, { sizeOf, beginPages, ...around }: Deps) {
  call(storefrontCalls, 'GET /storefronts/', {
    action: 'content.read',
    summary: 'The shops beside the main one: path, names, theme, doors, who sells there, and what they lack',
    run: async ({ db }) => {
      const shops = await storedStorefronts(db)
      const items = await Promise.all(shops.map(({ store }) => keptStorefront(db, store, around)))
      return { items: items.filter((shop) => shop !== null) }
    },
  })
  call(storefrontCalls, 'GET /storefronts/:storefront/', {
    action: 'storefront.change',
    summary: 'A shop beside the main one, and what it lacks before it opens',
    subject,
    run: async ({ db, params }) => {
      const found = await keptStorefront(db, params.storefront, around)
      if (!found) throw new NotFound('storefront.unknown')
      return found
    },
  })
  call(storefrontCalls, 'PUT /storefronts/:storefront/', {
    action: 'storefront.change',
    summary:
      'Begins a shop beside the main one, or changes what it says of itself and who is paid; nobody sees a new one until it is opened',
    subject,
    current: ({ db, params }) => keptStorefront(db, params.storefront, around),
    run: async ({ db, params, body }) => {
      await putStorefront(db, { store: params.storefront, ...body }, { sizeOf, accounts: around.accounts })
      await beginPages(db, params.storefront)
      return (await keptStorefront(db, params.storefront, around))!
    },
  })
  call(storefrontCalls, 'POST /storefronts/:storefront/open/', {
    action: 'storefront.open',
    summary: 'Opens a shop that has what it needs: visitors see it within seconds',
    subject,
    run: ({ db, params, now }) => openStorefront(db, params.storefront, around, now),
  })
  call(storefrontCalls, 'POST /storefronts/:storefront/close/', {
    action: 'storefront.open',
    summary: 'Closes a shop: its pages are gone within seconds, its orders and papers stay',
    subject,
    run: ({ db, params }) => closeStorefront(db, params.storefront, around),
  })
}
