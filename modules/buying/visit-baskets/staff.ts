import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { cardRows } from './baskets.sql.ts'
import { countedBasket, handOverBasket } from './counter.ts'
import { shelfCardsPdf } from './shelf-cards.ts'
import { visitBasketCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { basket: number } }) => `visit basket ${params.basket}`

/** Baskets of visitors at the counter, and the cards on the shelves by which they are filled. */
export function visitBasketStaffRoutes(call: StaffCalls, { senders, publicUrl }: { senders: Senders; publicUrl: string }) {
  call(visitBasketCalls, 'GET /visit-baskets/:basket/', {
    action: 'reservation.read',
    summary: 'A visitor’s basket: its titles, their copies in the store, and what it comes to',
    subject,
    run: ({ db, params, language, onlyStore }) => countedBasket(db, params.basket, { language, onlyStore }),
  })
  call(visitBasketCalls, 'POST /visit-baskets/:basket/hand-over/', {
    action: 'reservation.change',
    summary: 'The basket is handed over; the store’s till takes the money',
    subject,
    run: async ({ db, params, language, onlyStore, staff, now }) => {
      await countedBasket(db, params.basket, { language, onlyStore })
      await handOverBasket(db, params.basket, staff.id, now)
      return countedBasket(db, params.basket, { language, onlyStore })
    },
  })
  call(visitBasketCalls, 'GET /shelf-cards/', {
    action: 'reservation.read',
    summary: 'Cards for the shelves: title, price, and the code that puts it into a visitor’s basket',
    run: async ({ db, query }) => {
      const ids = query.products.split(',').map(Number)
      const cards = await cardRows(db, ids, query.text)
      const shop = senders(query.text).name
      const pdf = await shelfCardsPdf(cards, { language: query.text, shop, address: (id) => `${publicUrl}/v/${id}` })
      return new FileAnswer('shelf-cards.pdf', 'application/pdf', pdf)
    },
  })
}
