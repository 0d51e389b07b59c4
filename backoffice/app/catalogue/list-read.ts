import type { Answer } from '../api/calls.ts'
import { queries } from '../api/queries.ts'

export type List = Answer<'GET /lists/:list/'>

/** Puts what a call answered where the screen reads it. */
export const listRead = (list: List) => queries.setQueryData(['GET /lists/:list/', { params: { list: list.id } }], list)
