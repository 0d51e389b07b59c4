import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

const emailStates = ['waiting', 'sent', 'failed', 'erased'] as const

const ListedEmail = z.object({
  email: z.number().int(),
  template: z.string(),
  subject: z.string(),
  to: z.string(),
  language: z.enum(languages),
  state: z.enum(emailStates),
  order: z.string().nullable(),
  written: z.iso.datetime(),
  sent: z.iso.datetime().nullable(),
  tries: z.number().int(),
  next_try: z.iso.datetime().nullable(),
  why: z.enum(['address', 'server', 'other']).nullable().describe('What the last try failed of'),
  failure: z.string().describe('What the mail server said'),
  again_of: z.number().int().nullable(),
  acts: z.object({ again: z.enum(['mail.emptied', 'mail.on_its_way']).nullable() }),
})

const emailList = listCall({
  sorts: ['written'],
  first: '-written',
  filters: { state: z.enum(['waiting', 'sent', 'failed', 'stuck']).optional().describe('Stuck: tried in vain and tried again') },
  item: ListedEmail,
})
export type FindEmails = z.output<(typeof emailList)['query']>

const OfEmail = IdOf('email')
const WholeEmail = ListedEmail.extend({ text: z.string().nullable().describe('Null for what opens an account, or was erased') })
export type WholeEmail = z.output<typeof WholeEmail>
export const emailCalls = {
  'GET /emails/': emailList,
  'GET /emails/:email/': { params: OfEmail, answer: WholeEmail },
  'POST /emails/:email/again/': {
    params: OfEmail,
    body: z.object({
      to: z.email().max(254).nullable().default(null).describe('Another address of the same account, which was proved'),
    }),
    answer: WholeEmail,
  },
} satisfies StaffContract
