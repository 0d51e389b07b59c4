import { z } from 'zod'
import { ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'

const Instant = z.iso.datetime()
const Counted = z.object({
  waiting: z.number().int(),
  failed: z.number().int(),
  since: Instant.nullable().describe('Of the oldest'),
})

const Job = z.object({
  name: z.string(),
  every_ms: z.number().int(),
  last_at: Instant,
  took_ms: z.number().int(),
  error: z.string(),
  failing_since: Instant.nullable(),
  late: z.boolean().describe('It should have run again by now'),
})

/** Of a file, by its setting, or shown by a server, by its name. */
const Certificate = z.object({ name: z.string(), kind: z.enum(['file', 'server']), until: Instant })

/** What the machine says of itself. */
export const Machine = z.object({
  version: z.string(),
  node: z.string(),
  started_at: Instant,
  disk: z
    .object({ free: z.number(), of: z.number() })
    .nullable()
    .describe('Bytes where the shop keeps its data; null where it cannot be said'),
  backup_at: Instant.nullable().describe('When a backup was last noted in the file last-backup; null where none was'),
  certificates: z.array(Certificate),
  index: z
    .object({ titles: z.number().int(), changes: z.number().int() })
    .describe('The search: how many titles, and how often it changed'),
  gateways: z.array(z.string()),
  mail: z.enum(['sent', 'kept']).describe('Kept: no mail server is set, and letters reach nobody'),
})
export type Machine = z.output<typeof Machine>

const Systems = Machine.omit({ gateways: true, certificates: true }).extend({
  certificates: z
    .array(Certificate.extend({ soon: z.boolean().describe('It ends soon, or has ended') }))
    .describe('Until when certificates hold: those of files, by their setting, and those that servers showed, by their name'),
  database: z.string(),
  emails: Counted.extend({ fault: z.string().nullable().describe('Why the last attempt at a letter that waits was in vain') }),
  webhooks: Counted,
  jobs: z.array(Job).describe('Those that fail first'),
  payments: z.array(z.object({ gateway: z.string(), last_at: Instant.nullable(), last_outcome: z.string().nullable() })),
})
export type Systems = z.output<typeof Systems>

/** A setting of the environment, as it is explained and as it stands. */
export const ShownSetting = z.object({
  name: z.string(),
  part: z.string(),
  about: z.string().describe('What it does, as .env.example says it'),
  usual: z.string().describe('What it is where nobody says otherwise'),
  value: z.string().nullable().describe('What it was set to; never of a secret'),
  set: z.boolean(),
  secret: z.boolean(),
})
export type ShownSetting = z.output<typeof ShownSetting>

export const systemCalls = {
  'GET /systems/': { answer: Systems },
  'GET /environment/': { answer: ListOf(ShownSetting) },
} satisfies StaffContract
