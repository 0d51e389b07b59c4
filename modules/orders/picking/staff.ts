import { storeByCode } from '#modules/goods/stores/stores.ts'
import { tickAsked } from '#modules/goods/transfers/transfers.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import { orderIdOfRow, wholeOrderView } from '#modules/orders/order-history/staff-view.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { moveAllocation, prepareAt, reportMissing, storesToPrepare, tick } from './pick.ts'
import { pickList } from './pick-list.ts'
import { pickCalls } from './staff-contract.ts'

const shelf = ({ params }: { params: { store: string; line: number } }) => `line ${params.line} at ${params.store}`

/** What web orders need from the shelves of the stores. */
export function pickStaffRoutes(call: StaffCalls) {
  call(pickCalls, 'GET /stores/:store/picks/', {
    action: 'pick.read',
    summary: 'What web orders and other stores need from a store’s shelf, in the order of its shelves',
    subject: ({ params }) => `store ${params.store}`,
    run: ({ db, params, onlyStore, language }) => {
      refuseOtherStore(onlyStore, params.store)
      return pickList(db, params.store, language)
    },
  })
  call(pickCalls, 'PUT /stores/:store/picks/:line/', {
    action: 'pick.tick',
    summary: 'How many copies of a line are off the shelf',
    subject: shelf,
    run: async ({ db, params, body, onlyStore, staff, language, now }) => {
      refuseOtherStore(onlyStore, params.store)
      await tick(db, { storeCode: params.store, lineId: params.line, picked: body.picked, staffId: staff.id, now })
      return pickList(db, params.store, language)
    },
  })
  call(pickCalls, 'PUT /stores/:store/picks/transfers/:transfer/:product/', {
    action: 'pick.tick',
    summary: 'How many copies that another store asked for are off the shelf',
    subject: ({ params }) => `transfer ${params.transfer}`,
    run: async ({ db, params: { store, transfer, product }, body, onlyStore, staff, language, now }) => {
      refuseOtherStore(onlyStore, store)
      await tickAsked(db, { transfer, product, picked: body.picked, storeCode: store }, { by: staff.id, now })
      return pickList(db, store, language)
    },
  })
  call(pickCalls, 'POST /stores/:store/picks/:line/missing/', {
    action: 'pick.tick',
    summary: 'Copies are not on the shelf: another store that has them is asked instead, or they come on the short list',
    subject: shelf,
    run: async ({ db, params, body, onlyStore, language, ...who }) => {
      refuseOtherStore(onlyStore, params.store)
      const held = await reportMissing(db, { storeCode: params.store, lineId: params.line, ...body }, doingOf(who))
      return {
        held_by: held.map(({ storeCode, quantity }) => ({ store_code: storeCode, copies: quantity })),
        list: await pickList(db, params.store, language),
      }
    },
  })
  call(pickCalls, 'POST /orders/:number/lines/:line/move/', {
    action: 'pick.move',
    summary: 'Copies of a line are taken from another store; the first one’s are free again',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, ...who }) => {
      await storeByCode(db, body.to)
      await moveAllocation(db, { number: params.number, lineId: params.line, ...body }, doingOf(who))
      return wholeOrderView(db, params.number, null)
    },
  })
  call(pickCalls, 'GET /orders/:number/prepare-at/', {
    action: 'pick.move',
    summary: 'The stores that could take what is still to be packed of an order, and how many of its copies each has',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params }) => ({ items: await storesToPrepare(db, params.number) }),
  })
  call(pickCalls, 'POST /orders/:number/prepare-at/', {
    action: 'pick.move',
    summary: 'One store takes all that is still to be packed of an order from its shelf; what other stores held is free again',
    subject: ({ params }) => `order ${params.number}`,
    run: async ({ db, params, body, ...who }) => {
      await prepareAt(db, { number: params.number, to: body.store_code }, doingOf(who))
      return wholeOrderView(db, params.number, null)
    },
  })
  call(pickCalls, 'POST /orders/prepare-at/', {
    action: 'pick.move',
    summary: 'The same for many orders, each done or refused by itself',
    subject: ({ number }) => `order ${number}`,
    each: async ({ db, body, ...who }, row) => {
      await orderIdOfRow(db, row, null)
      await prepareAt(db, { number: row.number, to: body.store_code }, doingOf(who))
    },
  })
}
