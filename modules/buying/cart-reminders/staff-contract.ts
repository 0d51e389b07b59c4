import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

const ReminderRule = z.object({
  active: z.boolean().describe('Whether the shop reminds of carts; where it does not, nobody is asked for their consent'),
  after_hours: z.number().int().min(1).max(168).describe('Hours after which a cart counts as left'),
})
export type ReminderRule = z.output<typeof ReminderRule>
const KeptRule = versioned(ReminderRule)

const ReminderMonth = z.object({
  month: z.iso.date().describe('Its first day'),
  sent: z.number().int(),
  opened: z.number().int().describe('Letters whose link opened the cart'),
  bought: z.number().int().describe('Letters after which an order was placed'),
})
export type ReminderMonth = z.output<typeof ReminderMonth>

const RemindersView = z.object({
  rule: KeptRule,
  wanted_by: z.number().int().describe('Customers and guests who want to be reminded now'),
  months: z.array(ReminderMonth).describe('Of the last twelve, the newest first'),
})

export const reminderCalls = {
  'GET /cart-reminders/': { answer: RemindersView },
  'PUT /cart-reminders/rule/': { body: KeptRule, answer: KeptRule },
} satisfies StaffContract
