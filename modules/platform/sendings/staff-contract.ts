import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Done, IdOf, NoBody, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import {
  fileActs,
  Hours,
  keptPlace,
  maybe,
  Time,
  triedPlace,
  Why,
  writtenPlace,
} from '#modules/platform/file-exchange/staff-contract.ts'
import { sentContents, sentStates } from './contract.ts'

const NewSending = z.object({
  ...writtenPlace,
  content: z
    .enum(sentContents)
    .describe('stock: copies by store; products: the feed as it was written; journal: the month before'),
  storefront: maybe(20).describe('Of stock and products: the code of the shop'),
  language: z.enum(languages).nullable().describe('Of stock and products'),
  folder: z.string().trim().max(500).describe('The folder of that server; empty: where its login begins'),
  send_hours: Hours.describe('The hours in Madrid at which it is sent'),
})
export type NewSending = z.output<typeof NewSending>

const Sending = z.object({
  ...keptPlace,
  content: z.enum(sentContents),
  storefront: z.string().nullable(),
  language: z.enum(languages).nullable(),
  host: z.string(),
  port: z.number().int(),
  username: z.string(),
  credential: z.string(),
  send_hours: z.array(z.number().int()),
  next_at: Time.nullable(),
  sent_at: Time.nullable().describe('When a file of it last arrived'),
  waiting: z.number().int().describe('Files that are still to be sent'),
  saved_by: z.string(),
})
export type Sending = z.input<typeof Sending>
const KeptSending = versioned(Sending, ['next_at', 'sent_at', 'waiting', 'failed', 'saved_by'])

const sendingList = listCall({
  sorts: ['name'],
  first: 'name',
  filters: {
    active: z.stringbool().optional(),
    failing: z.stringbool().optional(),
    content: z.enum(sentContents).optional(),
  },
  item: KeptSending,
})
export type FindSendings = z.output<(typeof sendingList)['query']>

const Sent = z.object({
  id: z.number().int(),
  sending: z.number().int(),
  sending_name: z.string(),
  name: z.string(),
  state: z.enum(sentStates),
  attempts: z.number().int(),
  due_at: Time.nullable().describe('When it is tried next'),
  fault: Why.nullable().describe('What went wrong the last time'),
  bytes: z.number().int().nullable(),
  hash: z.string().nullable().describe('SHA-256 of what was sent'),
  made_at: Time,
  sent_at: Time.nullable(),
  acts: fileActs,
})
export type Sent = z.input<typeof Sent>
const sentList = listCall({
  sorts: ['made'],
  first: '-made',
  filters: { sending: z.coerce.number().int().optional(), state: z.enum(sentStates).optional() },
  item: Sent,
})
export type FindSent = z.output<(typeof sentList)['query']>

const Tried = z.object({
  ...triedPlace,
  files: z.number().int().describe('Files that lie in the folder'),
})
export type Tried = z.input<typeof Tried>

const OfSending = IdOf('sending')
const OfFile = IdOf('file')
export const sendingCalls = {
  'GET /sendings/': sendingList,
  'GET /sendings/:sending/': { params: OfSending, answer: KeptSending },
  'POST /sendings/': { body: NewSending, answer: Numbered },
  'PUT /sendings/:sending/': { params: OfSending, body: versioned(NewSending), answer: KeptSending },
  'DELETE /sendings/:sending/': { params: OfSending, answer: Done },
  'POST /sendings/:sending/try/': { params: OfSending, body: NoBody, answer: Tried },
  'POST /sendings/:sending/send/': { params: OfSending, body: NoBody, answer: Done },
  'GET /sent-files/': sentList,
  'POST /sent-files/:file/again/': { params: OfFile, body: NoBody, answer: Done },
  'POST /sent-files/:file/leave/': { params: OfFile, body: NoBody, answer: Done },
} satisfies StaffContract
