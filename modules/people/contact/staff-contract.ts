import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { localizedFields } from '#kernel/localized.ts'
import { customerKinds } from '#modules/people/customers/contract.ts'
import { Done, Id, IdOf, ListOf, NoBody, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { contactKinds, contactSubjects, JobApplication, KeptApplication } from './contract.ts'
import { entryKinds, messageDesks, messageStates } from './states.ts'

/** Characters of an answer, a note or what somebody said. */
const longestEntry = 10_000
const Text = z.string().trim().min(1).max(longestEntry)
const Desk = z.enum(messageDesks)
const Colleague = z.object({ id: z.number().int(), name: z.string() })

const ListedMessage = z.object({
  id: z.number().int(),
  subject: z.enum(contactSubjects),
  kind: z.enum(contactKinds),
  name: z.string(),
  institution: z.string(),
  email: z.string(),
  phone: z.string(),
  beginning: z.string().describe('How it begins'),
  language: z.enum(languages),
  state: z.enum(messageStates),
  desk: Desk.nullable(),
  assigned: z.string().nullable(),
  sent_at: z.iso.datetime(),
  waits_since: z.iso.datetime().describe('When its sender wrote last'),
})

const messageList = listCall({
  sorts: ['waits_since', 'sent_at'],
  first: '-waits_since',
  filters: {
    subject: z.enum(contactSubjects).exclude(['job']).optional(),
    state: z.enum(messageStates).optional(),
    desk: Desk.optional(),
    assigned: z.enum(['me', 'nobody']).optional(),
  },
  item: ListedMessage,
})
export type FindMessages = z.output<(typeof messageList)['query']>

const Conversation = ListedMessage.omit({ beginning: true, assigned: true }).extend({
  message: z.string(),
  closed_at: z.iso.datetime().nullable(),
  assigned: Colleague.nullable(),
  proved: z.boolean().describe('An answer came from the address that was typed into the form'),
  entries: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(entryKinds),
      at: z.iso.datetime(),
      by: z.string().nullable().describe('Who of the shop; null for whoever wrote'),
      text: z.string(),
      other_address: z.string().describe('The address it came from, where that is another than the message names'),
      files: z.array(z.object({ position: z.number().int(), name: z.string() })),
    }),
  ),
  customers: z.array(z.object({ customer: z.string(), kind: z.enum(customerKinds), name: z.string(), orders: z.number().int() })),
  orders: z.array(z.object({ number: z.string(), theirs: z.boolean().describe('Placed with the address of the message') })),
  acts: z.object({ close: z.enum(['contact.is_closed']).nullable(), reopen: z.enum(['contact.is_open']).nullable() }),
})
/** Whoever answers says up to where they read: what belongs to nobody's words moves by itself. */
export const StaffMessage = versioned(Conversation, ['customers', 'orders', 'acts', 'assigned', 'desk', 'proved'])
export type Conversation = z.output<typeof Conversation>

const HouseAnswer = z.object({
  name: z.string().trim().min(1).max(80),
  ...localizedFields('text', z.string().trim().max(4_000).default('')),
})
export type HouseAnswer = z.output<typeof HouseAnswer>
const KeptAnswer = versioned(HouseAnswer.extend({ id: z.number().int() }))

const OfMessage = IdOf('message')
const OfAnswer = IdOf('answer')
export const messageCalls = {
  'GET /messages/': messageList,
  'GET /messages/colleagues/': { answer: ListOf(Colleague) },
  'GET /messages/:message/': { params: OfMessage, answer: StaffMessage },
  'POST /messages/:message/answer/': {
    params: OfMessage,
    body: versioned(z.object({ text: Text, close: z.boolean().default(false) })),
    answer: StaffMessage,
  },
  'POST /messages/:message/told/': { params: OfMessage, body: z.object({ text: Text }), answer: StaffMessage },
  'POST /messages/:message/note/': { params: OfMessage, body: z.object({ text: Text }), answer: StaffMessage },
  'POST /messages/:message/assign/': {
    params: OfMessage,
    body: z.object({ colleague: Id.nullable().default(null), desk: Desk.nullable().default(null) }),
    answer: StaffMessage,
  },
  'POST /messages/:message/close/': { params: OfMessage, body: NoBody, answer: StaffMessage },
  'POST /messages/:message/reopen/': { params: OfMessage, body: NoBody, answer: StaffMessage },
  'GET /messages/:message/files/:entry/:position/': {
    params: z.object({ message: Id, entry: Id, position: z.coerce.number().int().min(0).max(1000) }),
    file: ['application/octet-stream'],
  },
  'GET /house-answers/': { answer: ListOf(KeptAnswer) },
  'GET /house-answers/:answer/': { params: OfAnswer, answer: KeptAnswer },
  'POST /house-answers/': { body: HouseAnswer, answer: KeptAnswer },
  'PUT /house-answers/:answer/': { params: OfAnswer, body: versioned(HouseAnswer), answer: KeptAnswer },
  'DELETE /house-answers/:answer/': { params: OfAnswer, answer: Done },
} satisfies StaffContract

const applicationList = listCall({
  sorts: ['sent_at', 'name'],
  first: '-sent_at',
  filters: { all: z.stringbool().default(false).describe('Those that were answered too') },
  item: JobApplication,
})
export type FindApplications = z.output<(typeof applicationList)['query']>

export const applicationCalls = {
  'GET /applications/': applicationList,
  'GET /applications/:application/': { params: IdOf('application'), answer: KeptApplication },
  'POST /applications/:application/close/': { params: IdOf('application'), answer: Numbered },
} satisfies StaffContract
