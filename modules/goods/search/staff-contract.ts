import type { z } from 'zod'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { KeptSynonym } from './contract.ts'

const synonymList = listCall({
  sorts: ['made', 'shown'],
  first: 'made',
  filters: {},
  item: KeptSynonym,
})
export type FindSynonyms = z.output<(typeof synonymList)['query']>

export const synonymCalls = { 'GET /synonyms/': synonymList } satisfies StaffContract
