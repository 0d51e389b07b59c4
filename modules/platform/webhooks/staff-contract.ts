import { z } from 'zod'
import { Done, IdOf, NoBody, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { webhookEvents } from './contract.ts'

const Event = z.enum(webhookEvents)

const NewWebhook = z.object({
  name: z.string().trim().min(1).max(100),
  url: z.string().trim().max(500).describe('An https address of a host, at its usual door'),
  events: z.array(Event).min(1).max(webhookEvents.length),
  active: z.boolean().default(true),
})
export type NewWebhook = z.output<typeof NewWebhook>

const Webhook = NewWebhook.extend({
  id: z.number().int(),
  made_at: z.iso.datetime(),
  failing_since: z.iso.datetime().nullable().describe('Since its last answer that was a yes'),
  given_up_at: z.iso.datetime().nullable().describe('When the shop itself switched it off'),
  waiting: z.number().int().describe('What it has still to be told'),
})
export type Webhook = z.output<typeof Webhook>
const KeptWebhook = versioned(Webhook, ['waiting', 'failing_since'])
const Secret = z.object({ secret: z.string().describe('What is sent is signed with it; shown once') })

const webhookList = listCall({
  sorts: ['made', 'name'],
  first: '-made',
  filters: { active: z.stringbool().optional() },
  item: KeptWebhook,
})
export type FindWebhooks = z.output<(typeof webhookList)['query']>

export const deliveryStates = ['waiting', 'sent', 'failed'] as const
const Delivery = z.object({
  id: z.number().int(),
  event: z.string(),
  message: z.string().describe('What the receiver knows it by, the same in each try'),
  at: z.iso.datetime().describe('When it happened'),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  next_try: z.iso.datetime().nullable(),
  last_at: z.iso.datetime().nullable(),
  last_status: z.number().int().nullable(),
  last_answer: z.string(),
})
export type Delivery = z.output<typeof Delivery>
const deliveryList = listCall({
  sorts: ['made'],
  first: '-made',
  filters: { state: z.enum(deliveryStates).optional(), event: z.string().max(40).optional() },
  item: Delivery,
})
export type FindDeliveries = z.output<(typeof deliveryList)['query']>

const OfWebhook = IdOf('webhook')
export const webhookCalls = {
  'GET /webhooks/': webhookList,
  'GET /webhooks/:webhook/': { params: OfWebhook, answer: KeptWebhook },
  'POST /webhooks/': { body: NewWebhook, answer: Numbered.extend(Secret.shape) },
  'PUT /webhooks/:webhook/': { params: OfWebhook, body: versioned(NewWebhook), answer: KeptWebhook },
  'DELETE /webhooks/:webhook/': { params: OfWebhook, answer: Done },
  'POST /webhooks/:webhook/secret/': { params: OfWebhook, body: NoBody, answer: Secret },
  'POST /webhooks/:webhook/try/': { params: OfWebhook, body: NoBody, answer: Done },
  'GET /webhooks/:webhook/deliveries/': { ...deliveryList, params: OfWebhook },
  'POST /webhooks/deliveries/:delivery/replay/': { params: IdOf('delivery'), body: NoBody, answer: Done },
} satisfies StaffContract
