import { z } from 'zod'
import { ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { journalRoles } from './contract.ts'

export const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const Role = z.object({ role: z.enum(journalRoles) })
const Account = z.object({
  account: z
    .string()
    .trim()
    .regex(/^[1-9]\d{2,11}$/)
    .describe('Its number in the chart of accounts, three to twelve digits'),
})
const KeptAccount = versioned(Account.extend(Role.shape))

export const journalCalls = {
  'GET /journal/': {
    query: z.object({
      from: z.iso.date(),
      to: z.iso.date().describe('The last day, included'),
      format: z.enum(['csv', 'xlsx']).default('csv'),
    }),
    file: ['text/csv', spreadsheet],
  },
  'GET /journal-accounts/': { answer: ListOf(KeptAccount) },
  'GET /journal-accounts/:role/': { params: Role, answer: KeptAccount },
  'PUT /journal-accounts/:role/': { params: Role, body: versioned(Account), answer: KeptAccount },
} satisfies StaffContract
