import { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { StaffRequest } from './contract.ts'
import { requestStates } from './states.ts'

export const CloseRequest = z.object({ answer: z.string().trim().min(3).max(1_000) })

const requestList = listCall({
  sorts: ['asked_at'],
  first: '-asked_at',
  filters: {
    state: z.enum([...requestStates, 'all']).default('open'),
    unknown: z.stringbool().default(false).describe('Books asked for by a number that the catalogue does not have'),
  },
  item: StaffRequest,
})
export type FindRequests = z.output<(typeof requestList)['query']>

export const requestCalls = { 'GET /requests/': requestList } satisfies StaffContract
