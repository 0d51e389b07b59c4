import type { Db } from '#kernel/db.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { orderHref } from '#modules/orders/fulfilment/tell-of-parcel.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdFor } from '#modules/orders/order-history/staff-view.ts'
import { readOrder } from '#modules/orders/parcels/whole-order.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { changeOrder } from './change-order.ts'
import { exchange } from './exchange.ts'
import { lookAt } from './preview.ts'
import { changeCalls, type ExchangeAsked, type TakeBackAsked, type Wish } from './staff-contract.ts'
import { takeBack } from './take-back.ts'
import { tellOfChange, tellOfDifference } from './tell-of-change.ts'
import { changeable, exchangeView, outcomeOf, takenBackView } from './views.ts'

const subject = ({ params }: { params: { number: string } }) => `order ${params.number}`

const wishOf = ({ lines, add, keep_shipping }: Wish) => ({
  lines: lines.map(({ line, quantity }) => ({ lineId: line, quantity })),
  add: add.map(({ product, quantity }) => ({ productId: product, quantity })),
  keepShipping: keep_shipping,
})

const exchangeOf = ({ store_code, lines, add, till_receipt }: ExchangeAsked) => ({
  storeCode: store_code,
  tillReceipt: till_receipt,
  back: lines.map(({ line, ...given }) => ({ lineId: line, ...given })),
  add: add.map(({ product, quantity }) => ({ productId: product, quantity })),
})

const backOf = ({ store_code, lines }: TakeBackAsked) => ({
  storeCode: store_code,
  back: lines.map(({ line, ...given }) => ({ lineId: line, ...given })),
})

/** @throws Forbidden at another store; NotFound for orders that it may not read, and unknown stores */
async function requireHere(db: Db, number: string, storeCode: string, onlyStore: string | null): Promise<void> {
  refuseOtherStore(onlyStore, storeCode)
  await orderIdFor(db, number, onlyStore)
  await storeByCode(db, storeCode)
}

/** An order changed before it leaves: looked at first, then carried out from what was looked at. */
export function changeStaffRoutes(call: StaffCalls, deps: ReturnDeps) {
  call(changeCalls, 'GET /orders/:number/change/', {
    action: 'order.change',
    summary: 'An order as it is changed: its lines, and why what cannot be changed cannot',
    subject,
    run: async ({ db, params, onlyStore }) => {
      await orderIdFor(db, params.number, onlyStore)
      return changeable(db, params.number)
    },
  })
  call(changeCalls, 'POST /orders/:number/change/preview/', {
    action: 'order.change',
    summary: 'What a change would come to; nothing is written',
    subject,
    reads: true,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await orderIdFor(db, params.number, onlyStore)
      const asked = { number: params.number, wish: wishOf(body) }
      return outcomeOf(await lookAt(db, (part) => changeOrder(part, deps, asked, doingOf(who))))
    },
  })
  call(changeCalls, 'POST /orders/:number/change/', {
    action: 'order.change',
    summary: 'Copies taken out, added or swapped; what is over goes back, what is missing is asked for by e-mail',
    subject,
    current: async ({ db, params, onlyStore }) => {
      await orderIdFor(db, params.number, onlyStore)
      return changeable(db, params.number)
    },
    run: async ({ db, params, body: { reason, ...wish }, ...who }) => {
      const changed = await changeOrder(db, deps, { number: params.number, wish: wishOf(wish) }, doingOf(who, reason))
      await tellOfChange(db, deps, changed)
      return changeable(db, params.number, outcomeOf(changed))
    },
  })
  call(changeCalls, 'POST /orders/:number/exchange/preview/', {
    action: 'order.exchange',
    summary: 'What an exchange would come to; nothing is written',
    subject,
    reads: true,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await requireHere(db, params.number, body.store_code, onlyStore)
      const asked = { number: params.number, wish: exchangeOf(body) }
      return exchangeView(await lookAt(db, (part) => exchange(part, deps, asked, doingOf(who))), '')
    },
  })
  call(changeCalls, 'POST /orders/:number/exchange/', {
    action: 'order.exchange',
    summary: 'Copies come back over a counter and others go out in their place, the difference paid or given back',
    subject,
    run: async ({ db, params, body: { reason, ...body }, onlyStore, ...who }) => {
      await requireHere(db, params.number, body.store_code, onlyStore)
      const done = await exchange(db, deps, { number: params.number, wish: exchangeOf(body) }, doingOf(who, reason))
      const whole = await readOrder(db, params.number)
      await tellOfDifference(db, deps, whole, done)
      return exchangeView(done, orderHref(deps, whole.order))
    },
  })
  call(changeCalls, 'POST /orders/:number/take-back/preview/', {
    action: 'return.receive',
    summary: 'What copies that are taken back would give; nothing is written',
    subject,
    reads: true,
    run: async ({ db, params, body, onlyStore, ...who }) => {
      await requireHere(db, params.number, body.store_code, onlyStore)
      const asked = { number: params.number, ...backOf(body) }
      return takenBackView(await lookAt(db, (part) => takeBack(part, deps, asked, doingOf(who))))
    },
  })
  call(changeCalls, 'POST /orders/:number/take-back/', {
    action: 'return.receive',
    summary: 'Copies come back over a counter: decided on, put on the shelf, their money given back, in one act',
    subject,
    run: async ({ db, params, body: { reason, ...body }, onlyStore, ...who }) => {
      await requireHere(db, params.number, body.store_code, onlyStore)
      return takenBackView(await takeBack(db, deps, { number: params.number, ...backOf(body) }, doingOf(who, reason)))
    },
  })
}
