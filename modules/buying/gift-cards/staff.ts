import type { Day } from '#kernel/days.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { giftCardBooks } from './books.ts'
import { cardInHand } from './look-up.ts'
import {
  approveCard,
  block,
  extend,
  giftCardHistory,
  giftCards,
  type HandingOut,
  handOut,
  keptCard,
  offerOf,
  reissue,
  setOffer,
} from './manage.ts'
import { giftCardCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { card: number } }) => `gift card ${params.card}`

/** Which shop a call means: the main one has a name of its own beside its code. */
const shopOf = ({ storefront }: { storefront: string }, main: string) => (storefront === 'main' ? main : storefront)

/** Gift cards: what is sold, who has which, lost ones, and the books. Nobody of the staff ever sees a code. */
export function giftCardStaffRoutes(call: StaffCalls, deps: HandingOut) {
  call(giftCardCalls, 'GET /gift-cards/', {
    action: 'gift_card.read',
    summary: 'Gift cards, the newest first: all in force, or by last four signs, order, giver or recipient',
    run: ({ db, query }) => giftCards(db, query),
  })
  call(giftCardCalls, 'POST /gift-cards/by-code/', {
    action: 'gift_card.read',
    summary: 'The card whose code a customer reads out or shows; null where there is none. By POST: the code is money',
    reads: true,
    run: async ({ db, body }) => ({ card: (await cardInHand(db, body.gift_card))?.id ?? null }),
  })
  call(giftCardCalls, 'GET /gift-cards/books/', {
    action: 'gift_card.export',
    summary: 'Sales, redemptions, returns and what is still owed, for the accountant (CSV)',
    subject: ({ query }) => `gift cards ${query.from} ${query.to}`,
    run: async ({ db, query: { from, to } }) => {
      const parts = await Array.fromAsync(giftCardBooks(db, { from: from as Day, to: to as Day }))
      return new FileAnswer(`gift-cards-${from}-${to}.csv`, 'text/csv; charset=utf-8', parts.join(''))
    },
  })
  call(giftCardCalls, 'GET /gift-cards/:card/', {
    action: 'gift_card.read',
    summary: 'A gift card with everything that came onto it and left it',
    subject,
    run: ({ db, params, staff }) => giftCardHistory(db, params.card, String(staff.id)),
  })
  call(giftCardCalls, 'GET /gift-cards/offer/:storefront/', {
    action: 'gift_card.read',
    summary: 'The amounts a shop sells online',
    subject: ({ params }) => `gift cards of ${params.storefront}`,
    run: ({ db, params, storefront }) => offerOf(db, shopOf(params, storefront)),
  })
  call(giftCardCalls, 'PUT /gift-cards/offer/:storefront/', {
    action: 'gift_card.offer',
    summary: 'The amounts a shop sells online; none: its page only explains',
    subject: ({ params }) => `gift cards of ${params.storefront}`,
    current: ({ db, params, storefront }) => offerOf(db, shopOf(params, storefront)),
    run: ({ db, params, body, storefront }) => setOffer(db, shopOf(params, storefront), body),
  })
  call(giftCardCalls, 'POST /gift-cards/', {
    action: 'gift_card.issue',
    summary:
      'Hands a card out and sends it at once, for a counter sale or as a courtesy; above the limit it waits for another person of finance',
    subject: ({ body }) => `gift card of ${body.amount}`,
    run: ({ db, body: { storefront, language, ...card }, staff, now, storefront: shop }) =>
      handOut(db, deps, card, { storefront: storefront ?? shop, language, staffId: String(staff.id), now }),
  })
  call(giftCardCalls, 'POST /gift-cards/:card/approve/', {
    action: 'gift_card.approve',
    summary: 'The second pair of eyes on a card that somebody hands out',
    subject,
    run: ({ db, params, staff, now }) => approveCard(db, deps, { id: params.card, staffId: String(staff.id), now }),
  })
  call(giftCardCalls, 'POST /gift-cards/:card/block/', {
    action: 'gift_card.change',
    summary: 'The card pays nothing until it is opened again; what it holds stays on it',
    subject,
    run: ({ db, params, body, now }) => block(db, { id: params.card, reason: body.reason, now }),
  })
  call(giftCardCalls, 'POST /gift-cards/:card/open/', {
    action: 'gift_card.change',
    summary: 'A blocked card can be spent again',
    subject,
    run: ({ db, params, now }) => block(db, { id: params.card, reason: null, now }),
  })
  call(giftCardCalls, 'POST /gift-cards/:card/reissue/', {
    action: 'gift_card.reissue',
    summary: 'A lost code: sends a new one, to the same address or another; the one before opens nothing any more',
    subject,
    run: ({ db, params, body, now }) => reissue(db, deps, { id: params.card, email: body.recipient_email, now }),
  })
  call(giftCardCalls, 'PUT /gift-cards/:card/expiry/', {
    action: 'gift_card.change',
    summary: 'Another last day',
    subject,
    current: ({ db, params }) => keptCard(db, params.card),
    run: ({ db, params, body }) => extend(db, { id: params.card, on: body.expires_on as Day }),
  })
}
