import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { NoteDetail, noteInvoiceStates, OfNote } from './contract.ts'

const Customer = z.object({ customer: z.string(), customer_name: z.string() })

const noteList = listCall({
  sorts: ['date'],
  first: '-date',
  filters: {
    customer: z.string().max(64).optional(),
    order: z.string().max(20).optional(),
    state: z.enum(noteInvoiceStates).optional().describe('Of its invoice'),
  },
  item: Customer.extend({
    note: z.string(),
    date: z.iso.date(),
    order: z.string(),
    reference: z.string(),
    copies: z.number().int(),
    total: Euros,
    state: z.enum(noteInvoiceStates),
    invoice: z.string().nullable(),
  }),
})
export type FindNotes = z.output<(typeof noteList)['query']>

const StaffNote = NoteDetail.omit({ paper: true, invoice: true }).extend({
  ...Customer.shape,
  state: z.enum(noteInvoiceStates),
  invoice: z.string().nullable(),
  due: z.iso.date().nullable(),
  paid: z.boolean(),
})
export type StaffNote = z.output<typeof StaffNote>

export const notePapers = ['pdf', 'xlsx'] as const

export const noteCalls = {
  'GET /delivery-notes/': noteList,
  'GET /delivery-notes/:note/': { params: OfNote, answer: StaffNote },
  'GET /delivery-notes/:note/paper/': {
    params: OfNote,
    query: z.object({ as: z.enum(notePapers).default('pdf') }),
    file: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
} satisfies StaffContract
