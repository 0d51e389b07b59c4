import type { Answer } from '../api/calls.ts'
import { call } from '../api/client.ts'

/** What a change comes to. */
export type Outcome = Answer<'POST /orders/:number/change/preview/'>

export interface AddedTitle {
  product: number
  title: string
  quantity: number
}

/** Titles by words or number, for what is added or swapped. */
export const titlesFound = async (q: string) => (await call('GET /stock/titles/', { query: { q, limit: 20 } })).items
