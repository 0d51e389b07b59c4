import { block } from '#modules/buying/gift-cards/manage.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { CodeReader } from './codes-contract.ts'
import { shownBy, whatIs } from './scan.ts'
import { counterCalls } from './staff-contract.ts'
import { titleWorth } from './worth.ts'

/** What is held in front of a scanner. By POST, since the code of a gift card is money and belongs in no address. */
export function counterStaffRoutes(call: StaffCalls, readers: readonly CodeReader[]) {
  call(counterCalls, 'POST /scan/', {
    action: 'code.scan',
    summary: 'What a code is: a title, an order, a parcel, a card, a paper',
    subject: ({ body }) => shownBy(readers, body.scanned),
    reads: true,
    run: ({ db, body, now, storefront, language }) => whatIs(db, readers, body.scanned, { now, storefront, language }),
  })
  call(counterCalls, 'GET /scan/titles/:title/worth/', {
    action: 'code.scan',
    summary: 'What one copy earns in points, and what the law of the book still lets off it',
    subject: ({ params }) => `product ${params.title}`,
    run: ({ db, params, staff, now }) => titleWorth(db, params.title, { store: staff.storeCode, now }),
  })
  call(counterCalls, 'POST /scan/gift-cards/:card/block/', {
    action: 'gift_card.block',
    summary: 'A card that was scanned pays nothing until finance or the order desk opens it again',
    subject: ({ params }) => `gift card ${params.card}`,
    run: async ({ db, params, body, now }) => {
      await block(db, { id: params.card, reason: body.reason, now })
      return { done: true as const }
    },
  })
}
