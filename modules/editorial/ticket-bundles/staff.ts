import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { createBundle, editBundle, findBundles, keptBundle } from './bundles.ts'
import { bundleCalls } from './staff-contract.ts'

/** Tickets that hold more than one thing, as the pages of the visit name them. `main`: the code of the main shop. */
export function bundleStaffRoutes(call: StaffCalls, main: string) {
  call(bundleCalls, 'GET /ticket-bundles/', {
    action: 'content.read',
    summary: 'Combined tickets as they were written, of every shop',
    run: ({ db, query, now }) => findBundles(db, query, { main, now }),
  })
  call(bundleCalls, 'GET /ticket-bundles/:bundle/', {
    action: 'content.read',
    summary: 'A combined ticket as it is kept',
    subject: ({ params }) => `combined ticket ${params.bundle}`,
    run: async ({ db, params }) => {
      const found = await keptBundle(db, params.bundle, main)
      if (!found) throw new NotFound()
      return found
    },
  })
  call(bundleCalls, 'POST /ticket-bundles/', {
    action: 'content.change',
    summary: 'One more combined ticket on the page of the visit',
    run: ({ db, body }) => createBundle(db, body, main),
  })
  call(bundleCalls, 'PUT /ticket-bundles/:bundle/', {
    action: 'content.change',
    summary: 'A combined ticket as it is from now on: its words, price, days and order',
    subject: ({ params }) => `combined ticket ${params.bundle}`,
    current: ({ db, params }) => keptBundle(db, params.bundle, main),
    run: ({ db, params, body }) => editBundle(db, params.bundle, body, main),
  })
}
