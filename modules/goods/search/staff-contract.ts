import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { IdOf, Numbered, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { KeptPin, KeptSynonym, NewPin, NewSynonym, Pin, SavedPin, SavedSynonym, Synonym } from './contract.ts'

const synonymList = listCall({
  sorts: ['made', 'shown'],
  first: 'made',
  filters: {},
  item: KeptSynonym,
})
export type FindSynonyms = z.output<(typeof synonymList)['query']>

const pinList = listCall({
  sorts: ['made', 'question'],
  first: '-made',
  filters: { language: z.enum(languages).optional(), active: z.stringbool().optional() },
  item: KeptPin,
})
export type FindPins = z.output<(typeof pinList)['query']>
const OfPin = IdOf('pin')

export const pinCalls = {
  'GET /pins/': pinList,
  'GET /pins/:pin/': { params: OfPin, answer: KeptPin },
  'POST /pins/': { body: NewPin, answer: Pin },
  'PUT /pins/:pin/': { params: OfPin, body: SavedPin, answer: KeptPin },
  'DELETE /pins/:pin/': { params: OfPin, answer: Numbered },
} satisfies StaffContract

const OfSynonym = IdOf('synonym')

export const synonymCalls = {
  'GET /synonyms/': synonymList,
  'GET /synonyms/:synonym/': { params: OfSynonym, answer: KeptSynonym },
  'POST /synonyms/': { body: NewSynonym, answer: Synonym },
  'PUT /synonyms/:synonym/': { params: OfSynonym, body: SavedSynonym, answer: KeptSynonym },
  'DELETE /synonyms/:synonym/': { params: OfSynonym, answer: Numbered },
} satisfies StaffContract
