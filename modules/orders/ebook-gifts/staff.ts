import { orderIdFor, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { type GiftDeps, sendAgain } from './send.ts'
import { ebookGiftCalls } from './staff-contract.ts'

/** Ebooks for somebody else, as the desk helps with their letters. */
export function ebookGiftStaffRoutes(call: StaffCalls, deps: GiftDeps) {
  call(ebookGiftCalls, 'POST /orders/:number/ebook-gifts/:line/send/', {
    action: 'ebook.renew',
    summary:
      'Sends an ebook for somebody else again, with a new code, to the same address or another; of one that was opened, the letter that says where it is',
    subject: ({ params }) => `order ${params.number}`,
    ask: async ({ db, params, body, onlyStore, now }) => {
      await orderIdFor(db, params.number, onlyStore)
      await sendAgain(db, deps, { ...params, email: body.recipient_email ?? null }, { byStaff: true, now })
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
}
