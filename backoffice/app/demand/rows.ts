import type { Answer, Input } from '../api/calls.ts'

export type Row = Answer<'GET /demand/'>['items'][number]
export type Kind = NonNullable<NonNullable<Input<'GET /demand/'>['query']>['kind']>

export const isKind = (text: string | undefined): text is Kind => text === 'search' || text === 'notice' || text === 'request'
export const keyOf = ({ key }: Row) => key
export const answerTone = { ordered: 'wait', made: 'good', not_to_be_had: 'plain', synonym: 'good' } as const
