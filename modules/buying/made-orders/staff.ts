import { Conflict, type RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { centsOf } from '#kernel/money.ts'
import { readPricingTables } from '#modules/buying/cart/reckon.ts'
import { lineTexts } from '#modules/goods/catalogue/line-texts.ts'
import { termsOf } from '#modules/invoicing/terms/terms.ts'
import type { LifeDeps } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import { giveFromTill, owedByTills, takeAtTill } from '#modules/orders/money/till.ts'
import { payLink } from '#modules/orders/order/order-key.ts'
import { orderByNumber, orderLines } from '#modules/orders/order/orders.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdFor, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import { wholeOrder } from '#modules/orders/parcels/whole-order.ts'
import { mayWithdraw } from '#modules/people/customers/trade-standing.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { payLinkEmail } from './emails.ts'
import { reckonWish } from './made-cart.ts'
import { asksFor, madeOrderView, waitsForLink } from './made-view.ts'
import { type MakeDeps, makeOrder, sendPayLink } from './make-order.ts'
import { findPeople } from './people.ts'
import { reckonedView } from './reckoned-view.ts'
import { madeOrderCalls } from './staff-contract.ts'
import { buyerSoFar } from './who.ts'

export interface MadeOrderDeps extends LifeDeps, Pick<PayDeps, 'confirmation' | 'moneyMoved'> {
  splitFeeCents: number | null
  /** The sentence of a refusal. */
  sentence: (code: RefusalCode, language: Language) => string
}

/** What making an order needs, the e-mail with the address to pay among it. */
export const makingWith = ({ senders, publicUrl, secret, confirmation, moneyMoved }: MadeOrderDeps): MakeDeps => ({
  confirmation,
  moneyMoved,
  payLinkEmail: async (tx, order) =>
    payLinkEmail(await senderOf(tx, senders, order), order, {
      lines: await orderLines(tx, order.id),
      href: payLink(publicUrl, secret, order),
      asked: asksFor(order),
      consumer: await mayWithdraw(tx, order),
    }),
})

/** Orders that colleagues make for a customer. */
export function madeOrderStaffRoutes(call: StaffCalls, deps: MadeOrderDeps) {
  const settings = { splitFeeCents: deps.splitFeeCents }
  call(madeOrderCalls, 'POST /made-orders/people/', {
    // Whoever makes orders makes quotes; the desk of institutions makes quotes alone.
    action: 'quote.make',
    summary: 'Accounts by name, e-mail, telephone or loyalty card, to make an order or a quote for one',
    reads: true,
    run: async ({ db, body }) => ({ items: await findPeople(db, body.q) }),
  })
  call(madeOrderCalls, 'POST /made-orders/reckon/', {
    action: 'order.make',
    summary: 'What an order for a customer would cost, and when it would be there',
    reads: true,
    run: async ({ db, body, storefront, now, language }) => {
      const tables = await readPricingTables(db)
      const wished = { wish: body, buyer: await buyerSoFar(db, body.who) }
      const onAccount = body.who.customer !== null && (await termsOf(db, body.who.customer)).onAccount
      const cart = await reckonWish(db, tables, wished, { storefront, settings, now })
      const names = await lineTexts(
        db,
        body.lines.map(({ product }) => product),
        language,
      )
      return reckonedView(cart, { say: (code) => deps.sentence(code, language), names }, onAccount)
    },
  })
  call(madeOrderCalls, 'POST /made-orders/', {
    action: 'order.make',
    summary: 'Makes an order for a customer: paid by link, with a deposit, or when it is collected',
    subject: ({ body }) => `store ${body.store_code}`,
    run: async ({ db, body, storefront, now, staff, onlyStore }) => {
      refuseOtherStore(onlyStore, body.store_code)
      const tables = await readPricingTables(db)
      const asked = { wish: body, tables, staffId: staff.id }
      const number = await makeOrder(db, makingWith(deps), asked, { storefront, settings, now }, doingOf({ staff, now }))
      return madeOrderView(db, number, null, deps)
    },
  })
  call(madeOrderCalls, 'GET /made-orders/:number/', {
    action: 'order.make',
    summary: 'An order that a colleague made, as it is told and printed',
    subject: ({ params }) => `order ${params.number}`,
    run: ({ db, params, onlyStore }) => madeOrderView(db, params.number, onlyStore, deps),
  })
  call(madeOrderCalls, 'POST /made-orders/:number/pay-link/', {
    action: 'order.make',
    summary: 'Sends the address once more where an order is paid',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, onlyStore, ...who }) => {
      await orderIdFor(db, params.number, onlyStore)
      const order = await orderByNumber(db, params.number, { lock: true })
      if (!order?.made_by || !waitsForLink(order)) throw new Conflict('made_order.not_waiting')
      await sendPayLink(db, makingWith(deps), order, doingOf(who))
      return madeOrderView(db, params.number, onlyStore, deps)
    },
  })
  tillRoutes(call, deps)
}

/** What the tills of stores take for orders, and give back. */
function tillRoutes(call: StaffCalls, deps: MadeOrderDeps) {
  call(madeOrderCalls, 'POST /orders/:number/till/', {
    action: 'order.till',
    summary: 'Notes what the store’s till took for an order that is paid when it is collected',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, staff, now, onlyStore }) => {
      refuseOtherStore(onlyStore, body.store_code)
      const whole = await wholeOrder(db, await orderIdFor(db, params.number, onlyStore))
      const taken = { cents: centsOf(body.amount), receipt: body.till_receipt, storeCode: body.store_code, staffId: staff.id }
      await takeAtTill(db, deps, whole, taken, doingOf({ staff, now }))
      return wholeOrderView(db, params.number, onlyStore)
    },
  })
  call(madeOrderCalls, 'GET /till-refunds/', {
    action: 'order.till',
    summary: 'What tills are to give back for orders that were paid at them',
    run: ({ db, query, onlyStore }) => owedByTills(db, query, onlyStore),
  })
  call(madeOrderCalls, 'POST /till-refunds/:refund/give/', {
    action: 'order.till',
    summary: 'Notes that a till gave back what it was to',
    subject: ({ params }) => `till refund ${params.refund}`,
    run: async ({ db, params, body, staff, now, onlyStore }) => {
      await giveFromTill(
        db,
        { key: params.refund, receipt: body.till_receipt, staffId: staff.id, onlyStore },
        doingOf({ staff, now }),
      )
      return { done: true as const }
    },
  })
}
