import type { Db } from '#kernel/db.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { keepStoreData, type StoreForStaff, setExceptions, storeKept, storesKept } from './manage.ts'
import { type StoreAnswer, storeCalls } from './staff-contract.ts'

const answerOf = ({ code, timeZone, exceptions, ...store }: StoreForStaff): StoreAnswer => ({
  ...store,
  store_code: code,
  time_zone: timeZone,
  days: exceptions,
})

const current = async (db: Db, code: string, now: Date) =>
  (await storesKept(db, now)).map(answerOf).find(({ store_code }) => store_code === code) ?? null

/** The stores as staff keep them: data, hours, texts, and days with hours of their own (T-12, A-11). */
export function storeStaffRoutes(call: StaffCalls) {
  call(storeCalls, 'GET /stores/', {
    action: 'store.read',
    summary: 'Every store, those not published too',
    run: async ({ db, now }) => ({ items: (await storesKept(db, now)).map(answerOf) }),
  })
  call(storeCalls, 'PUT /stores/:store/', {
    action: 'store.change',
    summary: 'A store’s data, hours, order and texts; who is bound to no store may open a new one',
    subject: ({ params }) => `store ${params.store}`,
    current: ({ db, params, onlyStore, now }) => {
      refuseOtherStore(onlyStore, params.store)
      return current(db, params.store, now)
    },
    run: async ({ db, params, body: { time_zone, texts, ...store }, onlyStore, now }) => {
      await keepStoreData(db, { ...store, code: params.store, timeZone: time_zone }, texts, { mayOpen: onlyStore === null })
      return answerOf(await storeKept(db, params.store, now))
    },
  })
  call(storeCalls, 'PUT /stores/:store/days/', {
    action: 'store.change',
    summary: 'The days from today on with hours of their own; replaces them all',
    subject: ({ params }) => `store ${params.store}`,
    current: ({ db, params, onlyStore, now }) => {
      refuseOtherStore(onlyStore, params.store)
      return current(db, params.store, now)
    },
    run: async ({ db, params, body, now }) => {
      await setExceptions(db, params.store, body.days, now)
      return answerOf(await storeKept(db, params.store, now))
    },
  })
}
