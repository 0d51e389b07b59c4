import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdFor } from '#modules/orders/order-history/staff-view.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { changeOrder } from './change-order.ts'
import { previewChange } from './preview.ts'
import { changeCalls, type Wish } from './staff-contract.ts'
import { tellOfChange } from './tell-of-change.ts'
import { changeable, outcomeOf } from './views.ts'

const subject = ({ params }: { params: { number: string } }) => `order ${params.number}`

const wishOf = ({ lines, add, keep_shipping }: Wish) => ({
  lines: lines.map(({ line, quantity }) => ({ lineId: line, quantity })),
  add: add.map(({ product, quantity }) => ({ productId: product, quantity })),
  keepShipping: keep_shipping,
})

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
      return outcomeOf(await previewChange(db, deps, { number: params.number, wish: wishOf(body) }, doingOf(who)))
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
}
