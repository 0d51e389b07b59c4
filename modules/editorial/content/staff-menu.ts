import type { StaffCalls } from '#modules/people/staff/call.ts'
import { addEntry, arrangeEntries, moveEntry, removeEntry, saveEntry, storedEntry, storedMenu } from './arrange-menu.ts'
import { menuCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { entry: number } }) => `menu entry ${params.entry}`

/** Menu and footer as rows that staff arrange (A-11, N-13 to N-15). */
export function menuStaffRoutes(call: StaffCalls) {
  call(menuCalls, 'GET /menu/', {
    action: 'content.read',
    summary: 'Every entry of menu and footer, hidden ones and those out of season among them',
    run: async ({ db, storefront }) => ({ items: await storedMenu(db, storefront) }),
  })
  call(menuCalls, 'POST /menu/', {
    action: 'content.change',
    summary: 'A new entry of the menu or the footer, the last of those beside it',
    subject: ({ body }) => `menu entry ${body.key}`,
    run: async ({ db, storefront, body }) => ({ id: await addEntry(db, storefront, body) }),
  })
  call(menuCalls, 'PUT /menu/:entry/', {
    action: 'content.change',
    summary: 'Where an entry leads, its words, its season, whether it is shown',
    subject,
    current: ({ db, storefront, params }) => storedEntry(db, storefront, params.entry),
    run: async ({ db, storefront, params, body }) => {
      await saveEntry(db, storefront, params.entry, body)
      return (await storedEntry(db, storefront, params.entry))!
    },
  })
  call(menuCalls, 'DELETE /menu/:entry/', {
    action: 'content.change',
    summary: 'Takes an entry away with all below it',
    subject,
    run: async ({ db, storefront, params }) => {
      await removeEntry(db, storefront, params.entry)
      return { id: params.entry }
    },
  })
  call(menuCalls, 'POST /menu/order/', {
    action: 'content.change',
    summary: 'The order of the entries that stand beside each other',
    subject: () => 'menu order',
    run: async ({ db, storefront, body }) => {
      await arrangeEntries(db, storefront, body.entries)
      return { items: await storedMenu(db, storefront) }
    },
  })
  call(menuCalls, 'POST /menu/:entry/move/', {
    action: 'content.change',
    summary: 'Puts an entry below another one, or elsewhere among those beside it',
    subject,
    run: async ({ db, storefront, params, body }) => {
      await moveEntry(db, storefront, params.entry, body)
      return { items: await storedMenu(db, storefront) }
    },
  })
}
