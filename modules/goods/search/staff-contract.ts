import type { z } from 'zod'
import { IdOf, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { KeptSynonym, NewSynonym, SavedSynonym, Synonym } from './contract.ts'

const synonymList = listCall({
  sorts: ['made', 'shown'],
  first: 'made',
  filters: {},
  item: KeptSynonym,
})
export type FindSynonyms = z.output<(typeof synonymList)['query']>

const OfSynonym = IdOf('synonym')

export const synonymCalls = {
  'GET /synonyms/': synonymList,
  'GET /synonyms/:synonym/': { params: OfSynonym, answer: KeptSynonym },
  'POST /synonyms/': { body: NewSynonym, answer: Synonym },
  'PUT /synonyms/:synonym/': { params: OfSynonym, body: SavedSynonym, answer: KeptSynonym },
  'DELETE /synonyms/:synonym/': { params: OfSynonym, answer: Numbered },
} satisfies StaffContract
