import { z } from 'zod'
import { ReadProduct } from '#modules/libraries/intake/contract.ts'
import { IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { AnswerRequest, StaffRequest } from './contract.ts'
import { requestStates } from './states.ts'

const CloseRequest = z.object({ answer: z.string().trim().min(3).max(1_000) })

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

const WhyNot = z.string().nullable()

/** One request, and what may be done with it now. */
export const WholeRequest = StaffRequest.extend({
  email: z.string(),
  others_open: z.number().int().describe('What else its account asks for and nobody has answered'),
  offer: z.string().describe('The ISBN or EAN of what could be offered: that which was asked for, where it is on sale'),
  candidates: z
    .array(ReadProduct)
    .describe('The best matches of the catalogue’s search while it waits for an answer, three at most'),
  quotes: z.array(z.object({ id: z.number().int(), number: z.string(), state: z.string() })).describe('That answer it'),
  acts: z.object({ answer: WhyNot, close: WhyNot, quote: WhyNot }),
})
export type WholeRequest = z.output<typeof WholeRequest>

const params = IdOf('request')
export const requestCalls = {
  'GET /requests/': requestList,
  'GET /requests/:request/': { params, answer: WholeRequest },
  'POST /requests/:request/answer/': { params, body: AnswerRequest, answer: WholeRequest },
  'POST /requests/:request/close/': { params, body: CloseRequest, answer: WholeRequest },
} satisfies StaffContract
