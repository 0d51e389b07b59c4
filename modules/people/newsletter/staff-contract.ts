import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

export const readerStates = ['pending', 'confirmed', 'ended'] as const

const Reader = z.object({
  id: z.number().int(),
  email: z.string(),
  language: z.enum(languages),
  state: z.enum(readerStates),
  form: z.string().describe('Where they asked'),
  consent_version: z.string().describe('Of the text that they accepted'),
  asked_at: z.iso.datetime(),
  confirmed_at: z.iso
    .datetime()
    .nullable()
    .describe('When they answered the link of the e-mail: from then on they may be written to'),
  ended_at: z.iso.datetime().nullable(),
  bought: z.boolean().describe('An order was paid with this address'),
})
export type Reader = z.output<typeof Reader>

const readerList = listCall({
  sorts: ['asked_at'],
  first: '-asked_at',
  filters: {
    state: z.enum(readerStates).default('confirmed'),
    language: z.enum(languages).optional(),
    bought: z.stringbool().optional().describe('Those who have bought, or who have not'),
  },
  item: Reader,
})
export type FindReaders = z.output<(typeof readerList)['query']>

export const readerCalls = { 'GET /newsletter/readers/': readerList } satisfies StaffContract
