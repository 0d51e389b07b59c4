import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { tillCalls } from './staff-contract.ts'
import { settleLines } from './till-lines.sql.ts'
import { findTillLines, takeTillLines } from './till-lines.ts'

/** The door of the stores' tills: what they sold and took back (docs/tills.md). */
export function tillStaffRoutes(call: StaffCalls) {
  call(tillCalls, 'GET /till-lines/', {
    action: 'till.read',
    summary: 'What the tills of stores told, with what became of the stock',
    run: ({ db, query, onlyStore, language }) => {
      if (query.store_code !== undefined) refuseOtherStore(onlyStore, query.store_code)
      return findTillLines(db, { ...query, store_code: query.store_code ?? onlyStore ?? undefined }, language)
    },
  })
  call(tillCalls, 'POST /till-lines/', {
    action: 'till.tell',
    summary: 'What a till sold or took back: each line once by its number, however often it is sent, with its outcome',
    subject: ({ body }) => `till ${body.store_code} ${body.till}`,
    run: async ({ db, body, staff, onlyStore, now }) => {
      refuseOtherStore(onlyStore, body.store_code)
      await storeByCode(db, body.store_code)
      return { items: await takeTillLines(db, body, { by: staff.id, now }) }
    },
  })
  call(tillCalls, 'POST /till-lines/settle/', {
    action: 'till.settle',
    summary: 'Says of lines that did not come out even that somebody has looked at the shelf',
    subject: ({ body }) => `till lines ${body.lines.length}`,
    run: async ({ db, body, staff, onlyStore, now }) => ({
      settled: await settleLines(db, { lines: body.lines, onlyStore, by: staff.id, now }),
    }),
  })
}
