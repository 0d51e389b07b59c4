import type { Answer } from '../api/calls.ts'
import { queries } from '../api/queries.ts'

export type Name = Answer<'GET /names/:kind/:name/'>

/** What says a name anew makes lists, trees and titles old. */
export const touched = ['GET /names/', 'GET /sections/', 'GET /titles/']

/** What takes a name away makes the same old, but for the name itself: nobody asks for it again. */
export const touchedWithout = ['GET /sections/', 'GET /titles/']
export const listAnew = () => queries.invalidateQueries({ predicate: ({ queryKey: [asked] }) => asked === 'GET /names/:kind/' })

export const nameRead = (name: Name) =>
  queries.setQueryData(['GET /names/:kind/:name/', { params: { kind: name.kind, name: name.id } }], name)
