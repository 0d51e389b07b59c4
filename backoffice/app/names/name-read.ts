import type { Answer } from '../api/calls.ts'
import { queries } from '../api/queries.ts'

export type Name = Answer<'GET /names/:kind/:name/'>

/** What says a name anew makes lists, trees and titles old. */
export const touched = ['GET /names/', 'GET /sections/', 'GET /titles/']

export const nameRead = (name: Name) =>
  queries.setQueryData(['GET /names/:kind/:name/', { params: { kind: name.kind, name: name.id } }], name)
