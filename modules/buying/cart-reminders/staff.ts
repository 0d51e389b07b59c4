import type { StaffCalls } from '#modules/people/staff/call.ts'
import { remindersView, ruleOf, setRule } from './rule.ts'
import { reminderCalls } from './staff-contract.ts'

/** What the shop reminds by of carts that were left, and what came of it. */
export function reminderStaffRoutes(call: StaffCalls) {
  call(reminderCalls, 'GET /cart-reminders/', {
    action: 'cart_reminder.read',
    summary: 'Reminders of carts that were left: after how long, how many went, how many were opened and bought',
    run: ({ db, storefront, now }) => remindersView(db, storefront, now),
  })
  call(reminderCalls, 'PUT /cart-reminders/rule/', {
    action: 'cart_reminder.change',
    summary: 'Whether the shop reminds of carts that were left, and after how many hours',
    subject: () => 'cart reminders',
    current: ({ db, storefront }) => ruleOf(db, storefront),
    run: ({ db, storefront, body }) => setRule(db, storefront, body),
  })
}
