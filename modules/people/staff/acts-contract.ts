import { z } from 'zod'
import type { StaffContract } from './call-contract.ts'
import { listCall } from './list-contract.ts'

export const outcomes = ['done', 'refused', 'forbidden', 'failed'] as const

const Act = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  staff: z.string().nullable(),
  by_key: z.string().describe('The key by which another program acted for them; empty where they did it themselves'),
  action: z.string(),
  subject: z.string(),
  outcome: z.enum(outcomes),
  look: z.boolean().describe('Somebody read it; nothing was changed'),
  reason: z.string(),
  request: z.string(),
  input: z.record(z.string(), z.unknown()),
})

const actList = listCall({
  sorts: ['at'],
  first: '-at',
  filters: {
    staff: z.string().max(254).optional().describe('E-mail of who acted'),
    by_key: z.string().max(12).optional().describe('The key that acted, as lists show it'),
    subject: z.string().max(200).optional(),
    action: z.string().max(60).optional(),
    outcome: z.enum(outcomes).optional(),
    looks: z.stringbool().optional().describe('Looks alone, or everything but looks'),
  },
  item: Act,
})
export type FindActs = z.output<(typeof actList)['query']>

export const actCalls = { 'GET /acts/': actList } satisfies StaffContract
