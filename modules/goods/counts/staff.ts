import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { refuseOtherStore } from '#modules/people/staff/own-store.ts'
import { countRows, countSorts, insertCount, matchingCounts } from './counts.sql.ts'
import { abandonCount, applyCount, keepScans } from './counts.ts'
import { countCalls } from './staff-contract.ts'
import { headOf, headView, viewCount } from './view-count.ts'

const subject = ({ params }: { params: { count: number } }) => `count ${params.count}`

/** Counts of a store's shelves, by scan; several people may scan for one. */
export function countStaffRoutes(call: StaffCalls) {
  call(countCalls, 'GET /counts/', {
    action: 'count.read',
    summary: 'Counts of stores, newest first',
    run: async ({ db, query, onlyStore }) => {
      if (query.store_code !== undefined) refuseOtherStore(onlyStore, query.store_code)
      const asked = { ...query, store_code: query.store_code ?? onlyStore ?? undefined }
      const rows = await countRows(db, asked, walking(db, asked, countSorts(db), { id: db`c.id` }))
      return listPage(db, asked, { rows, matching: matchingCounts(db, asked), view: headView })
    },
  })
  call(countCalls, 'POST /counts/', {
    action: 'count.do',
    summary: 'Begins to count a store, or a shelf of it',
    subject: ({ body }) => `store ${body.store_code}`,
    run: async ({ db, body: { store_code, shelf }, staff, onlyStore, language }) => {
      refuseOtherStore(onlyStore, store_code)
      await storeByCode(db, store_code)
      const [count] = await insertCount(db, { storeCode: store_code, shelf, by: staff.id })
      return viewCount(db, count!.id, { onlyStore, language })
    },
  })
  call(countCalls, 'GET /counts/:count/', {
    action: 'count.read',
    summary: 'A count: what was found, what should be there and was not, and codes that nobody knows',
    subject,
    run: ({ db, params, onlyStore, language }) => viewCount(db, params.count, { onlyStore, language }),
  })
  call(countCalls, 'POST /counts/:count/scans/', {
    action: 'count.do',
    summary: 'What was scanned, each scan once however often it is sent',
    subject,
    run: async ({ db, params: { count }, body, staff, now, onlyStore, language }) => {
      await headOf(db, count, onlyStore)
      return { items: await keepScans(db, count, body.scans, { by: staff.id, now, language }) }
    },
  })
  call(countCalls, 'POST /counts/:count/apply/', {
    action: 'count.apply',
    summary: 'The differences of a count become movements of the stock, all together',
    subject,
    run: async ({ db, params: { count }, body, staff, now, onlyStore, language }) => {
      await headOf(db, count, onlyStore)
      await applyCount(db, count, body, { by: staff.id, now, language })
      return viewCount(db, count, { onlyStore, language })
    },
  })
  call(countCalls, 'POST /counts/:count/abandon/', {
    action: 'count.do',
    summary: 'Lays a count aside; the stock stays as it is',
    subject,
    run: async ({ db, params: { count }, staff, now, onlyStore, language }) => {
      await headOf(db, count, onlyStore)
      await abandonCount(db, count, { by: staff.id, now })
      return viewCount(db, count, { onlyStore, language })
    },
  })
}
